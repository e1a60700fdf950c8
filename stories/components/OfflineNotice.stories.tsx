import { expectInkFits } from '@stories/inkFits';
import { useWords } from '@stories/words';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { TextInput } from '@/components/Field/TextInput';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { i18n } from '@/i18n/i18n';
import { dialogWords } from './dialogWords';

/** Sets what the browser reports as its connection. */
function connect(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Renders a page with a form in a dialog. The offline notice appears inside the topmost dialog. */
function UnderDialogs() {
  const texts = useWords(dialogWords);
  const [open, setOpen] = useState(true);
  const [alerting, setAlerting] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <OfflineNotice />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        footer={<Button onClick={() => setAlerting(true)}>{texts.more}</Button>}
      >
        <TextInput label={texts.field} value={text} onChange={setText} />
        <MessageDialog open={alerting} onClose={() => setAlerting(false)} tone="info" title={texts.more}>
          {texts.text}
        </MessageDialog>
      </Dialog>
    </>
  );
}

const meta = preview.meta({
  component: OfflineNotice,
  tags: ['three-languages'],
  beforeEach: () => {
    connect(false);
    return () => {
      // SWR in this frame remembers the last event, and an offline one reloads nothing when a member returns.
      connect(true);
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
});

export const Offline = meta.story({});
export const LargeText = meta.story({ name: 'Text at 200 %', globals: { textSize: 'double' } });
export const Online = meta.story({
  name: 'Online: takes no space',
  tags: ['no-screenshot'],
  play: () => connect(true),
});

// Storybook's index reads tags only where they are written.
const overDialog = { render: () => <UnderDialogs /> };
export const InDialog = meta.story({
  name: 'In a dialog, light',
  tags: ['!autodocs', 'one-theme'],
  ...overDialog,
  globals: { theme: 'light' },
});
export const InDialogDark = meta.story({
  name: 'In a dialog, dark',
  tags: ['!autodocs', 'one-theme'],
  ...overDialog,
  globals: { theme: 'dark' },
});
export const InDialogSmall = meta.story({
  name: 'Small phone (320), text at 200 %: in a dialog',
  tags: ['!autodocs', 'one-theme'],
  ...overDialog,
  globals: { viewport: { value: 'small' }, textSize: 'double' },
});
export const InAlert = meta.story({
  name: 'In an alert over a dialog',
  tags: ['!autodocs', 'one-theme'],
  ...overDialog,
  play: async ({ userEvent }) => {
    // The button's label is sample text, so the test finds it by its place: the last button of the dialog.
    await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
    await screen.findByRole('alertdialog');
  },
});

Offline.test('shows while the connection is gone', async ({ canvas }) => {
  const place = canvas.getByRole('status');
  await expect(place).toHaveTextContent(i18n.t('common:offline'));
  connect(true);
  await waitFor(() => expect(place).toBeEmptyDOMElement());
  await expect(place).toBeInTheDocument();
  connect(false);
  await waitFor(() => expect(place).not.toBeEmptyDOMElement());
});
Online.test('takes no space while online', async ({ canvas }) => {
  await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(0);
});

const dialogs = () => [...document.querySelectorAll('dialog')];
const places = () => screen.getAllByRole('status', { hidden: true });
const offlineWords = () => i18n.t('common:offline');

InDialog.test(
  'is announced once in one live region: in the top dialog, and on the page again afterwards',
  async ({ canvas, userEvent }) => {
    // Is announced once, in a live region that exists before the text.
    connect(true);
    await waitFor(() => expect(places()[0]).toBeEmptyDOMElement());
    const said: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '');
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    connect(false);
    await waitFor(() => expect(places()[0]).toHaveTextContent(offlineWords()));
    // A second event with the same state changes nothing.
    connect(false);
    await waitForStable();
    watch.disconnect();
    // The live region was in the page, empty, before the text. Otherwise screen readers may not announce the text.
    await expect(said).toEqual(['', offlineWords()]);
    await expect(places()).toHaveLength(1);
    await expect(dialogs()[0]).toContainElement(places()[0] as HTMLElement);

    // Keeps one live region: in the top dialog, and on the page again afterwards.
    const [place, ...others] = places();
    await expect(others).toEqual([]);
    await expect(dialogs()[0]).toContainElement(place as HTMLElement);
    await waitFor(() => expect(place).toHaveTextContent(offlineWords()));
    // The notice lies below the title and above the scrolling body.
    const top = place?.getBoundingClientRect().top ?? 0;
    await expect(top).toBeGreaterThanOrEqual(screen.getByRole('heading').getBoundingClientRect().bottom);
    await expect(top).toBeLessThan(screen.getByRole('textbox').getBoundingClientRect().top);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toEqual([]));
    await expect(places()).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(offlineWords());
  },
);

InAlert.test('moves into the alert over the dialog, and back into the dialog', async ({ userEvent }) => {
  await expect(screen.getByRole('alertdialog')).toContainElement(places()[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: i18n.t('common:ok') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(dialogs()[0]).toContainElement(places()[0] as HTMLElement);
  await expect(places()).toHaveLength(1);
});

InDialogSmall.test('fits the smallest viewport with the largest text size', async () => {
  await waitFor(() => expect(places()[0]).not.toBeEmptyDOMElement());
  const notice = places()[0]?.firstElementChild as HTMLElement;
  const { left, right } = notice.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(innerWidth);
  await expect(notice.scrollWidth).toBe(notice.clientWidth);
  await expectInkFits(notice.querySelector('span') as HTMLElement, offlineWords());
});
