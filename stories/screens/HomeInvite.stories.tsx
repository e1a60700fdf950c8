import { done } from '@mocks/data/bonuses';
import { shownLocation } from '@stories/app/location';
import { inLayout } from '@stories/app/ScreenLayout';
import { plainText } from '@stories/matchFullText';
import { codeText, expectLedgerBalanced, expectUnknown, getBalance } from '@stories/modals/money';
import { getCount, mockResponse } from '@stories/requests';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { receiveInviteBonus } from '@/api/calls/invite';
import { currentToasts } from '@/components/Toast/toasts';
import { localStore, storageKeys } from '@/device/storage';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { HomeScreen } from '@/screens/Home/HomeScreen';
import { prepareHome, walletWith } from './homeSteps';

const meta = preview.meta({
  component: HomeScreen,
  decorators: [inLayout],
  title: 'Home/Invite bonus',
  parameters: {
    session: true,
    route: '/user/home',
    layout: 'fullscreen',
    scenario: 'invites',
    docs: {
      description: {
        component:
          'The bonus for invited friends, received from home. A confirmation names its percentages before the ' +
          'money goes to the main wallet.',
      },
    },
  },
  beforeEach: prepareHome,
});

const sent = 'GET /api/invite/bonus';
const wallet = 'GET /api/wallet';
const t = (key: string, values?: Record<string, unknown>) =>
  i18n.t(`home:invite.${key}` as 'home:invite.label', values);
/** Waits for the button that works. The card's skeleton has a button of the same name that does nothing yet. */
const receiveButton = () =>
  waitFor(() => {
    const found = screen.getByRole('button', { name: t('receive') });
    expect(found.closest('[inert], [data-early]')).toBeNull();
    return found;
  });
const settled = () => waitFor(() => expect(getCount(wallet)).toBeGreaterThan(1));
const question = () => screen.findByRole('alertdialog', { name: t('confirmTitle') });
const toastText = (message: string) =>
  waitFor(() => expect(currentToasts().map(({ text }) => plainText(text))).toEqual([message]));

/** The balance of the main wallet before the claim, in baht. */
let before = 0;
const ask = async () => {
  await settled();
  before = getBalance();
  (await receiveButton()).click();
  return question();
};
/** Opens the confirmation and taps yes twice. */
const sayYes = async () => {
  const yes = within(await ask()).getByRole('button', { name: t('receive') });
  yes.click();
  yes.click();
};
const responded = async () => {
  await sayYes();
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: t('confirmTitle') })).toBeNull());
};
const figures = (success: unknown, fail: unknown) => () =>
  mockResponse(wallet, { ...walletWith(10, []), invite: { amount: 42.5, success, fail } });

export const Waiting = meta.story({ tags: ['main-state'], name: 'Bonus to receive' });
export const Nothing = meta.story({ name: 'Nothing to receive yet', parameters: { scenario: 'no-invites' } });
export const AlreadyReceived = meta.story({
  name: 'Everything received',
  tags: ['no-screenshot'],
  parameters: { scenario: 'invites-received' },
});
export const Hidden = meta.story({
  name: 'Balances hidden',
  tags: ['no-screenshot'],
  beforeEach: () => localStore.set(storageKeys.hideBalance, '1'),
});
export const Question = meta.story({
  name: 'Confirm: receive the invite bonus?',
  play: async () => void (await ask()),
});
export const Receiving = meta.story({
  name: 'Sending the request',
  parameters: { fail: { call: receiveInviteBonus, kind: 'never' } },
  play: sayYes,
});
export const Success = meta.story({ name: 'Success: the bonus is in the main wallet', play: responded });
export const ResultUnknown = meta.story({
  name: 'Result unknown: the response is lost',
  parameters: { fail: { call: receiveInviteBonus, kind: 'cut', times: 1 } },
  play: responded,
});
export const InviteInactive = meta.story({
  name: 'Invite bonus refused: inviting is closed',
  parameters: { fail: { call: receiveInviteBonus, message: 'INVITE_INACTIVE' } },
  play: responded,
});
export const InviteNoInviteBonus = meta.story({
  name: 'Invite bonus refused: none yet',
  tags: ['no-screenshot'],
  parameters: { fail: { call: receiveInviteBonus, message: 'INVITE_NO_INVITE_BONUS' } },
  play: responded,
});
export const InviteNoInviteePlayInfo = meta.story({
  name: 'Invite bonus refused: the friends have not played yet',
  tags: ['no-screenshot'],
  parameters: { fail: { call: receiveInviteBonus, message: 'INVITE_NO_INVITEE_PLAY_INFO' } },
  play: responded,
});
export const InviteBonusSuccess = meta.story({
  name: 'Invite bonus refused: received already',
  tags: ['no-screenshot'],
  parameters: { fail: { call: receiveInviteBonus, message: 'INVITE_BONUS_SUCCESS' } },
  play: responded,
});
export const InviteBonusFail = meta.story({
  name: 'Invite bonus refused: it cannot be received',
  tags: ['no-screenshot'],
  parameters: { fail: { call: receiveInviteBonus, message: 'INVITE_BONUS_FAIL' } },
  play: responded,
});
export const BonusRemaining = meta.story({
  name: 'Invite bonus refused: a bonus is active',
  tags: ['no-screenshot'],
  parameters: { fail: { call: receiveInviteBonus, message: 'BONUS_REMAINING' } },
  play: responded,
});
export const LaoMarket = meta.story({
  name: 'Lao market: confirmation',
  globals: { market: 'la', language: 'la' },
  play: async () => void (await ask()),
});

