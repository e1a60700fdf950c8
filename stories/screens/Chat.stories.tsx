import { shownLocation } from '@stories/app/location';
import { dialogWords } from '@stories/components/dialogWords';
import { supportText } from '@stories/matchFullText';
import { getCount, lastBody } from '@stories/requests';
import { useWords } from '@stories/words';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getHistory } from '@/api/calls/chat';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineError } from '@/components/InlineError/InlineError';
import { chatOpener } from '@/components/SupportLink/contactSupport';
import { localStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import { ChatPages } from './ChatPages';
import {
  field,
  member,
  openChat,
  opener,
  openLog,
  prepareChat,
  rows,
  teamSays,
  text,
  visitor,
  visitorSaid,
  write,
} from './chatSteps';

const meta = preview.meta({
  component: ChatPages,
  parameters: {
    ...visitor,
    docs: {
      description: {
        component:
          'The support chat, over every page. On a phone it is a sheet of full height, on a desktop a panel ' +
          'beside a page that stays usable.',
      },
    },
  },
  beforeEach: prepareChat,
});

const day = 86_400_000;

export const Closed = meta.story({
  name: 'Closed: its button',
  play: async () => void (await opener()),
});
export const Empty = meta.story({
  name: 'Empty: nothing written yet',
  play: async ({ userEvent }) => void (await openChat(userEvent)),
});
export const Default = meta.story({
  name: 'Conversation',
  parameters: member,
  play: ({ userEvent }) => openLog(userEvent, 10),
});
export const Desktop = meta.story({
  parameters: member,
  globals: { viewport: { value: 'desktop' } },
  play: ({ userEvent }) => openLog(userEvent, 10),
});
export const Loading = meta.story({
  parameters: { fail: { call: getHistory, kind: 'never' } },
  play: async ({ userEvent }) => void (await openChat(userEvent)),
});
export const Failed = meta.story({
  parameters: { fail: { call: getHistory, status: 500 } },
  play: async ({ userEvent }) => void (await openChat(userEvent)),
});
/** The visitor has written before, so the replies since then count as unread. */
export const Unread = meta.story({
  name: 'Closed: three unread replies',
  beforeEach: () => {
    teamSays(text('สวัสดี'));
    const { mockState } = storyBackend();
    const readAt = mockState.clock.now();
    localStore.set(storageKeys.chatGuest, JSON.stringify({ owner: 'guest:guest-of-the-story', readAt, sent: 1 }));
    for (let count = 0; count < 3; count += 1) teamSays(text('โอนเงินเข้ากระเป๋าหลักแล้ว'));
  },
  play: async () => void (await screen.findByRole('button', { name: new RegExp(i18n.t('chat:unread', { count: 3 })) })),
});
/** The confirmation that a guest sees before the conversation is deleted from this phone. */
export const Ending = Unread.extend({
  name: 'A visitor ends the conversation: confirmation',
  globals: { viewport: { value: 'small' } },
  play: async ({ userEvent }) => {
    await openLog(userEvent, 4);
    await userEvent.click(await screen.findByRole('button', { name: i18n.t('chat:end.action') }));
    await screen.findByRole('alertdialog', { name: i18n.t('chat:end.title') });
  },
});
/** A conversation of several days and more than one page, with several messages in a row from one side. */
export const Long = meta.story({
  name: 'Conversation of several days',
  beforeEach: () => {
    const { mockState } = storyBackend();
    const now = mockState.clock.now();
    mockState.clock.set(now - 2 * day);
    for (let count = 1; count <= 15; count += 1) teamSays(text(`ข้อความที่ ${count}`));
    mockState.clock.set(now - day);
    for (let count = 16; count <= 30; count += 1) teamSays(text(`ข้อความที่ ${count}`));
    mockState.clock.set(now);
    visitorSaid(text('ฝากเงินแล้วยังไม่เข้า'));
  },
  play: ({ userEvent }) => openLog(userEvent, 10),
});
export const Small = Default.extend({
  name: 'Small phone (320), in Lao',
  globals: { viewport: { value: 'small' }, language: 'la' },
});
export const LargeText = Default.extend({
  name: 'Small phone (320), text at 200 %, in Lao',
  globals: { textSize: 'double', viewport: { value: 'small' }, language: 'la' },
});
export const Dark = Long.extend({ name: 'Dark, in English', globals: { theme: 'dark', language: 'en' } });
export const KeyboardOpen = meta.story({
  name: 'Over an open keyboard',
  parameters: member,
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(window, 'visualViewport');
    const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 420, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
    return () => own && Object.defineProperty(window, 'visualViewport', own);
  },
  play: ({ userEvent }) => openLog(userEvent, 10),
});

