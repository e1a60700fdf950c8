import { allowExits, findLeaving, finishExit } from '@stories/exits';
import { useWords } from '@stories/words';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { TextInput } from '@/components/Field/TextInput';
import { dialogWords } from './dialogWords';

interface Args extends Partial<ComponentProps<typeof Dialog>> {
  start?: boolean;
  theme?: 'light' | 'dark';
  filling?: 'short' | 'long' | 'form';
  closed?: () => void;
}

/** Renders a button that opens the dialog, and the dialog with realistic content. */
function Harness({ start = true, theme, filling = 'short', closed, ...rest }: Args) {
  const [open, setOpen] = useState(start);
  const [inner, setInner] = useState(false);
  const [name, setName] = useState('');
  const texts = useWords(dialogWords);
  return (
    <div data-theme={theme} style={{ minHeight: '150vh' }}>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <Dialog
        title={texts.title}
        {...rest}
        open={open}
        onClose={() => {
          closed?.();
          setOpen(false);
        }}
        footer={
          <>
            <Button variant="quiet" onClick={() => setInner(true)}>
              {texts.more}
            </Button>
            <Button onClick={() => setOpen(false)}>{texts.done}</Button>
          </>
        }
      >
        {filling === 'form' && <TextInput label={texts.field} value={name} onChange={setName} />}
        {filling !== 'form' && <p>{texts.text}</p>}
        {filling === 'long' && texts.many.map((line) => <p key={line}>{line}</p>)}
        <Dialog open={inner} onClose={() => setInner(false)} shape="card" size="sm" title={texts.more}>
          <p>{texts.text}</p>
        </Dialog>
      </Dialog>
    </div>
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { Dialog },
  tags: ['one-theme'],
  args: { closed: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A form or a list over the page, with its actions always in view. A confirmation is a ConfirmDialog and a ' +
          'message is a MessageDialog. Content with a page of its own needs no dialog.',
      },
      story: { inline: false, height: '560px' },
    },
  },
});

export const Sheet = meta.story({ name: 'Sheet, light', args: { theme: 'light' } });
export const SheetDark = meta.story({ name: 'Sheet, dark', args: { theme: 'dark' } });
export const Card = meta.story({ name: 'Card', args: { shape: 'card', size: 'sm' } });
export const Form = meta.story({ name: 'With a form', args: { filling: 'form' } });
export const LongText = meta.story({
  name: 'Longest text: the body scrolls',
  args: { filling: 'long', theme: 'dark' },
});
export const Locked = meta.story({ name: 'In progress: nothing closes it', args: { dismissible: false } });

const dialogs = () => screen.queryAllByRole('dialog');
const opener = () => document.querySelector<HTMLButtonElement>('[data-theme] > button, div > button');

Sheet.test('closes on Escape and returns focus to the opener', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.closed).toHaveBeenCalledOnce();
  await expect(dialogs()).toHaveLength(0);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await expect(document.activeElement).toBe(dialogs()[0]);
  await userEvent.keyboard('{Escape}');
  await expect(document.activeElement).toBe(button);
});

Form.test('leaves as an inert copy with what was typed, unless motion is reduced', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(findLeaving()).toBeNull();
  const end = allowExits();
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(await screen.findByRole('textbox'), 'a');
  await userEvent.keyboard('{Escape}');
  const copy = findLeaving() as HTMLElement;
  await expect(copy.querySelector('input')).toHaveValue('a');
  await expect(copy).toHaveAttribute('aria-hidden', 'true');
  await expect(dialogs()).toHaveLength(0);
  await expect(screen.getByRole('button')).toHaveFocus();
  finishExit(copy);
  end();
  await waitFor(() => expect(findLeaving()).toBeNull());
});

Sheet.test('moves the focus once when it opens', { args: { start: false } }, async ({ canvas }) => {
  const focused: EventTarget[] = [];
  const note = ({ target }: FocusEvent) => target && focused.push(target);
  document.addEventListener('focusin', note);
  canvas.getByRole('button').click();
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveFocus());
  document.removeEventListener('focusin', note);
  // A screen reader would say the close button first.
  await expect(focused).toEqual([dialog]);
  await expect(dialog.querySelector('[inert]')).toBeNull();
});
Sheet.test('does not close on a key press that an input method handles', async ({ args }) => {
  const [dialog] = dialogs();
  fireEvent.keyDown(dialog as HTMLElement, { key: 'Escape', keyCode: 229 });
  fireEvent.keyDown(dialog as HTMLElement, { key: 'Escape', keyCode: 27, isComposing: true });
  await expect(args.closed).not.toHaveBeenCalled();
  fireEvent.keyDown(dialog as HTMLElement, { key: 'Escape', keyCode: 27 });
  await expect(args.closed).toHaveBeenCalledOnce();
});

Sheet.test('blocks scrolling of the page behind it, and allows it again after closing', async ({ userEvent }) => {
  const style = () => getComputedStyle(document.documentElement).overflowY;
  await expect(style()).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect(style()).not.toBe('hidden');
});