Waiting.test('shows the amount and both percentages, and explains them behind the button of the terms', async () => {
  const card = (await receiveButton()).parentElement as HTMLElement;
  await expect(card).toHaveTextContent(/[1-9][\d,]*\.\d\d/);
  await expect(card).toHaveTextContent(t('percents', { success: '5%', fail: '3%' }));
  within(card)
    .getByRole('button', { name: t('terms') })
    .click();
  await expect(await screen.findByRole('alertdialog', { name: t('terms') })).toHaveTextContent(/5%.*3%/);
});
Waiting.test('offers nothing to receive after a repetition that succeeded', async () => {
  storyBackend().fail({ method: 'GET', path: receiveInviteBonus.path, kind: 'network' });
  await responded();
  within(await expectUnknown())
    .getByRole('button', { name: i18n.t('money:resend.button') })
    .click();
  await waitFor(() => expect(getCount(sent)).toBe(2));
  const card = (await receiveButton()).parentElement as HTMLElement;
  await waitFor(() => expect(card).toHaveTextContent(t('none')));
  await expect(await receiveButton()).toHaveAttribute('aria-disabled', 'true');
});
Nothing.test('offers nothing to receive at 0.00', async () => {
  await settled();
  const receive = await receiveButton();
  await expect(receive).toHaveAttribute('aria-disabled', 'true');
  receive.click();
  await expect(screen.queryByRole('alertdialog')).toBeNull();
});
Waiting.test(
  'shows a success message that is a code by its text',
  { beforeEach: () => mockResponse(sent, { message: 'INVITE_BONUS_SUCCESS' }) },
  async () => {
    await responded();
    await toastText(i18n.t('errors:success.INVITE_BONUS_SUCCESS'));
    await expect(currentToasts()).toMatchObject([{ kind: 'success' }]);
  },
);
Waiting.test(
  "shows the app's own text for a success without a message",
  { beforeEach: () => mockResponse(sent, { message: '' }) },
  async () => {
    await responded();
    await toastText(t('done'));
  },
);
Hidden.test('shows no amount', async () => {
  const card = (await receiveButton()).parentElement as HTMLElement;
  await expect(card).not.toHaveTextContent(/\d\.\d\d/);
});

Question.test('names the amount and its two sources, and sends nothing when declined', async () => {
  const dialog = await question();
  await expect(dialog).toHaveTextContent('5%');
  await expect(dialog).toHaveTextContent('3%');
  within(dialog)
    .getByRole('button', { name: i18n.t('common:cancel') })
    .click();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(getCount(sent)).toBe(0);
});
Waiting.test("shows the server's percentages", { beforeEach: figures(12.5, 0) }, async () => {
  await expect(await ask()).toHaveTextContent(t('rates', { success: '12.5%', fail: '0%' }));
});
Waiting.test('shows a dash for an invalid percentage', { beforeEach: figures(null, 'x') }, async () => {
  await expect(await ask()).toHaveTextContent(t('rates', { success: '–', fail: '–' }));
});
Receiving.test('shows that the request is in flight, and cannot be closed', async ({ userEvent }) => {
  const yes = within(await question()).getByRole('button', { name: t('receive') });
  await waitFor(() => expect(yes).toHaveAttribute('aria-busy', 'true'));
  yes.click();
  await userEvent.keyboard('{Escape}');
  await question();
  await waitFor(() => expect(yes).toHaveAttribute('aria-busy', 'true'));
});
Success.test('credits the wallet once and leaves nothing to receive', async () => {
  await toastText(done.inviteBonus.th);
  await expect(getCount(sent)).toBe(1);
  await waitFor(() =>
    expect(screen.getByText(i18n.t('home:wallet'), { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      formatAmount(getBalance()),
    ),
  );
  await expectLedgerBalanced();
});
ResultUnknown.test(
  'shows an unknown result, links to the statement, refreshes the balance and does not resend',
  async () => {
    const dialog = await expectUnknown();
    await expect(currentToasts()).toEqual([]);
    // The evidence also shows the main wallet, above home's own figures.
    const figures = () => [...document.querySelectorAll('main dt')];
    const wallet = () => figures().findLast((dt) => dt.textContent === i18n.t('home:wallet'))?.nextElementSibling;
    await waitFor(() => expect(wallet()).toHaveTextContent(formatAmount(getBalance())));
    await expect(getCount(sent)).toBe(1);
    within(dialog).getByRole('link').click();
    await waitFor(() => expect(shownLocation.path).toBe(paths.statement));
  },
);

/** Expects an error toast, a closed confirmation and no moved money. */
const refused = (code: string) => async () => {
  await toastText(codeText(code));
  await expect(currentToasts()).toMatchObject([{ kind: 'error' }]);
  await expect(getCount(sent)).toBe(1);
  await expect(getBalance()).toBe(before);
  await expectLedgerBalanced();
};
InviteBonusFail.test('explains the refusal', refused('INVITE_BONUS_FAIL'));
