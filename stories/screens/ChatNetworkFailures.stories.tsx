import { holdResponse, lastBody } from '@stories/requests';
import MockDate from 'mockdate';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getHistory } from '@/api/calls/chat';
import { endSession, startSession } from '@/app/session';
import { i18n } from '@/i18n/i18n';
import { ChatPages } from './ChatPages';
import { field, openChat, opener, openLog, prepareChat, rows, teamSays, text, visitor, write } from './chatSteps';
import { setOnline } from './statementSteps';

const meta = preview.meta({
  component: ChatPages,
  title: 'Chat/Network failures',
  parameters: {
    ...visitor,
    docs: {
      description: {
        component:
          'The chat without a network, with a busy server or without storage. The conversation on screen stays ' +
          'readable.',
      },
    },
  },
  beforeEach: prepareChat,
});

const manyReplies = () => {
  for (let count = 1; count <= 15; count += 1) teamSays(text(`ข้อความที่ ${count}`));
};
const scrollUp = () => {
  screen.getByRole('log').scrollTop = 0;
};

export const Offline = meta.story({
  name: 'Offline',
  beforeEach: () => {
    teamSays(text('สวัสดี'));
    return () => setOnline(true)();
  },
  play: async ({ userEvent }) => {
    await openLog(userEvent, 1);
    // A response to a later request would show that the device is online.
    setOnline(false);
  },
});
export const NearlyTooLong = meta.story({
  name: 'Message near the character limit',
  tags: ['no-screenshot'],
  play: async ({ userEvent }) => {
    fireEvent.change(await openChat(userEvent), { target: { value: 'ก'.repeat(1950) } });
    await screen.findByText(i18n.t('chat:length', { used: 1950, most: 2000 }));
  },
});
export const TooOften = meta.story({
  name: 'Message refused: too many requests',
  parameters: { fail: { call: getHistory, status: 429 } },
  play: async ({ userEvent }) => void (await openChat(userEvent)),
});
export const LoadingEarlier = meta.story({
  name: 'Loading earlier messages',
  beforeEach: manyReplies,
  play: async ({ userEvent }) => {
    await openLog(userEvent, 10);
    holdResponse(`POST ${getHistory.path}`);
    scrollUp();
    await within(screen.getByRole('log')).findByText(i18n.t('common:loading'));
  },
});
export const EarlierFailed = meta.story({
  name: 'Failed: earlier messages',
  beforeEach: manyReplies,
  play: async ({ userEvent }) => {
    await openLog(userEvent, 10);
    storyBackend().fail({ method: 'POST', path: getHistory.path, status: 500, times: 99 });
    scrollUp();
    await screen.findByText(i18n.t('chat:older.failed'));
  },
});
/** Half an hour before midnight in Bangkok; by the device's clock the next day has begun. */
export const WrongClock = meta.story({
  name: "The device's clock is an hour fast",
  tags: ['no-screenshot'],
  parameters: { now: Date.UTC(2026, 0, 14, 16, 30) },
  beforeEach: () => {
    teamSays(text('สวัสดี'));
    MockDate.set(Date.UTC(2026, 0, 14, 17, 30));
  },
  play: ({ userEvent }) => openLog(userEvent, 1),
});
export const NoStorage = meta.story({
  name: 'Nothing can be stored',
  tags: ['no-screenshot'],
  beforeEach: () => {
    const { setItem, getItem } = Storage.prototype;
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(Storage.prototype, { setItem: deny, getItem: deny });
    return () => void Object.assign(Storage.prototype, { setItem, getItem });
  },
  play: async ({ userEvent }) => void (await openChat(userEvent)),
});
export const OthersLogIn = meta.story({
  name: 'A visitor logs in and out again',
  tags: ['no-screenshot'],
  play: async ({ userEvent }) => {
    await openChat(userEvent);
    await write(userEvent, 'guest was here');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await userEvent.type(await field(), 'half written');
  },
});

Offline.test('shows that it is offline and keeps the conversation', async () => {
  await expect(screen.getByRole('dialog')).toHaveTextContent(i18n.t('common:offline'));
  await expect(rows()).toHaveLength(1);
});
TooOften.test('explains the rate limit and can be tried again', async ({ userEvent }) => {
  const again = await screen.findByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) });
  storyBackend().mockState.faults.length = 0;
  await userEvent.click(again);
  await screen.findByText(i18n.t('chat:emptyTitle'));
});
EarlierFailed.test('loads earlier messages on a retry', async ({ userEvent }) => {
  storyBackend().mockState.faults.length = 0;
  await userEvent.click(screen.getByRole('button', { name: i18n.t('chat:older.more') }));
  await screen.findByText('ข้อความที่ 1');
});
WrongClock.test("shows days and times by the server's clock", async ({ userEvent }) => {
  await write(userEvent, 'ok');
  await waitFor(() => expect(rows()).toHaveLength(3));
  await waitFor(() => expect(rows()[1]?.dataset.delivery).toBe('succeed'));
  const days = within(screen.getByRole('log')).getAllByRole('heading');
  await expect(days.map(({ textContent }) => textContent)).toEqual([i18n.t('chat:today')]);
  for (const row of rows()) await expect(row).toHaveTextContent('23:30:00');
});
NoStorage.test('works without storage and keeps a draft while the page lasts', async ({ userEvent }) => {
  await write(userEvent, 'ok');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await userEvent.type(await field(), 'half written');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await opener());
  await expect(await field()).toHaveValue('half written');
});
OthersLogIn.test("gives each member their own room and shows nothing of the other's", async ({ userEvent }) => {
  const { tokenFor } = storyBackend();
  startSession(tokenFor('0812345678'), true);
  await waitFor(() => expect(screen.queryByText('guest was here')).toBeNull());
  await expect(screen.queryByDisplayValue('half written')).toBeNull();
  await expect(await openChat(userEvent)).toHaveValue('');
  await waitFor(() => expect(lastBody('POST /api/chat/history')).toHaveProperty('userId'));
  await userEvent.type(await field(), "the member's");
  endSession();
  await waitFor(() => expect(screen.queryByDisplayValue("the member's")).toBeNull());
  await expect(await openChat(userEvent)).toHaveValue('');
  // The visitor after a member is a new guest.
  await waitFor(() => expect(lastBody('POST /api/chat/history')).toHaveProperty('guestId'));
  await expect(screen.queryByText('guest was here')).toBeNull();
});
