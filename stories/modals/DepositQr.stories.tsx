import { advanceTime } from '@stories/advanceTime';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { getCount, holdResponse, lastBody, mockResponse, requests } from '@stories/requests';
import MockDate from 'mockdate';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { cancelQr, createQr, getQr } from '@/api/calls/qr';
import { currentToasts } from '@/components/Toast/toasts';
import { sessionStore, storageKeys } from '@/device/storage';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { depositView } from '@/modals/Deposit/view';
import {
  alertText,
  button,
  choose,
  chooseProvider,
  comeBack,
  depositText,
  dialog,
  fillAmount,
  liveQr,
  makeQr,
  payQr,
  qrImage,
  qrShown,
  submit,
  visible,
  walletInBooks,
  watching,
} from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { codeText, expectUnknown, keep, tryAgain } from './money';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Deposit/QR',
  args: { buttons: [['deposit', '']] },
  parameters: {
    ...withModal('deposit:WW'),
    modals: { deposit: depositView },
    docs: { description: { component: 'A deposit by QR. One screen holds the QR, its time and the way to save it.' } },
  },
  beforeEach: prepareModals,
});
const post = (code: string) => `POST /api/qrcode/${code}`;
const get = (code: string) => `GET /api/qrcode/${code}`;
const timer = () => document.querySelector('dialog[open] [role="timer"]');
const live = async () => makeQr('100');
/** Simulates a return to the tab until the app has requested the QR again, and waits for the response. */
const askedAgain = async () => {
  const asked = getCount(get('WW'));
  await waitFor(() => {
    comeBack();
    expect(getCount(get('WW'))).toBeGreaterThan(asked);
  });
  await waitForStable();
};

export const Form = meta.story({ name: 'Choosing the amount' });
export const Loading = meta.story({ parameters: { fail: { call: getQr, kind: 'never' } } });
export const Failed = meta.story({
  name: 'Failed: the QR',
  parameters: { fail: { call: getQr, status: 500, times: 1 } },
});
export const TooLow = meta.story({
  name: 'Amount below the minimum',
  play: async ({ userEvent }) => {
    const input = await fillAmount('99.99');
    await userEvent.type(input, '{Enter}');
  },
});
export const Live = meta.story({ tags: ['main-state'], name: 'QR to scan, time running', play: live });
export const LastSeconds = meta.story({
  name: 'QR to scan, 15 seconds left',
  play: async () => {
    await live();
    advanceTime(585);
    comeBack();
  },
});
export const Expired = meta.story({
  name: 'QR expired, back to the form',
  play: async () => {
    await live();
    advanceTime(601);
    comeBack();
    await screen.findByText(depositText('qr.expired'));
  },
});
export const Refused = meta.story({
  name: 'QR refused: it was not created',
  play: async () => {
    await fillAmount('200.44');
    submit().click();
    await screen.findByText(codeText('QR_FAIL'));
  },
});
export const Creating = meta.story({
  name: 'Creating the QR',
  parameters: { fail: { call: createQr, kind: 'never' } },
  play: async () => {
    await fillAmount('100');
    submit().click();
  },
});
export const CreateLost = meta.story({
  name: 'Result unknown: the amount stays',
  tags: ['no-screenshot'],
  parameters: { fail: { call: createQr, kind: 'network' } },
  play: async () => {
    await fillAmount('100');
    submit().click();
  },
});
export const CancelRefused = meta.story({
  name: 'QR refused: it is not cancelled',
  parameters: { fail: { call: cancelQr, message: 'QR_FAIL', status: 400 } },
  play: async () => {
    await live();
    (await button('qr.cancel')).click();
  },
});
export const Received = meta.story({
  name: 'Payment received, money on its way',
  play: async () => {
    await live();
    await watching();
    await payQr('WW');
    comeBack();
    await screen.findByText(depositText('qr.received'));
  },
});
export const Credited = meta.story({
  name: 'The money is in the main wallet',
  play: async () => {
    await live();
    await watching();
    await payQr('WW');
    advanceTime(60);
    comeBack();
    await screen.findByText(depositText('qr.credited'));
  },
});
export const Checking = meta.story({
  name: 'QR gone early: checking the payment',
  play: async () => {
    await live();
    await watching();
    const { db } = storyBackend().mockState;
    db.qr.patch(liveQr('WW')?._id as string, { status: 'cancelled' });
    comeBack();
    await screen.findByText(depositText('qr.checking'));
  },
});
export const Large = meta.story({
  name: 'QR enlarged',
  play: async () => {
    await live();
    (await button('qr.large')).click();
    await screen.findByRole('dialog', { name: depositText('qr.scan') });
  },
});
Form.test('makes the other providers load again, and shows nothing until then, after a QR is made', async () => {
  await chooseProvider('ZPAY');
  await makeQr('100');
  await chooseProvider('WW');
  await makeQr('200');
  const asked = getCount(get('ZPAY'));
  const release = holdResponse(get('ZPAY'));
  await chooseProvider('ZPAY');
  await waitFor(() => expect(getCount(get('ZPAY'))).toBeGreaterThan(asked));
  await expect(qrImage()).toBeNull();
  release();
  await waitFor(() => expect(dialog().querySelector('[aria-busy="true"]')).toBeNull());
});
Form.test('sends nothing below the minimum, by tap or by Enter', async ({ userEvent }) => {
  for (const typed of ['', '0', '0.5', '99.99', '-100', '1e3', '1,00,0', 'x'.repeat(1000)]) {
    const input = await fillAmount(typed);
    submit().click();
    await userEvent.type(input, '{Enter}');
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
  }
  await expect(getCount(post('WW'))).toBe(0);
});

