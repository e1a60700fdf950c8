import { Row } from '@stories/BothThemes';
import { everyState } from '@stories/everyState';
import { useSamples } from '@stories/samples';
import { useWords } from '@stories/words';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CopyButton } from '@/components/CopyButton/CopyButton';
import { ToastRegion } from '@/components/Toast/ToastRegion';
import { clearToasts, currentToasts } from '@/components/Toast/toasts';

const onResult = fn();

interface HarnessProps {
  showLabel?: boolean;
  long?: boolean;
  before?: () => boolean;
}

function Harness({ showLabel, long, before }: HarnessProps) {
  const samples = useSamples();
  const short = useWords({ th: 'เลขบัญชี', la: 'ເລກບັນຊີ', en: 'Account number' });
  const what = long ? samples.long : short;
  return (
    <Row>
      <span>1234567890</span>
      <CopyButton text="1234567890" what={what} showLabel={showLabel} before={before} onResult={onResult} />
    </Row>
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { CopyButton },
  beforeEach: () => {
    clearToasts();
    return clearToasts;
  },
  parameters: {
    docs: {
      description: {
        component:
          'Copies text that members need in another app, such as an account number, and confirms it. If the browser ' +
          'refuses, it shows the text. An address that can be opened is a TextLink.',
      },
    },
  },
});

const refuse = () => {
  const api = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const old = spyOn(document, 'execCommand').mockReturnValue(false);
  return () => {
    api.mockRestore();
    old.mockRestore();
  };
};

export const IconOnly = meta.story({ name: 'Icon only' });
export const Wide = meta.story({ name: 'With its label', args: { showLabel: true } });
export const LongText = meta.story({ name: 'Longest text', args: { showLabel: true, long: true } });
/** The browser refuses to copy: a toast says so, and a dialog shows the text for manual copying. */
export const Refused = meta.story({
  name: 'Failed: the browser does not copy',
  // Its dialog takes the focus, and the docs page would open scrolled down to it.
  tags: ['!autodocs', 'one-theme'],
  beforeEach: refuse,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});
export const NotNow = meta.story({
  name: 'Another step comes first',
  tags: ['no-screenshot'],
  args: { before: () => false },
});
export const WithToasts = meta.story({
  name: 'With its toast',
  tags: ['one-theme'],
  render: () => (
    <>
      <Harness showLabel />
      <ToastRegion />
    </>
  ),
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(currentToasts()).toHaveLength(1));
  },
});

IconOnly.test('copies by the Clipboard API, or by selection without it, and confirms it', async ({ step }) => {
  await step('copies by the Clipboard API and confirms it', async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('1234567890');
    await waitFor(() => expect(onResult).toHaveBeenLastCalledWith(true));
    await expect(currentToasts()).toMatchObject([{ kind: 'success', text: expect.stringContaining('1234567890') }]);
    write.mockRestore();
  });
  clearToasts();
  await step('copies by selection without the Clipboard API', async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    const selected: string[] = [];
    const old = spyOn(document, 'execCommand').mockImplementation(() => {
      const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
      selected.push(value.slice(selectionStart, selectionEnd));
      return true;
    });
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(selected).toEqual(['1234567890']));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(currentToasts()).toMatchObject([{ kind: 'success' }]);
    await expect(document.querySelector('textarea')).toBeNull();
    write.mockRestore();
    old.mockRestore();
  });
});
Refused.test('shows the text selected for manual copying when the browser refuses', async () => {
  const field = await waitFor(() => screen.getByRole<HTMLTextAreaElement>('textbox'));
  await expect(field).toHaveFocus();
  await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('1234567890');
  await expect(onResult).toHaveBeenLastCalledWith(false);
  await expect(currentToasts()).toMatchObject([{ kind: 'error' }]);
});
NotNow.test('does not copy when `before` returns false', async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(canvas.getByRole('button'));
  await expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