/** Returns a button of the page below the chat. */
const pageButton = () => screen.findByRole('button', { name: i18n.t('home:hide') });

/** A dialog with an error text that opens the chat, as in modals. */
function HarnessWithDialog() {
  const texts = useWords(dialogWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ChatPages />
      <button type="button" data-opens onClick={() => setOpen(true)}>
        {texts.open}
      </button>
      {isOpen ? (
        <Dialog open title={texts.title} onClose={() => setOpen(false)}>
          <InlineError>{i18n.t('errors:code.INACTIVE_USER')}</InlineError>
        </Dialog>
      ) : null}
    </>
  );
}
export const OverDialog = meta.story({
  name: 'Desktop: over a dialog whose error names support',
  tags: ['no-screenshot'],
  parameters: member,
  globals: { viewport: { value: 'desktop' } },
  render: () => <HarnessWithDialog />,
  play: async ({ userEvent }) => {
    await openLog(userEvent, 10);
    await userEvent.type(await field(), 'half written');
    await userEvent.click(document.querySelector('[data-opens]') as Element);
    await userEvent.click(await screen.findByRole('button', { name: supportText() }));
  },
});

OverDialog.test('reopens an open panel above the dialog and keeps the draft', async () => {
  await waitFor(async () => expect(await field()).toHaveFocus());
  await expect(document.querySelectorAll('dialog:modal[data-chat="sheet"]')).toHaveLength(1);
  await expect(await field()).toHaveValue('half written');
});
LargeText.test('fits the sheet and keeps the send button in reach with large text', async () => {
  // The sheet is still below its final position while it slides in.
  await waitFor(() => {
    const send = screen.getByRole('button', { name: i18n.t('chat:send') }).getBoundingClientRect();
    expect(send.bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(send.right).toBeLessThanOrEqual(window.innerWidth);
  });
});
KeyboardOpen.test('ends where the on-screen keyboard begins', async () => {
  await waitFor(() => {
    const send = screen.getByRole('button', { name: i18n.t('chat:send') }).getBoundingClientRect();
    expect(send.bottom).toBeLessThanOrEqual(420);
  });
});
Empty.test(
  'is a modal sheet of full height that focuses the field; Escape returns focus to the button',
  async ({ userEvent }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(document.querySelector('[data-chat="sheet"]')?.getBoundingClientRect().height).toBe(
      window.innerHeight,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await opener()).toHaveFocus());
  },
);

Desktop.test(
  'opens beside a page that stays usable, and takes the focus from a support link',
  async ({ userEvent }) => {
    // Opens beside a page that stays usable.
    await expect(document.querySelectorAll('dialog:modal')).toHaveLength(0);
    const button = await pageButton();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(screen.getByRole('dialog')).toBeVisible();

    // Moves focus from a support link into the open panel.
    const ok = await pageButton();
    ok.focus();
    chatOpener()?.();
    await expect(await field()).toHaveFocus();
  },
);

