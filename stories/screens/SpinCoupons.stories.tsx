import { inLayout } from '@stories/app/ScreenLayout';
import { heardAsBefore, inEnglish } from '@stories/heard';
import {
  acknowledge,
  codeText,
  echoKey,
  expectLedgerBalanced,
  expectUnknown,
  findAnnouncement,
  getBalance,
  tryAgain,
} from '@stories/modals/money';
import { getCount, holdResponse, lastBody, mockResponse } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { claimErrors } from '@/api/calls/codes';
import { claimCoupon, getCoupons } from '@/api/calls/spin';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { SpinScreen } from '@/screens/Spin/SpinScreen';
import { errorWords, prepareSpin, t } from './spinSteps';

const meta = preview.meta({
  component: SpinScreen,
  decorators: [inLayout],
  title: 'Prize wheel/Coupons',
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.spin,
    scenario: 'coupons',
    docs: {
      description: {
        component: 'The coupons won on the wheel. A claim is confirmed first and paid into the main wallet.',
      },
    },
  },
  beforeEach: prepareSpin,
});

const sent = 'POST /api/spinwheel/coupon/claim';
const setup = 'GET /api/spinwheel/setup';
const list = 'GET /api/spinwheel/coupon';
const table = () => screen.findByRole('table', { name: t('coupon.title') });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const goTo = async (page: number) =>
  (
    await screen.findByRole('button', { name: `${i18n.t('common:pageNumber', { page })}: ${t('coupon.pages')}` })
  ).click();
const claimIn = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('button');
const question = () => screen.findByRole('alertdialog', { name: t('coupon.askTitle') });
/** Opens the confirmation of a row. */
const ask = async (row = 0) => {
  const button = claimIn((await rows())[row]);
  // The wheel above may still be loading; scrolling now would stop at the wrong position.
  button.focus({ preventScroll: true });
  button.click();
  return question();
};
/** Taps yes twice. */
const sayYes = async () => {
  const yes = within(await question()).getByRole('button', { name: t('coupon.claim') });
  yes.click();
  yes.click();
};
const claim = async (row = 0) => {
  await ask(row);
  await sayYes();
};
const responded = async () => {
  await claim();
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: t('coupon.askTitle') })).toBeNull());
  await findAnnouncement();
};
/** Goes to the page of the oldest coupon, which has expired. */
const goToLast = async () => {
  for (const page of [2, 3, 4]) await goTo(page);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
};

export const Default = meta.story({});
export const Loading = meta.story({ parameters: { fail: { call: getCoupons, kind: 'never' } } });
export const Failed = meta.story({ parameters: { fail: { call: getCoupons, status: 500, times: 1 } } });
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const Empty = meta.story({
  name: 'Empty: no coupons yet',
  tags: ['no-screenshot'],
  parameters: { scenario: 'no-coins' },
});
export const Question = meta.story({ name: 'Confirm: claim this coupon?', play: async () => void (await ask()) });
export const Claiming = meta.story({
  name: 'Sending the claim',
  parameters: { fail: { call: claimCoupon, kind: 'never' } },
  play: () => claim(),
});
export const Success = meta.story({ name: 'Success: the coupon is in the main wallet', play: responded });
export const Refused = meta.story({
  name: 'Coupon refused: a bonus is active',
  beforeEach: () => mockResponse(sent, { success: false, error: 'BONUS_REMAINING' }),
  play: responded,
});
const refused = (error: string) => ({
  beforeEach: () => mockResponse(sent, { success: false, error }),
  play: responded,
});
export const RefusedNoCoupon = meta.story({
  name: 'Coupon refused: it is gone',
  tags: ['no-screenshot'],
  ...refused('NO_CLAIMABLE_COUPON'),
});
export const RefusedCode = meta.story({
  name: 'Coupon refused: it is not valid',
  tags: ['no-screenshot'],
  ...refused('INVALID_CODE'),
});
export const RefusedType = meta.story({
  name: 'Coupon refused: another kind of coupon',
  tags: ['no-screenshot'],
  ...refused('INVALID_COUPON_TYPE'),
});
export const RefusedExpired = meta.story({
  name: 'Coupon refused: it has just expired',
  ...refused('COUPON_EXPIRED'),
});
export const Expired = meta.story({
  name: 'Coupon refused: it has expired',
  play: async () => {
    await goToLast();
    await responded();
    await acknowledge();
  },
});
export const LostResponse = meta.story({
  name: 'Result unknown: claimed, but the response is lost',
  parameters: { fail: { call: claimCoupon, kind: 'cut', times: 1 } },
  play: responded,
});
export const Stale = meta.story({
  name: 'Claimed, but refreshing the list failed',
  tags: ['no-screenshot'],
  play: async () => {
    await table();
    // The form reads the coupons again after its command, too.
    storyBackend().fail({ method: 'GET', path: getCoupons.path, status: 500, times: 9 });
    await responded();
    await acknowledge();
  },
});

