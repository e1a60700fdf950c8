import { announcements, recordAnnouncements } from '@stories/announcements';
import { allowExits, findLeaving, finishExit } from '@stories/exits';
import { isInView } from '@stories/inView';
import { useWords } from '@stories/words';
import { useEffect, useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { ToastRegion } from '@/components/Toast/ToastRegion';
import { useToastAnnouncements } from '@/components/Toast/Toasts';
import {
  clearToasts,
  currentToasts,
  pauseToast,
  showToast,
  type ToastKind,
  toast,
  toastMs,
} from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';

const texts = {
  th: {
    success: 'คัดลอกแล้ว: 123-4-56789-0',
    error: 'คัดลอกไม่สำเร็จ',
    info: 'แตะ “เช็กยอดเงิน” เพื่ออัปเดตยอดล่าสุด',
    long: 'กรุณาตรวจสอบชื่อบัญชีและเลขบัญชีให้ตรงกับที่ลงทะเบียนไว้ก่อนยืนยัน เพื่อให้เงินเข้ากระเป๋าหลักได้ภายในหนึ่งนาที',
    dialog: 'ฝากเงิน',
  },
  la: {
    success: 'ສຳເນົາແລ້ວ: 110-12-00-1234567-001',
    error: 'ສຳເນົາບໍ່ສຳເລັດ',
    info: 'ແຕະ “ກວດຍອດເງິນ” ເພື່ອອັບເດດຍອດຫຼ້າສຸດ',
    long: 'ກະລຸນາກວດສອບຊື່ບັນຊີ ແລະ ເລກບັນຊີໃຫ້ກົງກັບທີ່ລົງທະບຽນໄວ້ກ່ອນຢືນຢັນ ເພື່ອໃຫ້ເງິນເຂົ້າກະເປົາຫຼັກໄດ້ພາຍໃນໜຶ່ງນາທີ',
    dialog: 'ຝາກເງິນ',
  },
  en: {
    success: 'Copied: 123-4-56789-0',
    error: 'Failed to copy',
    info: 'Tap “Check balance” for the latest amount',
    long: 'Please check that the account name and number match the ones you registered with before you confirm, so that the money arrives.',
    dialog: 'Deposit',
  },
};

interface Args {
  show?: readonly ToastKind[];
  long?: boolean;
  dialog?: boolean;
  /** The dialog has actions. */
  actions?: boolean;
  theme?: 'light' | 'dark';
}

const all: readonly ToastKind[] = ['success', 'info', 'error'];

function Harness({ show = all, long, dialog = false, actions, theme }: Args) {
  const labels = useWords(texts);
  const [isOpen, setOpen] = useState(dialog);
  useToastAnnouncements();
  useEffect(() => {
    for (const kind of show) showToast(long ? labels.long : labels[kind], kind);
    // A screenshot can be taken at any time, so the toasts of a story never time out.
    for (const { id } of currentToasts()) pauseToast(id);
    return clearToasts;
  }, [show, long, labels]);
  return (
    <div data-theme={theme} style={{ minHeight: '20rem' }}>
      <Button onClick={() => toast.success(labels.success)}>{labels.dialog}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={labels.dialog}
        footer={actions ? <Button onClick={() => setOpen(false)}>{labels.dialog}</Button> : undefined}
      >
        {labels.long}
      </Dialog>
      <ToastRegion />
    </div>
  );
}

const meta = preview.meta({
  component: Harness,
  beforeEach: recordAnnouncements,
  subcomponents: { ToastRegion },
  tags: ['three-languages', 'one-theme'],
  parameters: {
    docs: {
      description: {
        component:
          'A message that disappears after 4 s: done, copied, in progress. A message that members must acknowledge ' +
          'is a MessageDialog, and a form shows its own errors (InlineError).',
      },
      story: { inline: false, height: '420px' },
    },
  },
});

export const Kinds = meta.story({ name: 'Every kind' });
export const Long = meta.story({ name: 'Longest texts', args: { show: ['error', 'info'], long: true } });
export const AboveDialog = meta.story({ name: 'In a dialog without actions', args: { dialog: true } });
export const InActions = meta.story({ name: 'Above the actions of a dialog', args: { dialog: true, actions: true } });
export const Light = meta.story({ tags: ['no-screenshot'], globals: { theme: 'light' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Quiet = meta.story({ name: 'No message', tags: ['no-screenshot'], args: { show: [] } });
export const LargeText = meta.story({
  name: 'Small phone (320), text at 200 %',
  args: { show: ['success', 'error'], long: true },
  globals: { viewport: { value: 'small' }, textSize: 'double' },
});

const region = () => screen.getByRole('region', { name: i18n.t('common:notifications') });

Kinds.test('fades out as an inert copy that screen readers ignore', async () => {
  const end = allowExits();
  const [button] = screen.getAllByRole('button', { name: i18n.t('common:closeNotification') });
  button?.click();
  await waitFor(() => expect(findLeaving()).not.toBeNull());
  const copy = findLeaving() as HTMLElement;
  await expect(copy).toHaveAttribute('aria-hidden', 'true');
  await expect(copy.querySelector('p')).not.toBeEmptyDOMElement();
  finishExit(copy);
  end();
  await waitFor(() => expect(findLeaving()).toBeNull());
});
LargeText.test('leaves at least half of its width to the text', async () => {
  for (const text of region().querySelectorAll('p')) {
    await expect(text.clientWidth).toBeGreaterThan((text.parentElement as HTMLElement).clientWidth / 2);
  }
});

Quiet.test(
  'announces the text alone, errors at once, shows it as plain text, and pauses its timeout under the pointer',
  async ({ userEvent }) => {
    // Announces only the text, errors immediately, in regions that stay.
    toast.info('1');
    await waitFor(() => expect(announcements).toEqual(['polite: 1']));
    const regions = [...document.querySelectorAll('body > [data-announcer]')];
    await expect(regions.map((item) => item.getAttribute('aria-live'))).toEqual(['assertive', 'polite']);
    toast.error('2');
    toast.info('1');
    await waitFor(() => expect(announcements).toEqual(['polite: 1', 'assertive: 2', 'polite: 1']));
    await expect([...document.querySelectorAll('body > [data-announcer]')]).toEqual(regions);
    await expect(region().querySelector('[aria-live]')).toBeNull();

    clearToasts();
    await waitFor(() => expect(within(region()).queryAllByRole('paragraph')).toHaveLength(0));

    // Shows a toast from any caller as plain text.
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(within(region()).getAllByRole('paragraph')).toHaveLength(1));
    toast.error('<img src=x onerror=alert(1)>');
    await waitFor(() => expect(within(region()).getByText('<img src=x onerror=alert(1)>')).toBeVisible());

    clearToasts();
    await waitFor(() => expect(within(region()).queryAllByRole('paragraph')).toHaveLength(0));

    // Pauses its timeout under the pointer.
    toast.info('1');
    const text = await waitFor(() => within(region()).getByText('1'));
    const stopped = spyOn(globalThis, 'clearTimeout');
    await userEvent.hover(text);
    await expect(stopped).toHaveBeenCalled();
    stopped.mockRestore();
    const started = spyOn(globalThis, 'setTimeout');
    await userEvent.unhover(text);
    await expect(started).toHaveBeenCalledWith(expect.any(Function), toastMs);
    started.mockRestore();
  },
);

Kinds.test('describes each close button by its own text, and closes each toast by keyboard', async ({ userEvent }) => {
  // Each close button is described by its own text, and named apart from a dialog's.
  const buttons = within(region()).getAllByRole('button', { name: i18n.t('common:closeNotification') });
  await expect(buttons).toHaveLength(3);
  for (const close of buttons) {
    const said = close.parentElement?.querySelector('p')?.textContent ?? '';
    await expect(said).not.toBe('');
    await expect(close).toHaveAccessibleDescription(said);
  }

  // Closes each toast by keyboard.
  for (let left = 3; left > 0; left -= 1) {
    const [close] = within(region()).getAllByRole('button');
    close?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(region()).queryAllByRole('button')).toHaveLength(left - 1));
  }
});
InActions.test('lies between the content and the actions, also if the actions grow after it', async () => {
  const action = within(screen.getByRole('dialog')).getAllByRole('button').at(-1) as HTMLElement;
  const isClear = async () => {
    const { bottom } = region().getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(action.getBoundingClientRect().top);
    await isInView(action);
  };
  await isClear();
  action.style.minHeight = '9rem';
  await isClear();
});
AboveDialog.test(
  'shows one toast at a time clear of the title, and announces it in the dialog, or on the page while that closes',
  async ({ userEvent }) => {
    // Shows one toast, clear of the dialog's title, and is reachable there.
    const close = within(region()).getAllByRole('button')[0] as HTMLElement;
    await expect(region().closest('dialog')).not.toBeNull();
    await isInView(close);
    const title = screen.getByRole('heading').getBoundingClientRect();
    await expect(close.getBoundingClientRect().top).toBeGreaterThan(title.bottom);
    const text = () => within(region()).getByRole('paragraph').textContent;
    const first = text();
    close.click();
    await waitFor(() => expect(text()).not.toBe(first));

    // Announces a toast in the dialog, and on the page if the dialog is closing.
    await waitFor(() => expect(announcements).toHaveLength(3));
    await expect(announcements.every((announcement) => announcement.includes(' in a dialog: '))).toBe(true);
    toast.info('1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(announcements.filter((line) => line.endsWith(': 1'))).toEqual(['polite: 1']));
  },
);