Form.test('makes one QR of the shown amount for any combination of taps and Enter', async ({ userEvent }) => {
  const input = await fillAmount('๑๒๓.๔๕');
  submit().click();
  submit().click();
  await userEvent.type(input, '{Enter}');
  for (let tap = 0; tap < 5; tap += 1) submit().click();
  await qrShown();
  await expect(getCount(post('WW'))).toBe(1);
  await expect(lastBody(post('WW'))).toEqual({ amount: 123.45 });
  await expect(dialog()).toHaveTextContent('123.45');
});
TooLow.test('shows the minimum at the field', async () => {
  await waitFor(() => expect(dialog()).toHaveTextContent(depositText('qr.tooLow', { amount: '100.00' })));
  await expect(getCount(post('WW'))).toBe(0);
});

Live.test('shows the QR as an image from a data URL, with the time left, and saves it', async () => {
  const image = qrImage() as HTMLImageElement;
  await expect(decodeURIComponent(image.src)).toContain(liveQr('WW')?.qrcode.slice(20, 200));
  await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  await expect(dialog().querySelector('dialog svg[viewBox*="37"]')).toBeNull();
  await expect(timer()).toHaveTextContent('10:00');
  const names: string[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(`${this.download} ${this.href.slice(0, 5)}`);
  });
  (await button('qr.save')).click();
  await waitFor(() => expect(names).toEqual(['kapao-qr-100.png blob:']));
  await expect(currentToasts()).toMatchObject([{ kind: 'success', text: depositText('qr.saved') }]);
  click.mockRestore();
  // A long press saves the image as it is, so a touched QR is the PNG.
  await userEvent.hover(image);
  await waitFor(() => expect(image.src).toMatch(/^data:image\/png/));
  await waitFor(() => expect(image.naturalWidth).toBe(1024));
});
Live.test('counts down to a fixed end, also after sleep and after another response', async () => {
  const end = () => JSON.parse(sessionStore.get(storageKeys.liveQrs) ?? '[]')[0].until;
  const until = end();
  advanceTime(245.4);
  comeBack();
  await waitFor(() => expect(timer()).toHaveTextContent('05:55'));
  // A later response rounds the remaining seconds differently, but the end of the QR must not move.
  await askedAgain();
  await expect(end()).toBe(until);
  await expect(timer()).toHaveTextContent('05:55');
});
Live.test('shows the right time left when the device clock is an hour off', async () => {
  MockDate.set(Date.now() + 3_600_000);
  storyBackend().advance(1);
  await askedAgain();
  await expect(timer()).toHaveTextContent('09:59');
  // The time stays right even if the response is identical to the previous response.
  MockDate.set(Date.now() + 3_600_000);
  await askedAgain();
  await expect(timer()).toHaveTextContent('09:59');
  await expect(qrImage()).not.toBeNull();
});
Live.test('shows the same QR after closing and reopening, and makes no other', async () => {
  const source = qrImage()?.src;
  screen.getByRole('button', { name: i18n.t('common:close') }).click();
  await waitFor(() => expect(dialog()).toBeNull());
  advanceTime(30);
  screen.getByText('deposit', { selector: 'main > button' }).click();
  await qrShown();
  await expect(qrImage()?.src).toBe(source);
  await waitFor(() => expect(timer()).toHaveTextContent('09:30'));
  await expect(getCount(post('WW'))).toBe(1);
});
Live.test('invalidates the other reads when a QR is made', async () => {
  await chooseProvider('PAYONEX');
  await fillAmount('200');
  await expect(getCount(get('PAYONEX'))).toBe(1);
  await chooseProvider('WW');
  await qrShown();
  await chooseProvider('PAYONEX');
  await makeQr('200');
  const asked = getCount(get('WW'));
  await chooseProvider('WW');
  await qrShown();
  await waitFor(() => expect(getCount(get('WW'))).toBeGreaterThan(asked));
});
Live.test('cancels the QR with one request and shows the form again', async () => {
  const tap = await button('qr.cancel');
  tap.click();
  tap.click();
  await fillAmount('100');
  await expect(requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1);
  await expect(liveQr('WW')).toBeUndefined();
  await expect(currentToasts()).toMatchObject([{ text: depositText('qr.cancelled') }]);
  await expect(qrImage()).toBeNull();
});
Live.test('opens the QR full size when saving fails', async () => {
  const draw = spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  (await button('qr.save')).click();
  await screen.findByRole('dialog', { name: depositText('qr.scan') });
  await expect(currentToasts()).toMatchObject([{ kind: 'error' }]);
  draw.mockRestore();
});
Expired.test('returns to the form with a message, and the QR does not come back', async () => {
  await expect(qrImage()).toBeNull();
  await fillAmount('100');
  await expect(submit()).not.toHaveAttribute('aria-disabled');
});
Expired.test('allows a new QR after the old one has expired', async () => {
  await makeQr('100');
  await expect(timer()).toHaveTextContent('10:00');
});
Refused.test('shows the reason in red as plain text for hasQrcode false', async () => {
  await waitFor(() => expect(alertText()).toContain(i18n.t('errors:code.QR_FAIL')));
  await expect(qrImage()).toBeNull();
  await fillAmount('300');
  await waitFor(() => expect(alertText()).toBe(''));
});
Form.test("shows the server's own text of a refusal unchanged", async () => {
  const message = 'WW ปิดปรับปรุงถึง 18:00 น.';
  mockResponse(post('WW'), { qrcodeId: '', hasQrcode: false, qrcode: '', amount: 0, expireIn: 0, message });
  await fillAmount('100');
  submit().click();
  await waitFor(() => expect(alertText()).toContain(message));
  await expect(qrImage()).toBeNull();
});
Creating.test('shows that the request is in flight and sends no second one', async () => {
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  submit().click();
  await expect(submit()).toHaveAttribute('aria-busy', 'true');
});
CreateLost.test('shows that there is no result, keeps the amount and asks before another attempt', async () => {
  await expectUnknown();
  await keep();
  await expect(screen.getByRole('textbox', { name: depositText('qr.amount') })).toHaveValue('100');
  submit().click();
  // The lost request may have made a QR, so the app asks before it sends another request.
  const question = await screen.findByRole('alertdialog', { name: i18n.t('money:earlier.title') });
  await expect(getCount(post('WW'))).toBe(1);
  within(question)
    .getByRole('button', { name: i18n.t('money:earlier.new') })
    .click();
  await waitFor(() => expect(getCount(post('WW'))).toBe(2));
});
CancelRefused.test('explains the refusal and keeps the QR', async () => {
  await waitFor(() => expect(alertText()).toContain(i18n.t('errors:code.QR_FAIL')));
  await expect(qrImage()).not.toBeNull();
});
Failed.test('loads the QR on a retry', async () => {
  await tryAgain();
  await fillAmount('100');
});