Default.test('shows a sent message once, truncates a button with a long name, and closes on back', async ({ step }) => {
  await step(
    'shows a sent message immediately and once, and sends the member and the page along',
    async ({ userEvent }) => {
      const before = rows().length;
      await write(userEvent, 'เงินยังไม่เข้า');
      await waitFor(() => expect(rows().at(-2)?.dataset.delivery).toBe('succeed'));
      await waitFor(() => expect(rows()).toHaveLength(before + 2));
      await expect(screen.getAllByText('เงินยังไม่เข้า')).toHaveLength(1);
      const body = lastBody('POST /api/chat/send-message') as Record<'session_id' | 'deviceToken' | 'name', string>;
      await expect(body.session_id).toMatch(/^k[0-9a-f]{8}\.\d{1,9}$/);
      await expect(body.deviceToken).toMatch(/^web 1\.1\.14 th \//);
      await expect(body.name).toBe('สมชาย ใจดี');
      await expect(await field()).toHaveValue('');
    },
  );
  await step('truncates a button with a long name and sends the whole name', async () => {
    const title = `${'ก'.repeat(300)}!`;
    teamSays({ message_type: 'buttons', payload: { message: '', buttons: [{ title, type: 'text', payload: '' }] } });
    const button = await screen.findByRole('button', { name: /^ก{100,200}$/ });
    button.click();
    await waitFor(() => expect(lastBody('POST /api/chat/send-message')).toMatchObject({ message: text(title) }));
  });
  await step('closes on back and leaves the page open', async () => {
    const before = shownLocation.path;
    await waitFor(() => expect(shownLocation.state).not.toBeNull());
    shownLocation.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(shownLocation.path).toBe(before);
  });
});

Empty.test('sends what is written on Enter, but nothing empty, too long or still being composed', async ({ step }) => {
  await step('sends no empty message, and Shift+Enter breaks the line', async ({ userEvent }) => {
    await userEvent.type(await field(), '  {Enter}');
    await expect(getCount('POST /api/chat/send-message')).toBe(0);
    await userEvent.type(await field(), 'a{Shift>}{Enter}{/Shift}b{Enter}');
    await waitFor(() => expect(getCount('POST /api/chat/send-message')).toBe(1));
    await expect(lastBody('POST /api/chat/send-message')).toMatchObject({ message: text('a\nb') });
  });
  await step(
    "does not send on the Enter that ends a composition, also in Safari's event order",
    async ({ userEvent }) => {
      const before = getCount('POST /api/chat/send-message');
      const area = await field();
      await userEvent.type(area, 'ກ');
      fireEvent.compositionStart(area);
      fireEvent.keyDown(area, { key: 'Enter', keyCode: 13, isComposing: true });
      fireEvent.compositionEnd(area);
      fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 });
      await expect(getCount('POST /api/chat/send-message')).toBe(before);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(getCount('POST /api/chat/send-message')).toBe(before + 1));
    },
  );
  await step('counts characters near the limit and sends at most 2000', async ({ userEvent }) => {
    const before = getCount('POST /api/chat/send-message');
    const area = (await field()) as HTMLTextAreaElement;
    await userEvent.click(area);
    await userEvent.paste('ก'.repeat(1999));
    await screen.findByText(i18n.t('chat:length', { used: 1999, most: 2000 }));
    await userEvent.paste('ขคง');
    await screen.findByText(i18n.t('chat:tooLong', { over: 2 }));
    await userEvent.keyboard('{Enter}');
    await expect(area.value).toHaveLength(2002);
    await expect(getCount('POST /api/chat/send-message')).toBe(before);
  });
});

Unread.test(
  'marks three unread replies as read, and asks before it ends the conversation of a guest',
  async ({ userEvent }) => {
    // Shows three unread on the button, and marks them as read one second after opening.
    const name = `${i18n.t('chat:title')}, ${i18n.t('chat:unread', { count: 3 })}`;
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    await expect(getCount('PUT /api/chat/read-customer/')).toBe(0);
    await waitFor(() => expect(getCount('PUT /api/chat/read-customer/')).toBe(1));
    await waitFor(() => expect(document.querySelector('[data-unread]')).toBeNull());

    // Asks before it ends a guest conversation; the next visitor is a new guest.
    await userEvent.type(await field(), 'half');
    const end = await screen.findByRole('button', { name: i18n.t('chat:end.action') });
    await userEvent.click(end);
    const question = await screen.findByRole('alertdialog', { name: i18n.t('chat:end.title') });
    await userEvent.click(within(question).getByRole('button', { name: i18n.t('common:cancel') }));
    await expect(rows()).toHaveLength(4);
    await userEvent.click(end);
    const again = await screen.findByRole('alertdialog', { name: i18n.t('chat:end.title') });
    await userEvent.click(within(again).getByRole('button', { name: i18n.t('chat:end.action') }));
    await screen.findByText(i18n.t('chat:emptyTitle'));
    await expect(screen.queryByRole('button', { name: i18n.t('chat:end.action') })).toBeNull();
    await expect(await field()).toHaveValue('');
    await expect(JSON.stringify(localStorage)).not.toContain('guest-of-the-story');
    await write(userEvent, 'สวัสดี');
    await waitFor(() => expect(lastBody('POST /api/chat/send-message')).toHaveProperty('guestId'));
    await expect(lastBody('POST /api/chat/send-message')).not.toHaveProperty('guestId', 'guest-of-the-story');
  },
);

