import { withdraw as withdrawNow } from '@mocks/rules/withdraw';
import { advanceTime } from '@stories/advanceTime';
import { AppRoot } from '@stories/app/AppRoot';
import { acknowledge, balanceOf, enter, expectBooksRight, expectFound, news } from '@stories/modals/money';
import { pausePolling } from '@stories/pausePolling';
import { countOf, lastBody, respondBy } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getWallet, withdrawAll } from '@/api/calls/wallet';
import { hasEchoed, send } from '@/api/client/client';
import { runCommand } from '@/api/commands/command';
import { openCommands } from '@/api/commands/pendingCommands';
import { currentToasts } from '@/components/Toast/toasts';
import { localStore, storageKeys } from '@/device/storage';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { addressOf, type CommandName, commands, prepareCommands } from './commands';

const meta = preview.meta({
  component: AppRoot,
  title: 'Reconciliation',
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: addressOf('withdraw'),
    docs: {
      description: {
        component:
          'After a lost response the app looks for the result without resending the command. It finds that the ' +
          'command went through, or does not find it in the statement after 60 s. Then the member can retry it with ' +
          'the same idempotency key. If the result stays unknown, home keeps it.',
      },
    },
  },
  beforeEach: prepareCommands,
});

const sent = 'POST /api/wallet/withdrawAll';
const statement = 'POST /api/statement';
const t = (key: 'looking' | 'check' | 'again' | 'ask' | 'kept' | 'later' | 'requested' | 'notFound') =>
  i18n.t(`money:found.${key}`);
const what = () => i18n.t('money:what.withdraw', { amount: formatAmount(500) });
/** Returns the name of a button on home's card: its label and the command. */
const named = (label: string) => `${label}: ${what()}`;

/** Requests a withdrawal of 500 baht. */
async function withdraw(): Promise<void> {
  await enter('500');
  within(screen.getByRole('dialog'))
    .getByRole('button', { name: i18n.t('withdraw:submit') })
    .click();
}
/**
 * The idempotency key of each request. `loseFirst` loses the first response; `isHeard` says whether the backend
 * receives the first request.
 */