/** A number of the name equals the amount, but is not that amount. */
const bonusCoupon = { prize: { slice: { label: 'โบนัส' }, name: 'Bonus 20 %' }, amount: 20 };
export const Unnamed = meta.story({
  name: 'Name without the amount: the amount stands beside it',
  beforeEach: () => mockResponse(list, [{ _id: 'c1', ...bonusCoupon }]),
});
Unnamed.test('shows the amount in the list and in the question', async () => {
  await expect(within((await rows())[0] as HTMLElement).getByText('20.00')).toBeVisible();
  await ask();
  await expect(await question()).toHaveTextContent('20.00');
});

Default.test('shows three coupons per page, and removes one that another tab has claimed', async () => {
  // Shows three coupons per page, numbered, with prize and amount.
  const first = await rows();
  await expect(first).toHaveLength(3);
  await expect(first.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['1', '2', '3']);
  await expect(first[0]).toHaveTextContent('20.00');
  const names = first.map((row) => claimIn(row).getAttribute('aria-label'));
  await expect(new Set(names).size).toBe(3);
  await expect(within(first[0] as HTMLElement).getByText('คูปอง 20 บาท')).toHaveAttribute('lang', 'th');
  await goTo(2);
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/^4/));

  await goTo(1);

  await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/^1/));

  // Explains that another tab has claimed the coupon, and removes it.
  await ask();
  const { coupon } = storyBackend().mockState.db;
  const [newest] = coupon.all().toReversed();
  coupon.patch(newest?._id ?? '', { status: 'claimed' });
  await sayYes();
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('common:errorTitle') });
  await expect(dialog).toHaveTextContent(errorWords('NO_CLAIMABLE_COUPON'));
  await acknowledge();
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('10 บาท'));
});

Question.test(
  'sends nothing when declined, and one request half a second after the confirmation',
  async ({ userEvent }) => {
    // Sends nothing when declined, and refreshes the wheel.
    const asked = getCount(setup);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(getCount(setup)).toBe(asked + 1));
    await expect(getCount(sent)).toBe(0);

    await ask();

    // Sends one request half a second after the confirmation.
    const start = performance.now();
    await sayYes();
    await expect(getCount(sent)).toBe(0);
    await waitFor(() => expect(getCount(sent)).toBe(1));
    await expect(performance.now() - start).toBeGreaterThanOrEqual(495);
    await findAnnouncement();
    await expect(getCount(sent)).toBe(1);
    const [newest] = storyBackend().mockState.db.coupon.all().toReversed();
    await expect(lastBody(sent)).toEqual({ coupon: newest?._id });
  },
);
Success.test('credits the main wallet, removes the coupon and keeps the focus', async () => {
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  await expect(dialog).toHaveTextContent(t('coupon.doneText', { name: 'คูปอง 20 บาท' }));
  const { db } = storyBackend().mockState;
  await expect(db.coupon.all().filter(({ status }) => status === 'claimed')).toHaveLength(1);
  await expect(db.statement.all().filter(({ referenceKind }) => referenceKind === 'luckydraw')).toHaveLength(1);
  await waitFor(() => expect(getCount(list)).toBeGreaterThan(1));
  await acknowledge();
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('10 บาท'));
  await expect(document.body).not.toHaveFocus();
  await expectLedgerBalanced();
});

