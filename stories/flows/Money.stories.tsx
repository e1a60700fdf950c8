import { AppRoot } from '@stories/app/AppRoot';
import { arrive, logIn, loginTitle, prepareApp } from '@stories/app/app';
import { matchFullText } from '@stories/matchFullText';
import {
  acknowledge,
  acknowledgeSuccess,
  clickButton,
  codeText,
  enter,
  expectLedgerBalanced,
  expectUnknown,
  getBalance,
  retryName,
} from '@stories/modals/money';
import { play, stubPlay } from '@stories/modals/playTab';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { login } from '@/api/calls/account';
import type { Call } from '@/api/calls/call';
import { getSlotAccount, transfer, withdrawAll } from '@/api/calls/wallet';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { sumBaht } from '@/lib/money';
import { paths } from '@/lib/paths';

const meta = preview.meta({
  component: AppRoot,
  tags: ['long'],
  parameters: {
    layout: 'fullscreen',
    route: '/',
    docs: {
      description: {
        component:
          'Money moves through the app while each step fails once, compared with the ledger after each: transfer, ' +
          'play, withdraw. `tools/e2e/money.test.ts` tests the same without failures on the production build.',
      },
    },
  },
  beforeEach: async () => {
    await prepareApp();
    return stubPlay();
  },
});

type User = Parameters<typeof logIn>[0];

const figure = (label: 'wallet' | 'games') =>
  screen.getByText(i18n.t(`home:${label}`), { selector: 'dt' }).nextElementSibling;
const games = () =>
  storyBackend()
    .mockState.db.gameAccount.all()
    .filter((account) => account.isActive && isOurs(account));
const isOurs = (account: { member: string }) => account.member === storyMember()._id;
const getName = (code: string) => storyBackend().mockState.db.game.get(code)?.name ?? '';
/** Finds the last card, because a game that was played also stands in "Continue playing". */
const getCard = (code: string) =>
  screen
    .getAllByRole('listitem')
    .filter((item) => !item.closest('dialog') && within(item).queryByText(getName(code), { selector: 'span' }))
    .at(-1);
const card = (code: string) => getCard(code)?.querySelector('button');

/** Expects that every balance on home equals the ledger and that the ledger is consistent. */
async function expectScreenIsBooks(): Promise<void> {
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  const inGames = () => sumBaht(games().map(({ code }) => getBalance(code)));
  await waitFor(() => {
    expect(figure('wallet')).toHaveTextContent(formatAmount(getBalance()));
    expect(figure('games')).toHaveTextContent(formatAmount(inGames()));
    expect(screen.getByText(i18n.t('home:total')).closest('section')).toHaveTextContent(
      formatAmount(sumBaht([getBalance(), inGames()])),
    );
    for (const { code } of games()) expect(getCard(code)).toHaveTextContent(formatAmount(getBalance(code)));
  });
  await expectLedgerBalanced();
}

/** Logs in; the first attempt is refused. */
async function goHome(userEvent: User): Promise<void> {
  await arrive(paths.login, loginTitle());
  failOnce(login, 'LOGIN_FAIL');
  await logIn(userEvent, '0812345678', 'demo1234');
  await screen.findByText(matchFullText(codeText('LOGIN_FAIL')));
  await logIn(userEvent, '0812345678', 'demo1234');
  await screen.findByText(i18n.t('home:total'));
}

const close = async () => {
  await clickButton(i18n.t('common:close'));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
};
const choose = async (label: 'from' | 'to', code: string) =>
  void fireEvent.change(await screen.findByLabelText(i18n.t(`transfer:${label}`)), { target: { value: code } });