const keys: (string | null)[] = [];
const loseFirst = (isHeard: boolean, request = sent) => {
  keys.length = 0;
  respondBy(request, async (ask, request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    if (keys.length > 1) return ask();
    if (isHeard) await ask();
    return Response.error();
  });
};
/** Returns home's card of the command, or null. */
const line = () => screen.queryByRole('region', { name: what() });
const leave = async () => {
  within(screen.getByRole('dialog'))
    .getByRole('button', { name: i18n.t('common:close') })
    .click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const Polling = meta.story({
  name: 'Checking the result',
  beforeEach: () => {
    pausePolling();
    loseFirst(false);
  },
  play: async () => {
    await withdraw();
    await screen.findByRole('alertdialog', { name: t('looking') });
  },
});
Polling.test(
  'can be closed: the form keeps its value, and home shows that the result is being reconciled',
  async () => {
    await expect(within(await news()).getByRole('button', { name: i18n.t('common:ok') })).toHaveFocus();
    await acknowledge();
    await expect(await screen.findByDisplayValue('500')).toBeVisible();
    await leave();
    await expect(line()).toHaveTextContent(what());
    await expect(keys).toHaveLength(1);
  },
);

export const WentThrough = meta.story({
  name: 'It went through',
  beforeEach: () => loseFirst(true),
  play: async () => {
    await withdraw();
    await expectFound('requested');
  },
});
WentThrough.test('shows the statement entry, and removes the card once acknowledged', async () => {
  await expect(await news()).toHaveTextContent(what());
  await expect(await news()).toHaveTextContent(formatAmount(500));
  await acknowledge();
  await leave();
  await expect(line()).toBeNull();
  await expect(countOf(sent)).toBe(1);
  await expect(balanceOf()).toBe(2080.5);
  await expectBooksRight();
});

export const NotFound = meta.story({
  name: 'Not found in the statement',
  tags: ['three-languages'],
  beforeEach: () => loseFirst(false),
  play: async () => {
    await withdraw();
    await expectFound('notFound');
  },
});
NotFound.test('explains the facts; a retry sends the same idempotency key and is carried out once', async () => {
  const dialog = await news();
  await expect(dialog).toHaveTextContent(i18n.t('money:absent.wallet', { amount: formatAmount(2580.5) }));
  within(dialog)
    .getByRole('button', { name: t('again') })
    .click();
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  await acknowledge();
  await expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  await expect(balanceOf()).toBe(2080.5);
  await leave();
  await expect(line()).toBeNull();
  await expectBooksRight();
});
NotFound.test('resends the stored request even if the form was edited meanwhile', async () => {
  // The dialog covers the form, but a program can still write into it.
  await enter('777');
  within(await news())
    .getByRole('button', { name: t('again') })
    .click();
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  await expect(lastBody(sent)).toEqual({ amount: 500 });
  await expect(balanceOf()).toBe(2080.5);
  await acknowledge();
});

export const AskAgain = meta.story({
  name: 'Retry: the backend honours idempotency keys',
  beforeEach: () => {
    // Let the statement fail, because otherwise it would settle the result first.
    respondBy(statement, async () => Response.json({}, { status: 500 }));
    pausePolling({ late: true });
    loseFirst(true);
  },
  play: async () => {
    // Home refreshes the games by a command, whose response echoes its idempotency key.
    await waitFor(() => expect(hasEchoed()).toBe(true));
    await withdraw();
    const dialog = await screen.findByRole('alertdialog', { name: i18n.t('money:unknown') });
    await within(dialog).findByRole('button', { name: t('ask') });
  },
});
AskAgain.test(
  'takes the response to the same idempotency key as the result immediately, and the command is carried out once',
  async () => {
    within(await news())
      .getByRole('button', { name: t('ask') })
      .click();
    await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
    await expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
    await expect(balanceOf()).toBe(2080.5);
    await acknowledge();
    await expectBooksRight();
  },
);

/** The first command has no result yet, and the member sends another command. */
const withoutResult = () => {
  pausePolling();
  loseFirst(false);
};
export const Question = meta.story({
  name: 'An earlier command has no result yet',
  tags: ['three-languages'],
  beforeEach: withoutResult,
  play: async () => {
    await withdraw();
    await screen.findByRole('alertdialog', { name: t('looking') });
    await acknowledge();
    await withdraw();
    await screen.findByRole('alertdialog', { name: i18n.t('money:earlier.title') });
  },
});
Question.test('sends nothing before the member decides, and links to the statement', async () => {
  await expect(await news()).toHaveTextContent(i18n.t('money:one.withdraw', { amount: formatAmount(500) }));
  await expect(keys).toHaveLength(1);
  within(await news())
    .getByRole('button', { name: i18n.t('money:earlier.see') })
    .click();
  await screen.findByRole('alertdialog', { name: t('looking') });
  await acknowledge();
  await expect(keys).toHaveLength(1);
});
Question.test('sends a new command with its own idempotency key', async () => {
  within(await news())
    .getByRole('button', { name: i18n.t('money:earlier.new') })
    .click();
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  await expect(new Set(keys).size).toBe(2);
  await expect(balanceOf()).toBe(2080.5);
  await acknowledge();
});

/** The member logs out while a result is unknown. */
export const LogOut = meta.story({
  name: 'Log out while a result is unknown',
  beforeEach: withoutResult,
  play: async () => {
    await withdraw();
    await screen.findByRole('alertdialog', { name: t('looking') });
    await acknowledge();
    await leave();
    screen.getByRole('button', { name: i18n.t('nav:logout') }).click();
    await screen.findByRole('alertdialog', { name: i18n.t('money:logOut.title') });
  },
});
LogOut.test('asks once, then deletes the pending command', async () => {
  await expect(openCommands()).toHaveLength(1);
  within(await news())
    .getByRole('button', { name: i18n.t('nav:logout') })
    .click();
  await waitFor(() => expect(localStore.get(storageKeys.pendingCommands)).toBeNull());
});

/** While `now` is true the statement fails. `lookOn` continues polling, whose timeout has already passed. */
const silent = { now: true, lookOn: () => {} };
const cannotTell = {
  // Home sends a command too: its response must not show that the backend honours idempotency keys.
  parameters: { scenario: 'no-keys' },
  beforeEach: () => {
    silent.now = true;
    silent.lookOn = pausePolling({ late: true });
    loseFirst(true);
    respondBy(statement, async (ask) => (silent.now ? Response.json({}, { status: 500 }) : ask()));
  },
  play: async () => {
    await withdraw();
    await screen.findByRole('alertdialog', { name: i18n.t('money:unknown') });
  },
};
export const CannotTell = meta.story({ name: 'Not known yet', ...cannotTell });
export const CouldNotTell = meta.story({
  name: 'Still unknown: home offers another check',
  tags: ['three-languages'],
  ...cannotTell,
  play: async () => {
    await cannotTell.play();
    await acknowledge();
    await leave();
    silent.lookOn();
    await screen.findByRole('button', { name: named(t('check')) });
  },
});
CannotTell.test(
  'shows that the result is unknown and continues; home keeps the command until it is settled',
  async () => {
    await expect(await news()).toHaveTextContent(t('kept'));
    await acknowledge();
    await leave();
    await expect(line()).toHaveTextContent(what());
    // A time: two minutes of polls, which take no time in this test.
    silent.lookOn();
    const check = await screen.findByRole('button', { name: named(t('check')) });
    await expect(line()).toHaveTextContent(t('later'));
    silent.now = false;
    check.click();
    await waitFor(() => expect(line()).toHaveTextContent(t('requested')));
    within(line() as HTMLElement)
      .getByRole('button', { name: named(i18n.t('common:ok')) })
      .click();
    await waitFor(() => expect(line()).toBeNull());
    await expect(document.body).not.toHaveFocus();
    await expect(countOf(sent)).toBe(1);
  },
);

/** The page was reloaded or discarded while the command was in flight. `isDone`: whether it succeeded. */
const underWay = async (isDone: boolean) => {
  if (isDone) withdrawNow(storyBackend().mockState, storyMember(), 500_00);
  respondBy(sent, async () => Response.error());
  await send(getWallet, {});
  await runCommand(withdrawAll, { body: { amount: 500 } })?.catch(() => undefined);
  // The command was sent before the page opened, so the clock must be later.
  advanceTime(1);
};
export const Returned = meta.story({
  name: 'Back after a reload',
  parameters: { route: '/user/home' },
  beforeEach: () => underWay(true),
  play: async () => {
    await waitFor(() => expect(line()).toHaveTextContent(t('requested')));
  },
});
Returned.test('shows on home what the command was and that it went through', async () => {
  await expect(line()).toHaveTextContent(what());
  await expect(currentToasts()).toEqual([]);
  await waitFor(() => expect(line()).toHaveTextContent(t('requested')));
  await expect(line()).toHaveTextContent(formatAmount(500));
});
export const ReturnedInVain = meta.story({
  name: 'Back after a reload: not found',
  parameters: { route: '/user/profile' },
  beforeEach: () => underWay(false),
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
});
ReturnedInVain.test('shows the result on any page', async () => {
  const told = () => currentToasts().map(({ text }) => text);
  await waitFor(() => expect(told()).toContain(i18n.t('money:found.wasUnderWay', { what: what() })));
  await waitFor(() => expect(told().join()).toContain(t('notFound')));
});

/** The command never arrives and is not in the statement. The dialog's retry sends the same idempotency key, once. */
const again = (name: CommandName) => async (): Promise<void> => {
  const { ready, request, worth, change } = commands[name];
  const { button } = await ready();
  const expected = worth() + change();
  loseFirst(false, request);
  button.click();
  within(await screen.findByRole('alertdialog', { name: t('notFound') }))
    .getByRole('button', { name: t('again') })
    .click();
  await waitFor(() => expect(keys).toHaveLength(2));
  await waitFor(() => expect(worth()).toBeCloseTo(expected, 5));
  await expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: t('notFound') })).toBeNull());
  await expectBooksRight();
};
export const Transfer = meta.story({ name: 'Transfer', parameters: { route: addressOf('transfer') } });
Transfer.test('carries out a retry once', again('transfer'));
export const Play = meta.story({ name: 'Transfer and play', parameters: { route: addressOf('moveAndPlay') } });
Play.test('carries out a retry once', again('moveAndPlay'));
export const Slip = meta.story({
  name: 'Slip',
  parameters: { route: addressOf('slip') },
  // Removes the earlier slips. If the server's clock were wrong, the app could take one of them for this slip.
  beforeEach: () => {
    const { slip } = storyBackend().mockState.db;
    for (const { _id } of slip.all()) slip.remove(_id);
  },
});
Slip.test('sends a retry once', again('slip'));
export const OpenGame = meta.story({ name: 'Open a game account', parameters: { route: addressOf('openGame') } });
OpenGame.test('carries out a retry once', again('openGame'));
export const Password = meta.story({
  name: 'Set a new game password',
  parameters: { route: addressOf('resetPassword') },
});
Password.test('carries out a retry once', again('resetPassword'));
