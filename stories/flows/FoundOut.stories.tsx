import { withdraw as withdrawNow } from '@mocks/rules/withdraw';
import { Site } from '@stories/app/Site';
import { holdLooks } from '@stories/looks';
import { balanceOf, enter, expectBooksRight, expectFound, news, takeNote } from '@stories/modals/money';
import { answerBy, countOf } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { beginIntent, endSending } from '@/api/intents';
import { withdrawAll } from '@/api/wallet';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { addressOf, type CommandName, commands, prepareCommands } from './commands';

const meta = preview.meta({
  component: Site,
  title: 'Result found out',
  tags: ['no-picture'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: addressOf('withdraw'),
    docs: {
      description: {
        component:
          'After a lost answer the app finds out what came of it, without sending it again: it went through, it did ' +
          'not (and can be tried again, by the same key), or nobody can tell yet: then home keeps it.',
      },
    },
  },
  beforeEach: prepareCommands,
});

const sent = 'POST /api/wallet/withdrawAll';
const statement = 'POST /api/statement';
const t = (key: 'looking' | 'check' | 'again' | 'kept' | 'later' | 'requested' | 'notDone') =>
  i18n.t(`money:found.${key}`);
const what = () => i18n.t('money:what.withdraw', { amount: formatAmount(500) });