const openTransfer = async () => {
  await clickButton(i18n.t('home:transfer'));
  await screen.findByRole('dialog', { name: i18n.t('transfer:title') });
};
const openGame = async (code: string) => {
  await waitFor(() => expect(card(code)).toBeTruthy());
  card(code)?.click();
  await screen.findByRole('dialog', { name: getName(code) });
};
const openTile = async (name: 'deposit' | 'withdraw') => {
  const tiles = within(await screen.findByRole('navigation', { name: i18n.t('home:tiles.label') }));
  (await tiles.findByRole('button', { name: new RegExp(i18n.t(`home:tiles.${name}`)) })).click();
  await screen.findByRole('dialog', { name: i18n.t(`${name}:title`) });
};
const sendTransfer = async () => {
  const dialog = await screen.findByRole('dialog', { name: i18n.t('transfer:title') });
  within(dialog)
    .getByRole('button', { name: i18n.t('transfer:submit') })
    .click();
};
const sendWithdraw = async () => {
  const dialog = await screen.findByRole('dialog', { name: i18n.t('withdraw:title') });
  within(dialog)
    .getByRole('button', { name: i18n.t('withdraw:submit') })
    .click();
};
const done = (title: string) => screen.findByRole('alertdialog', { name: title });
const failOnce = ({ method, path }: Call, message: string) =>
  storyBackend().fail({ method, path: path.replace(/\{\w+\}/g, '*'), message });
const refused = async (code: string) => {
  const dialog = await done(i18n.t('common:errorTitle'));
  await waitFor(() => expect(dialog).toHaveTextContent(codeText(code)));
  await acknowledge();
};

export const Whole = meta.story({
  name: 'Transfer, play and withdraw, each step fails once',
  play: ({ userEvent }) => goHome(userEvent),
});

Whole.test('neither loses nor doubles money when each step fails once, and each retry works', async () => {
  await openTransfer();
  await choose('to', 'PG');
  await enter('160');
  failOnce(transfer, 'TRANSFER_FAIL');
  await sendTransfer();
  await refused('TRANSFER_FAIL');
  await sendTransfer();
  await done(i18n.t('common:successTitle'));
  await acknowledgeSuccess();
  await expectScreenIsBooks();

  failOnce(getSlotAccount, 'INTERNAL_SERVER_ERROR');
  await openGame('PG');
  await clickButton(retryName());
  await screen.findByRole('button', { name: i18n.t('game:reset') });
  await enter('40');
  failOnce(transfer, 'MONEY_NOT_ENOUGH');
  await clickButton(i18n.t('game:moveAndPlay'));
  await refused('MONEY_NOT_ENOUGH');
  storyBackend().fail({ method: 'GET', path: '/api/autoLogin/*', message: 'LOGIN_FAIL' });
  await clickButton(i18n.t('game:moveAndPlay'));
  const news = await done(i18n.t('game:movedOnly'));
  const movedText = i18n.t('game:movedText', { amount: formatAmount(40), name: getName('PG') });
  await expect(news).toHaveTextContent(`${movedText}${codeText('LOGIN_FAIL')}`);
  await acknowledge();
  // Opening the game now does not move money again.
  await clickButton(i18n.t('game:play'));
  await waitFor(() => expect(play.address()).toBeTruthy());
  await waitFor(() => expect(document.querySelector('dialog [aria-busy="true"]')).toBeNull());
  await expect(getBalance('PG')).toBe(540);
  await close();
  await expectScreenIsBooks();

  await openTransfer();
  await choose('from', 'PG');
  await choose('to', 'WALLET');
  await enter('100');
  storyBackend().fail({ method: 'POST', path: transfer.path, kind: 'cut' });
  await sendTransfer();
  await expectUnknown();
  await acknowledge();
  // The transfer went through: the screen shows it, and the member does not send it again.
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(formatAmount(440)));
  await close();
  await expect(getBalance('PG')).toBe(440);
  await expectScreenIsBooks();

  await openTile('withdraw');
  await enter('500');
  storyBackend().fail({ method: 'POST', path: withdrawAll.path, kind: 'network' });
  await sendWithdraw();
  await expectUnknown();
  await acknowledge();
  await expect(getBalance()).toBe(2480.5);
  await sendWithdraw();
  await done(i18n.t('common:successTitle'));
  await acknowledgeSuccess();
  await expect(getBalance()).toBe(1980.5);
  await expectScreenIsBooks();
});