Default.test('explains a failed call, and treats an invalid response as unknown', async () => {
  storyBackend().fail({ method: 'POST', path: claimCoupon.path, message: 'KEY_INVALID' });
  await claim();
  await expect(await screen.findByRole('alertdialog', { name: i18n.t('common:errorTitle') })).toHaveTextContent(
    codeText('KEY_INVALID'),
  );
  await acknowledge();
  mockResponse(sent, {});
  await claim();
  await expectUnknown();
});

Default.test('treats a plain refusal as unknown, and a reason in another field as a refusal', async () => {
  const title = i18n.t('common:errorTitle');
  mockResponse(sent, { success: false });
  await claim();
  await expectUnknown();
  await acknowledge();
  mockResponse(sent, { success: false, message: 'COUPON_EXPIRED' });
  await claim();
  await expect(await screen.findByRole('alertdialog', { name: title })).toHaveTextContent(errorWords('COUPON_EXPIRED'));
  await acknowledge();
  await expect((await rows())[0]).toHaveTextContent(t('coupon.expired'));
});
Refused.test('links to the bonus page', async () => {
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('common:errorTitle') });
  await expect(within(dialog).getByRole('link')).toHaveAttribute('href', paths.bonus);
});
Stale.test('marks the list as outdated until a retry works, and is not busy', async () => {
  await screen.findByText(t('coupon.stale'));
  await expect(await table()).not.toHaveAttribute('aria-busy');
  storyBackend().mockState.faults.length = 0;
  await tryAgain();
  await waitFor(() => expect(screen.queryByText(t('coupon.stale'))).toBeNull());
});
Success.test('keeps the focus when the result is closed before the list has loaded', async () => {
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  const release = holdResponse(list);
  await acknowledge();
  release();
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('10 บาท'));
  await waitFor(() => expect(document.body).not.toHaveFocus());
});
Expired.test('marks a coupon as expired from then on', async () => {
  const [row] = await rows();
  await expect(row).toHaveTextContent(t('coupon.expired'));
  await expect(within(row as HTMLElement).queryByRole('button')).toBeNull();
});
LostResponse.test('shows an unknown result and does not resend', async () => {
  await expectUnknown();
  await acknowledge();
  // The claim succeeded, although its response was lost.
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('10 บาท'));
  await expect(getCount(sent)).toBe(1);
  await expectLedgerBalanced();
});

Default.test('claims once when the first request did not arrive, and explains every refusal', async () => {
  // Changes nothing when the request did not arrive, and the next attempt claims once.
  await echoKey();
  storyBackend().fail({ method: 'POST', path: claimCoupon.path, kind: 'network' });
  await claim();
  within(await expectUnknown())
    .getByRole('button', { name: i18n.t('money:resend.button') })
    .click();
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  await expectLedgerBalanced();

  await acknowledge();
  // The claimed coupon is not offered again.
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('10 บาท'));

  // Explains every refusal and refreshes the list.
  const before = getBalance();
  for (const error of claimErrors) {
    mockResponse(sent, { success: false, error });
    await claim(claimErrors.indexOf(error) % 3);
    const dialog = await screen.findByRole('alertdialog', { name: i18n.t('common:errorTitle') });
    await expect(dialog).toHaveTextContent(errorWords(error));
    await acknowledge();
    await waitFor(() => expect(getCount(list)).toBeGreaterThan(1));
  }
  await expect(getBalance()).toBe(before);
});
Empty.test('explains how to get coupons', async () => {
  await screen.findByText(t('coupon.empty'));
});
Failed.test('loads the coupons on a retry', async () => {
  await screen.findByText(t('coupon.failed'));
  await tryAgain();
  await table();
});
Default.test('is heard as before', inEnglish, heardAsBefore);