/** Asks for 500 baht. */
async function withdraw(): Promise<void> {
  await enter('500');
  within(screen.getByRole('dialog'))
    .getByRole('button', { name: i18n.t('withdraw:submit') })
    .click();
}
/** The keys that it was sent by; whether the backend hears of the first one. */
const keys: (string | null)[] = [];
const loseFirst = (isHeard: boolean, request = sent) => {
  keys.length = 0;
  answerBy(request, async (ask, request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    if (keys.length > 1) return ask();
    if (isHeard) await ask();
    return Response.error();
  });
};
/** What home says of it; null where there is nothing. */
const line = () => screen.queryByRole('region', { name: what() });
const leave = async () => {
  within(screen.getByRole('dialog'))
    .getByRole('button', { name: i18n.t('common:close') })
    .click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const Looking = meta.story({
  name: 'Looking what came of it',
  beforeEach: () => {
    holdLooks();
    loseFirst(false);
  },
  play: async () => {
    await withdraw();
    await screen.findByRole('alertdialog', { name: t('looking') });
  },
});
Looking.test('it can be closed; what was entered stays, and home says that it is looked for', async () => {
  await expect(within(await news()).getByRole('button', { name: i18n.t('common:ok') })).toHaveFocus();
  await takeNote();
  await expect(await screen.findByDisplayValue('500')).toBeVisible();
  await leave();
  await expect(line()).toHaveTextContent(what());
  await expect(keys).toHaveLength(1);
});

export const WentThrough = meta.story({
  name: 'It went through',
  beforeEach: () => loseFirst(true),
  play: async () => {
    await withdraw();
    await expectFound('requested');
  },
});
WentThrough.test('with its entry; taken note of, nothing is left of it', async () => {
  await expect(await news()).toHaveTextContent(what());
  await expect(await news()).toHaveTextContent(formatAmount(500));
  await takeNote();
  await leave();
  await expect(line()).toBeNull();
  await expect(countOf(sent)).toBe(1);
  await expect(balanceOf()).toBe(2080.5);
  await expectBooksRight();
});

export const NotDone = meta.story({
  name: 'It did not go through',
  beforeEach: () => loseFirst(false),
  play: async () => {
    await withdraw();
    await expectFound('money');
  },
});
NotDone.test('tried again it is sent by the same key, and is done once', async () => {
  within(await news())
    .getByRole('button', { name: t('again') })
    .click();
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  await takeNote();
  await expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  await expect(balanceOf()).toBe(2080.5);
  await leave();
  await expect(line()).toBeNull();
  await expectBooksRight();
});

/** The statement does not answer at first, and it takes long. */
const silent = { now: true, lookOn: () => {} };
const cannotTell = {
  beforeEach: () => {
    silent.now = true;
    silent.lookOn = holdLooks({ late: true });
    loseFirst(true);
    answerBy(statement, async (ask) => (silent.now ? Response.error() : ask()));
  },
  play: async () => {
    await withdraw();
    await screen.findByRole('alertdialog', { name: i18n.t('money:unknown') });
  },
};
export const CannotTell = meta.story({ name: 'Nobody can tell yet', ...cannotTell });
export const CouldNotTell = meta.story({
  name: 'Nobody could tell: home offers to look again',
  tags: ['no-picture'],
  ...cannotTell,
  play: async () => {
    await cannotTell.play();
    await takeNote();
    await leave();
    silent.lookOn();
    await screen.findByRole('button', { name: t('check') });
  },
});
CannotTell.test('it says so and goes on; home keeps it until it is known', async () => {
  await expect(await news()).toHaveTextContent(t('kept'));
  await takeNote();
  await leave();
  await expect(line()).toHaveTextContent(what());
  // A time: two minutes of looks, which take no time here.
  silent.lookOn();
  const check = await screen.findByRole('button', { name: t('check') });
  await expect(line()).toHaveTextContent(t('later'));
  silent.now = false;
  check.click();
  await waitFor(() => expect(line()).toHaveTextContent(t('requested')));
  within(line() as HTMLElement)
    .getByRole('button', { name: i18n.t('common:ok') })
    .click();
  await waitFor(() => expect(line()).toBeNull());
  await expect(document.body).not.toHaveFocus();
  await expect(countOf(sent)).toBe(1);
});

/** The page was reloaded, or killed, while it was under way; it was done. */
const underWay = (isDone: boolean) => {
  if (isDone) withdrawNow(storyBackend().world, storyMember(), 500_00);
  const intent = beginIntent(withdrawAll, { body: { amount: 500 } });
  if (intent) endSending(intent, undefined);
};
export const Returned = meta.story({
  name: 'Back after a reload',
  parameters: { route: '/user/home' },
  beforeEach: () => underWay(true),
  play: async () => {
    await waitFor(() => expect(line()).toHaveTextContent(t('requested')));
  },
});
Returned.test('home says what it was, and that it went through', async () => {
  await expect(line()).toHaveTextContent(what());
  await expect(currentToasts()).toEqual([]);
  await waitFor(() => expect(line()).toHaveTextContent(t('requested')));
  await expect(line()).toHaveTextContent(formatAmount(500));
  await expect(countOf(sent)).toBe(0);
});
export const ReturnedInVain = meta.story({
  name: 'Back after a reload: it did not go through',
  parameters: { route: '/user/profile' },
  beforeEach: () => underWay(false),
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
});
ReturnedInVain.test('is told on any page', async () => {
  const told = () => currentToasts().map(({ text }) => text);
  await waitFor(() => expect(told()).toContain(i18n.t('money:found.wasUnderWay', { what: what() })));
  await waitFor(() => expect(told().join()).toContain(i18n.t('money:found.money')));
});

/** Never heard of, found out to be not done, and tried again from the dialog: by the same key, and done once. */
const again = (name: CommandName) => async (): Promise<void> => {
  const { ready, request, worth, change } = commands[name];
  const { button } = await ready();
  const expected = worth() + change();
  loseFirst(false, request);
  button.click();
  (await screen.findByRole('button', { name: t('again') })).click();
  await waitFor(() => expect(keys).toHaveLength(2));
  await waitFor(() => expect(worth()).toBeCloseTo(expected, 5));
  await expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: t('notDone') })).toBeNull());
  await expectBooksRight();
};
export const Transfer = meta.story({ name: 'Transfer', parameters: { route: addressOf('transfer') } });
Transfer.test('tried again, it is done once', again('transfer'));
export const Play = meta.story({ name: 'Transfer and play', parameters: { route: addressOf('moveAndPlay') } });
Play.test('tried again, it is done once', again('moveAndPlay'));
export const Slip = meta.story({ name: 'Slip', parameters: { route: addressOf('slip') } });
Slip.test('tried again, it is sent once', again('slip'));
export const OpenGame = meta.story({ name: 'Open a game account', parameters: { route: addressOf('openGame') } });
OpenGame.test('tried again, it is done once', again('openGame'));
export const Password = meta.story({
  name: 'Set a new game password',
  parameters: { route: addressOf('resetPassword') },
});
Password.test('tried again, it is done once', again('resetPassword'));