Long.test('shows ten messages first and earlier ones on request, and keeps the scroll position', async () => {
  const log = screen.getByRole('log');
  await expect(rows()).toHaveLength(10);
  await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
  const first = rows()[0] as HTMLElement;
  log.scrollTop = 0;
  const top = first.getBoundingClientRect().top;
  await waitFor(() => expect(rows().length).toBeGreaterThan(10));
  await expect(Math.abs(first.getBoundingClientRect().top - top)).toBeLessThan(2);
  await expect(
    within(log)
      .getAllByRole('heading')
      .map((element) => element.textContent),
  ).toContain(i18n.t('chat:yesterday'));
});
Long.test('shows an own message immediately, however far up the reader has scrolled', async ({ userEvent }) => {
  const log = screen.getByRole('log');
  log.scrollTop = 0;
  await screen.findByRole('button', { name: i18n.t('chat:newest') });
  await write(userEvent, 'ยังไม่เข้า');
  const own = await screen.findByText('ยังไม่เข้า');
  await waitFor(() =>
    expect(own.getBoundingClientRect().bottom).toBeLessThanOrEqual(log.getBoundingClientRect().bottom),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: i18n.t('chat:newest') })).toBeNull());
});
Long.test('announces a reply just below the visible edge', async () => {
  const log = screen.getByRole('log');
  await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
  log.scrollTop -= 60;
  await waitFor(() => expect(screen.queryByRole('button', { name: i18n.t('chat:newest') })).toBeNull());
  await waitFor(() => expect(storyBackend().mockState.listeners.size).toBeGreaterThan(0));
  teamSays(text('หนึ่ง\nสอง\nสาม\nสี่'));
  await screen.findByRole('button', { name: i18n.t('chat:newest') });
});
Unread.test('counts unread messages in the title of a hidden tab, and announces a reply without its text', async () => {
  // Counts unread messages in the title while the tab is hidden.
  await screen.findByRole('button', { name: new RegExp(i18n.t('chat:unread', { count: 3 })) });
  const look = (visibility: string) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  try {
    look('hidden');
    await waitFor(() => expect(document.title).toMatch(/^\(3\) /));
    look('visible');
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  } finally {
    Reflect.deleteProperty(document, 'visibilityState');
  }

  // Announces a guest's reply while closed without its text.
  await screen.findByRole('button', { name: new RegExp(i18n.t('chat:unread', { count: 3 })) });
  // The app requests the history a second time when the connection opens.
  await waitFor(() => expect(getCount('POST /api/chat/history')).toBeGreaterThan(1));
  teamSays(text('ยังอยู่ไหม'));
  await screen.findByText(i18n.t('chat:unread', { count: 1 }));
  await expect(screen.queryByText(/ยังอยู่ไหม/)).toBeNull();
  await screen.findByRole('button', { name: new RegExp(i18n.t('chat:unread', { count: 4 })) });
});
Failed.test('shows the failure in its place and can be tried again', async ({ userEvent }) => {
  const again = await screen.findByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) });
  storyBackend().mockState.faults.length = 0;
  await userEvent.click(again);
  await screen.findByText(i18n.t('chat:emptyTitle'));
});