Sheet.test(
  'closes on a backdrop tap, but not on a drag that starts or ends in the dialog',
  async ({ args, userEvent }) => {
    const [dialog] = dialogs();
    const text = dialog?.querySelector('p') as HTMLElement;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: text },
      { keys: '[/MouseLeft]', target: dialog as HTMLElement },
    ]);
    await expect(args.closed).not.toHaveBeenCalled();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: dialog as HTMLElement },
      { keys: '[/MouseLeft]', target: text },
    ]);
    // Browsers send the click of such a drag to the element that contains both ends.
    fireEvent.click(dialog as HTMLElement);
    await userEvent.click(text);
    await expect(args.closed).not.toHaveBeenCalled();
    await userEvent.click(dialog as HTMLElement);
    await expect(args.closed).toHaveBeenCalledOnce();
  },
);

Sheet.test('traps Tab inside in both directions', async ({ userEvent }) => {
  const [dialog] = dialogs();
  const seen = new Set<Element | null>();
  for (let step = 0; step < 7; step += 1) {
    await userEvent.tab();
    seen.add(document.activeElement);
    await expect(dialog?.contains(document.activeElement)).toBe(true);
  }
  await expect(seen.size).toBe(3);
  for (let step = 0; step < 7; step += 1) {
    await userEvent.tab({ shift: true });
    await expect(dialog?.contains(document.activeElement)).toBe(true);
  }
});

Sheet.test(
  'stacks two dialogs: Escape closes the upper one and focus returns to the lower one',
  async ({ args, userEvent }) => {
    const [more] = screen.getAllByRole('button').filter((button) => button.closest('dialog') && !button.ariaLabel);
    await userEvent.click(more as HTMLElement);
    await expect(document.querySelectorAll('dialog[open]')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    await expect(args.closed).not.toHaveBeenCalled();
    await expect(document.activeElement).toBe(more);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
);

Form.test('stays open when the member cancels the file chooser inside it', async ({ args }) => {
  const input = document.createElement('input');
  input.type = 'file';
  dialogs()[0]?.append(input);
  input.dispatchEvent(new Event('cancel', { bubbles: true }));
  await expect(args.closed).not.toHaveBeenCalled();
  input.remove();
});

Sheet.test('handles a close by the browser like any other close', async ({ args }) => {
  (dialogs()[0] as HTMLDialogElement).close();
  await waitFor(() => expect(args.closed).toHaveBeenCalledOnce());
  await waitFor(() => expect(dialogs()).toHaveLength(0));
});

Locked.test('cannot be closed while a request is in flight', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}{Escape}');
  const [dialog] = dialogs();
  await userEvent.click(dialog as HTMLElement);
  await userEvent.click(dialog?.querySelector('[aria-label]') as HTMLElement);
  (dialog as HTMLDialogElement).close();
  await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(true));
  await expect(args.closed).not.toHaveBeenCalled();
});

LongText.test(
  'scrolls its body by keys, keeps title and actions in view, and leaves where it was scrolled',
  async ({ userEvent }) => {
    // The body gets the role `group` only after the dialog has measured that it scrolls.
    const body = await screen.findByRole('group');
    await expect(body.tabIndex).toBe(0);
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toBe(body);
    await waitFor(() => {
      for (const control of dialogs()[0]?.querySelectorAll('button') ?? []) {
        const { top, bottom } = control.getBoundingClientRect();
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(innerHeight);
      }
    });
    const end = allowExits();
    body.scrollTop = 50;
    await userEvent.keyboard('{Escape}');
    const copy = findLeaving() as HTMLElement;
    await expect(copy.querySelector('[role="group"]')).toHaveProperty('scrollTop', 50);
    finishExit(copy);
    end();
    await waitFor(() => expect(findLeaving()).toBeNull());
  },
);

Sheet.test('leaves no nodes or listeners behind after opening 50 times', { args: { start: false } }, async () => {
  const button = opener() as HTMLElement;
  const kept = new Map<EventTarget, number>();
  const count = (by: number, original: typeof EventTarget.prototype.addEventListener) =>
    function (this: EventTarget, ...parameters: Parameters<typeof original>) {
      kept.set(this ?? window, (kept.get(this ?? window) ?? 0) + by);
      return original.apply(this, parameters);
    };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const lasting = () =>
    [...kept].reduce((sum, [target, n]) => sum + (!(target instanceof Node) || target.isConnected ? n : 0), 0);
  const once = async () => {
    button.click();
    await waitFor(() => expect(dialogs()).toHaveLength(1));
    dialogs()[0]?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialogs()).toHaveLength(0));
  };
  try {
    for (let turn = 0; turn < 10; turn += 1) await once();
    const nodes = document.getElementsByTagName('*').length;
    EventTarget.prototype.addEventListener = count(1, addEventListener);
    EventTarget.prototype.removeEventListener = count(-1, removeEventListener);
    for (let turn = 0; turn < 40; turn += 1) await once();
    await expect(document.getElementsByTagName('*').length).toBe(nodes);
    await expect(Math.abs(lasting())).toBeLessThan(10);
  } finally {
    Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
  }
});
