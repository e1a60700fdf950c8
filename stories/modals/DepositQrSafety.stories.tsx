import { makeCanvasNoise, noises } from '@stories/canvasNoise';
import { getCount, holdResponse, mockResponse } from '@stories/requests';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { currentToasts } from '@/components/Toast/toasts';
import { sessionStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import { depositView } from '@/modals/Deposit/view';
import {
  button,
  chooseProvider,
  depositText,
  dialog,
  fillAmount,
  makeQr,
  qrImage,
  qrShown,
  submit,
} from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Deposit/QR/Safety',
  tags: ['no-screenshot'],
  parameters: {
    ...withModal('deposit:WW'),
    modals: { deposit: depositView },
    docs: {
      description: {
        component:
          'A QR deposit with a hostile or slow server. No wrong QR is ever shown or saved; without a certain ' +
          'one, the form comes back.',
      },
    },
  },
  beforeEach: prepareModals,
});

const get = (code: string) => `GET /api/qrcode/${code}`;
const live = async () => makeQr('100');

export const Hostile = meta.story({
  name: 'Hostile picture from the server: refused',
  beforeEach: () => {
    Object.assign(window, { __ran: 0 });
    const { db } = storyBackend().mockState;
    const { insert } = db.qr;
    db.qr.insert = (row) =>
      insert({
        ...row,
        qrcode: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="top.__ran=1"><script>top.__ran=1</script><image href="http://evil.example/x.png" width="9" height="9"/><foreignObject><img src="x" onerror="top.__ran=1"/></foreignObject></svg>`,
      });
  },
  play: async () => {
    await fillAmount('100');
    submit().click();
    await screen.findByText(depositText('qr.broken'));
  },
});
Hostile.test('runs, loads and draws nothing of a hostile QR', async () => {
  await expect(qrImage()).toBeNull();
  await expect((window as { __ran?: number }).__ran).toBe(0);
  await expect(performance.getEntriesByName('http://evil.example/x.png')).toHaveLength(0);
  await expect(dialog().querySelector('script, foreignObject, image')).toBeNull();
});
export const NotAnImage = meta.story({
  name: 'QR that cannot be shown',
  beforeEach: () => {
    const { db } = storyBackend().mockState;
    const { insert } = db.qr;
    db.qr.insert = (row) => insert({ ...row, qrcode: '<b>no picture</b>' });
  },
  play: async () => {
    await fillAmount('100');
    submit().click();
    await screen.findByText(depositText('qr.broken'));
  },
});
NotAnImage.test('shows that the QR is no image and lets the member cancel it', async () => {
  (await button('qr.cancel')).click();
  await fillAmount('100');
});

/** Taps "save" in a browser whose canvases return noise. */
const saveAsNoise = async (kind?: (typeof noises)[number]) => {
  const restore = makeCanvasNoise(kind);
  try {
    (await button('qr.save')).click();
    await screen.findByText(i18n.t('common:takeScreenshot'));
  } finally {
    restore();
  }
};
export const Unsavable = meta.story({
  name: 'QR that this browser cannot save: take a screenshot',
  play: async () => {
    await live();
    await saveAsNoise();
  },
});
Unsavable.test('saves nothing if the browser returns noise, and shows the QR large', async () => {
  for (const kind of noises) {
    screen
      .getAllByRole('button', { name: i18n.t('common:close') })
      .at(-1)
      ?.click();
    await waitFor(() => expect(screen.queryByText(i18n.t('common:takeScreenshot'))).toBeNull());
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await saveAsNoise(kind);
    await waitFor(() => expect(screen.getByRole('dialog', { name: depositText('qr.scan') })).toBeVisible());
    await expect(saved, kind).not.toHaveBeenCalled();
    await expect(currentToasts(), kind).toEqual([]);
    saved.mockRestore();
  }
});

/** Without its expiry a QR has no countdown; without its amount its payment cannot be recognised. */
const noNumbers = [{ expireIn: undefined }, { expireIn: 'soon' }, { amount: undefined }];
const validQr = { qrcodeId: 'q1', hasQrcode: true, qrcode: '<svg/>', amount: 100, expireIn: 600, message: '' };
export const NoNumbers = meta.story({
  name: 'Incomplete QR: the form instead',
  beforeEach: () => mockResponse(get('WW'), { ...validQr, expireIn: undefined }),
});

NoNumbers.test("shows the form, or the server's text as a refusal, instead of an incomplete QR", async () => {
  // Shows the form instead of an incomplete QR.
  await fillAmount('100');
  await expect(qrImage()).toBeNull();
  await expect(sessionStore.get(storageKeys.liveQrs)).toBeNull();

  // Shows the server's text as a refusal for a new QR that is incomplete.
  for (const [index, broken] of noNumbers.entries()) {
    const message = `WW ${index}`;
    mockResponse('POST /api/qrcode/WW', { ...validQr, ...broken, message });
    await fillAmount('');
    await fillAmount('100');
    submit().click();
    await waitFor(() => expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull());
    await expect(qrImage()).toBeNull();
  }
  await expect(sessionStore.get(storageKeys.liveQrs)).toBeNull();
});

/** `arrives` releases the first response. */
const first = { arrives() {} };
/** Responses that arrive late and out of order. */
export const Stale = meta.story({
  name: 'Slow response about a QR',
  beforeEach: () => {
    first.arrives = holdResponse(get('WW'), { times: 1 });
  },
});
Stale.test('never shows a response at another provider after quick switching', async () => {
  // The first response (WW) is slow. PAYONEX responds immediately and gets its QR before WW's response arrives.
  await waitFor(() => expect(getCount(get('WW'))).toBe(1));
  await chooseProvider('PAYONEX');
  await makeQr('300');
  const source = qrImage()?.src;
  first.arrives();
  await waitForStable();
  await expect(qrImage()?.src).toBe(source);
  await expect(dialog()).toHaveTextContent('300.00');
  await chooseProvider('WW');
  await fillAmount('100');
  await expect(qrImage()).toBeNull();
});
export const StaleCreate = meta.story({
  name: 'Slow response to creating a QR',
  beforeEach: () => {
    first.arrives = holdResponse('POST /api/qrcode/WW', { times: 1 });
  },
});
StaleCreate.test('shows a late QR only at its own provider', async () => {
  await fillAmount('100');
  submit().click();
  await chooseProvider('ZPAY');
  await fillAmount('50');
  first.arrives();
  await waitFor(() => expect(sessionStore.get(storageKeys.liveQrs)).toContain('WW'));
  await expect(qrImage()).toBeNull();
  await expect(screen.getByRole('textbox', { name: depositText('qr.amount') })).toHaveValue('50');
  await chooseProvider('WW');
  await qrShown();
  await expect(dialog()).toHaveTextContent('100.00');
});
StaleCreate.test('keeps the amount that was carried over to another provider', async () => {
  await fillAmount('500');
  submit().click();
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  await chooseProvider('KBANK');
  const amount = await screen.findByRole('textbox', { name: depositText('qr.amount') });
  await expect(amount).toHaveValue('500');
  first.arrives();
  await waitFor(() => expect(sessionStore.get(storageKeys.liveQrs)).toContain('WW'));
  await waitForStable();
  await expect(amount).toBeVisible();
  await expect(amount).toHaveValue('500');
});
Stale.test('never removes a new QR because of an older "no QR" response', async () => {
  first.arrives();
  await waitForStable();
  const arrives = holdResponse(get('WW'), { times: 1 });
  await chooseProvider('ZPAY');
  await fillAmount('50');
  await chooseProvider('WW');
  await makeQr('100');
  arrives();
  await waitForStable();
  await expect(qrImage()).not.toBeNull();
});