Received.test('shows the payment before the money is credited', async () => {
  await visible(screen.getByText(depositText('qr.receivedText')));
  await expect(dialog()).toHaveTextContent('100.00');
});
Credited.test('shows the balance of the ledger', async () => {
  const satang = await walletInBooks();
  await waitFor(() => expect(dialog()).toHaveTextContent(formatAmount(satang / 100)));
  (await button('qr.again')).click();
  await fillAmount('100');
  await expect(qrImage()).toBeNull();
});
Received.test('notices a payment even if the browser discarded the page meanwhile', async () => {
  screen.getAllByRole('button', { name: i18n.t('common:close') })[0]?.click();
  await waitFor(() => expect(dialog()).toBeNull());
  advanceTime(60);
  screen.getByText('deposit', { selector: 'main > button' }).click();
  await choose('qr');
  await chooseProvider('WW');
  await visible(await screen.findByText(depositText('qr.credited')));
});
Live.test('does not mistake another deposit of the same amount for the payment', async () => {
  await watching();
  await storyBackend().handle(
    new Request('http://mock.example/__mock/pay', {
      method: 'POST',
      body: JSON.stringify({ username: '0812345678', amount: 100 }),
    }),
  );
  const asked = getCount('POST /api/statement');
  await askedAgain();
  await expect(getCount('POST /api/statement')).toBeGreaterThan(asked);
  await expect(qrImage()).not.toBeNull();
  await expect(screen.queryByText(depositText('qr.received'))).toBeNull();
});
Checking.test('waits for the payment when the QR disappears early, then gives up', async () => {
  (await button('qr.again')).click();
  await fillAmount('100');
});
Checking.test('stops waiting after 2 minutes and shows it', async () => {
  // The two minutes start with the response that no longer has the QR.
  const asked = getCount(get('WW'));
  comeBack();
  await waitFor(() => expect(getCount(get('WW'))).toBeGreaterThan(asked));
  await waitForStable();
  await expect(dialog()).toHaveTextContent(depositText('qr.checking'));
  advanceTime(121);
  await screen.findByText(depositText('qr.gone'));
  await fillAmount('100');
  await expect(sessionStore.get(storageKeys.liveQrs)).toBe('[]');
});
Live.test('is heard as before', inEnglish, heardAsBefore);
