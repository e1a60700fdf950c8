import { prepareApp } from '@stories/app/app';
import { inLayout } from '@stories/app/ScreenLayout';
import {
  acknowledge,
  acknowledgeSuccess,
  amountField,
  enter,
  expectLedgerBalanced,
  expectUnknown,
  findAnnouncement,
  getBalance,
  keep,
} from '@stories/modals/money';
import { getCount, lastBody, mockResponse, respondBy } from '@stories/requests';
import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { withdrawAll } from '@/api/calls/wallet';
import { hasEchoed } from '@/api/client/client';
import { runCommand } from '@/api/commands/command';
import { acknowledgeCommand, openCommands } from '@/api/commands/pendingCommands';
import { currentToasts } from '@/components/Toast/toasts';
import { localStore, storageKeys } from '@/device/storage';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { minuteMs } from '@/lib/time';
import { withdrawView } from '@/modals/Withdraw/view';
import { HomeScreen } from '@/screens/Home/HomeScreen';

const meta = preview.meta({
  component: HomeScreen,
  decorators: [inLayout],
  title: 'Lost response',
  tags: ['long'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: `${paths.home}?modal=withdraw`,
    modals: { withdraw: withdrawView },
    docs: {
      description: {
        component:
          'After a lost response the app does not say what has happened. It shows what the backend shows: the newest ' +
          'rows of the place where the command leaves its trace. Home keeps the command until the member has seen it.',
      },
    },
  },
  beforeEach: prepareApp,
});

const sent = 'POST /api/wallet/withdrawAll';
const statement = 'POST /api/statement';
const sentence = () => i18n.t('money:whether.withdraw', { amount: formatAmount(500) });
const what = () => i18n.t('money:what.withdraw', { amount: formatAmount(500) });
/** Returns home's card of the withdrawal, or null. */
const card = () => screen.queryByRole('region', { name: what() });
const inDialog = async (name: string) => within(await findAnnouncement()).getByRole('button', { name });

/** Requests a withdrawal of 500 baht. */
async function withdraw(): Promise<void> {
  await enter('500');
  // The form has read the statement, so that the record knows its newest row.
  await waitForStable();
  within(screen.getByRole('dialog'))
    .getByRole('button', { name: i18n.t('withdraw:submit') })
    .click();
}
/** The idempotency key of each request. */
const keys: (string | null)[] = [];
/** Loses the first response. `isDone` says whether the backend carries out the first request. */
const loseFirst = (isDone: boolean) => {
  keys.length = 0;
  respondBy(sent, async (ask, request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    if (keys.length > 1) return ask();
    if (isDone) await ask();
    return Response.error();
  });
};
const leave = async () => {
  within(screen.getByRole('dialog'))
    .getByRole('button', { name: i18n.t('common:close') })
    .click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const InStatement = meta.story({
  name: 'Result unknown: a new entry',
  beforeEach: () => loseFirst(true),
  play: async () => {
    await withdraw();
    await expectUnknown();
  },
});
InStatement.test(
  'shows the entry with its status, refreshes it, and keeps the command on home until it is seen',
  async () => {
    const dialog = await findAnnouncement();
    await expect(dialog).toHaveTextContent(what());
    const [row] = within(dialog).getAllByRole('listitem');
    await expect(row).toHaveTextContent(formatAmount(500));
    await expect(row).toHaveTextContent(i18n.t('statement:status.pending'));
    await expect(row).toHaveTextContent(i18n.t('money:evidence.mayBe'));
    await expect(dialog).toHaveTextContent(formatAmount(2080.5));
    await expect(getCount(sent)).toBe(1);
    const asked = getCount(statement);
    (await inDialog(i18n.t('statement:refresh'))).click();
    await waitFor(() => expect(getCount(statement)).toBeGreaterThan(asked));
    await expect(await inDialog(i18n.t('money:keep'))).toHaveFocus();
    await keep();
    await expect(await amountField()).toHaveValue('500');
    await leave();
    within(card() as HTMLElement)
      .getByRole('button', { name: `${i18n.t('money:see')}: ${what()}` })
      .click();
    await waitFor(() => expect(card()).toHaveTextContent(i18n.t('money:evidence.asOf')));
    within(card() as HTMLElement)
      .getByRole('button', { name: `${i18n.t('money:seen')}: ${what()}` })
      .click();
    await waitFor(() => expect(card()).toBeNull());
    await expect(document.body).not.toHaveFocus();
    await expect(localStore.listRecords(storageKeys.pendingCommands)).toEqual([]);
    await expectLedgerBalanced();
  },
);

export const NothingNew = meta.story({
  name: 'Result unknown: no new entry',
  tags: ['three-languages'],
  parameters: { scenario: 'no-keys' },
  beforeEach: () => loseFirst(false),
  play: InStatement.input.play,
});
NothingNew.test('shows that there is nothing new, and offers no resend without an echoed key', async () => {
  await expect(await findAnnouncement()).toHaveTextContent(what());
  await expect(await findAnnouncement()).toHaveTextContent(i18n.t('money:evidence.none'));
  await expect(
    within(await findAnnouncement()).queryByRole('button', { name: i18n.t('money:resend.button') }),
  ).toBeNull();
  await acknowledge();
  await leave();
  await expect(card()).toBeNull();
});

/** Adds 29 deposits to the statement once the withdrawal has been sent. */
const addDeposits = () =>
  respondBy(statement, async (ask) => {
    const response = await ask();
    if (keys.length === 0) return response;
    const { total, statements } = await response.json();
    const deposits = Array.from({ length: 29 }, (_, index) => {
      const createdAt = new Date(Date.now() + minuteMs - index).toISOString();
      return { statementType: 'deposit', status: 'SUCCESS', from: 'KBANK', to: 'WALLET', amount: 100, createdAt };
    });
    return Response.json({ total: total + deposits.length, statements: [...deposits, ...statements] });
  });
export const ManyNew = meta.story({
  name: 'Result unknown: thirty new entries',
  beforeEach: () => {
    loseFirst(true);
    addDeposits();
  },
  play: InStatement.input.play,
});
ManyNew.test('shows 20 of the entries and says how many there are', async () => {
  const dialog = within(await findAnnouncement());
  const list = within(dialog.getByRole('list', { name: i18n.t('money:evidence.new') }));
  await expect(list.getAllByRole('listitem')).toHaveLength(20);
  await expect(list.getByText(i18n.t('money:evidence.mayBe'))).toBeVisible();
  await expect(dialog.getByText(i18n.t('money:evidence.shown', { shown: '20', all: '30' }))).toBeVisible();
  await acknowledge();
});

/** Statements that cannot be understood completely. */
const unreadable = [
  ['a row without a date', { total: 1, statements: [{ statementType: 'withdraw', amount: -500, status: 'SUCCESS' }] }],
  ['no list', { total: 0 }],
  ['a wrong total', { total: '1', statements: [] }],
  ['older pages', { total: 900, statements: [] }],
] as const;
export const Unreadable = meta.story({
  name: 'Result unknown: the statement is unreadable',
  tags: ['three-languages'],
  beforeEach: () => {
    loseFirst(true);
    mockResponse(statement, unreadable[0][1]);
  },
  play: InStatement.input.play,
});
Unreadable.test('says that it could not read the statement completely', async () => {
  const incomplete = () => within(screen.getByRole('alertdialog')).queryByText(i18n.t('money:incomplete.statement'));
  await expect(incomplete()).toBeVisible();
  for (const [, response] of unreadable) {
    mockResponse(statement, response);
    const asked = getCount(statement);
    (await inDialog(i18n.t('statement:refresh'))).click();
    await waitFor(() => expect(getCount(statement)).toBeGreaterThan(asked));
    await waitFor(() => expect(incomplete()).toBeVisible());
  }
});

/** Home refreshes the games by a command, whose response echoes its idempotency key. */
const echoed = () => waitFor(() => expect(hasEchoed()).toBe(true));
export const SendAgain = meta.story({
  name: 'Result unknown: can be sent again',
  tags: ['three-languages'],
  beforeEach: () => loseFirst(true),
  play: async () => {
    await echoed();
    await withdraw();
    await expectUnknown();
    (await inDialog(i18n.t('money:resend.button'))).scrollIntoView({ block: 'end' });
  },
});
SendAgain.test('sends the same request with the same key, and the command is carried out once', async () => {
  // The dialog covers the form, but a program can still write into it.
  await enter('777');
  (await inDialog(i18n.t('money:resend.button'))).click();
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  await expect(lastBody(sent)).toEqual({ amount: 500 });
  await expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  await expect(getBalance()).toBe(2080.5);
  await acknowledgeSuccess();
  await expect(card()).toBeNull();
  await expectLedgerBalanced();
});

/** The first command has no result yet, and the member sends another one. */
export const Question = meta.story({
  name: 'An earlier command has no result yet',
  tags: ['three-languages'],
  beforeEach: () => loseFirst(false),
  play: async () => {
    await withdraw();
    await expectUnknown();
    await keep();
    await withdraw();
    await screen.findByRole('alertdialog', { name: i18n.t('money:earlier.title') });
  },
});
const earlier = () => i18n.t('money:one.withdraw', { amount: formatAmount(500) });
Question.test('sends nothing before the member decides, and shows the evidence', async () => {
  await expect(await findAnnouncement()).toHaveTextContent(earlier());
  await expect(keys).toHaveLength(1);
  (await inDialog(i18n.t('money:earlier.see'))).click();
  await expectUnknown();
  await acknowledge();
  await expect(keys).toHaveLength(1);
});
Question.test('sends a new command with its own idempotency key', async () => {
  (await inDialog(i18n.t('money:earlier.new'))).click();
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  await expect(new Set(keys).size).toBe(2);
  await expect(getBalance()).toBe(2080.5);
  await acknowledge();
});
Question.test('follows the earlier command while the question is open', async () => {
  const [command] = openCommands();
  const key = command?.key ?? '';
  await runCommand(withdrawAll, { body: { amount: 500 } }, { key, isResultKept: true });
  await waitFor(async () => expect(await findAnnouncement()).toHaveTextContent(getText('succeeded')));
  await acknowledgeCommand(key);
  await waitFor(async () => expect(await findAnnouncement()).toHaveTextContent(getText('gone')));
});
const getText = (end: 'succeeded' | 'gone') =>
  i18n.t(`money:earlier.${end}`, { what: earlier(), time: '14:30' }).slice(0, 60);

export const StorageFull = meta.story({
  name: 'The device cannot store the command',
  tags: ['three-languages'],
  beforeEach: () => {
    loseFirst(true);
    const { trySet } = localStore;
    localStore.trySet = (key, value) => !key.startsWith(storageKeys.pendingCommands) && trySet(key, value);
    return () => {
      localStore.trySet = trySet;
    };
  },
  play: async () => {
    await withdraw();
    await screen.findByRole('alertdialog', { name: i18n.t('money:unrecorded.title') });
  },
});
StorageFull.test('sends nothing before the member decides, and then once', async () => {
  await expect(keys).toHaveLength(0);
  (await inDialog(i18n.t('money:unrecorded.send'))).click();
  await expectUnknown();
  await expect(keys).toHaveLength(1);
  await acknowledge();
});

/** Another tab is still sending the earlier command. */
export const NoticeElsewhere = meta.story({
  name: 'Back after a reload: a reminder on another page',
  parameters: { route: paths.profile },
  beforeEach: async () => {
    respondBy(sent, async () => Response.error());
    await runCommand(withdrawAll, { body: { amount: 500 } });
    // This page has not sent the command, so it gets another key.
    const key = 'of-another-page';
    const command = acknowledgeCommand(openCommands()[0]?.key ?? '');
    localStore.trySet(`${storageKeys.pendingCommands}.${key}`, JSON.stringify({ ...command, key }));
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
});
NoticeElsewhere.test('says on any page that there is no result, and where to see it', async () => {
  const text = i18n.t('money:notice', { text: sentence() });
  await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'info', text }]));
});
