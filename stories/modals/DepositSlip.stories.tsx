import { shownLocation } from '@stories/app/location';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { isInView } from '@stories/inView';
import { matchFullText } from '@stories/matchFullText';
import { getCount, holdResponse, requests } from '@stories/requests';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getSlipWindow } from '@/api/calls/lookup';
import { uploadSlip } from '@/api/calls/wallet';
import { currentToasts } from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';
import { depositView } from '@/modals/Deposit/view';
import { alertText, button, depositText, dialog, makeQr } from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { acknowledge, codeText, expectUnknown, keep, tryAgain } from './money';
import {
  atClosing,
  choose,
  imageFile,
  input,
  paste,
  pick,
  preview1,
  region,
  removeSlips,
  says,
  send,
  sendAndArrive,
  sendPart,
  sent,
  toggle,
  unfold,
} from './slipSteps';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Deposit/Slip upload',
  parameters: {
    ...withModal('deposit'),
    modals: { deposit: depositView },
    docs: {
      description: { component: 'Sends the slip of a transfer that has not arrived, and never sends one twice.' },
    },
  },
  beforeEach: prepareModals,
});

export const Folded = meta.story({ tags: ['no-screenshot'], name: 'Collapsed' });
Folded.test(
  'leaves focus in another field that the member reached before the section unfolded',
  { globals: { viewport: { value: 'small' } }, parameters: { route: '/user/home?modal=deposit:WW' } },
  async () => {
    const field = await screen.findByLabelText(depositText('qr.amount'));
    toggle().click();
    field.focus();
    field.scrollIntoView();
    const topInDialog = () => field.getBoundingClientRect().top - dialog().getBoundingClientRect().top;
    const before = topInDialog();
    await waitFor(() => expect(input()).not.toBeNull());
    await waitForStable();
    await expect(topInDialog()).toBeCloseTo(before, 3);
  },
);
export const Unfolded = meta.story({ name: 'Expanded, nothing chosen', tags: ['no-screenshot'], play: unfold });
Unfolded.test(
  'scrolls into view, shows the deadline, refuses wrong files with the reason, and accepts dropped and pasted images',
  async ({ step }) => {
    await step('scrolls the unfolded section into view', async () => isInView(await button('slip.pick')));
    await step('shows the deadline and the accepted files before a file is chosen', async () => {
      await expect(dialog()).toHaveTextContent(depositText('slip.hours', { from: '23:30', to: '00:30' }));
      await expect(dialog()).toHaveTextContent(depositText('slip.kinds', { size: 10 }));
      await expect(input().accept).toBe('image/jpeg,image/png,image/webp');
      await expect(input('camera')).toHaveAttribute('capture', 'environment');
    });
    await step('refuses wrong files with the reason and sends nothing', async () => {
      const good = await imageFile();
      const bytes = await good.arrayBuffer();
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
      const cases: [File, string][] = [
        [new File(['MZ\u0090\u0000 exe'], 'slip.png', { type: 'image/png' }), 'type'],
        [new File([svg], 'slip.svg', { type: 'image/svg+xml' }), 'type'],
        [new File([svg], 'slip.png', { type: 'image/png' }), 'type'],
        [new File([], 'slip.png', { type: 'image/png' }), 'empty'],
        [new File([bytes, new Uint8Array(10 * 1024 * 1024 + 1 - bytes.byteLength)], 'slip.png'), 'tooLarge'],
        [new File([bytes.slice(0, 40)], 'cut.png', { type: 'image/png' }), 'unreadable'],
      ];
      for (const [file, reason] of cases) {
        pick(file);
        await says(depositText(`slip.problem.${reason}`, { size: 10 }));
        await expect(screen.queryByRole('button', { name: depositText('slip.send') })).toBeNull();
      }
      await expect(getCount(sent)).toBe(0);
      pick(good);
      await preview1();
      await expect(alertText()).toBe('');
    });
    (await button('slip.remove')).click();
    await button('slip.pick');
    await step('accepts a slip without a file extension that is dropped beside its field', async () => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([await imageFile()], '1000012345'));
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      screen.getByRole('dialog').querySelector('h2')?.dispatchEvent(drop);
      await preview1();
    });
    (await button('slip.remove')).click();
    await button('slip.pick');
    await step('accepts a pasted image, and leaves focus where the member has moved it', async () => {
      const elsewhere = toggle();
      elsewhere.focus();
      await paste();
      await preview1();
      await expect(elsewhere).toHaveFocus();
    });
  },
);
export const Chosen = meta.story({
  tags: ['main-state'],
  name: 'Picture chosen',
  play: async () => void (await choose()),
});
export const Sent = meta.story({
  name: 'Success: slip received',
  play: async () => {
    await choose();
    await send();
    await screen.findByText(depositText('slip.sent'));
  },
});
export const Sending = meta.story({
  name: 'Sending the slip',
  parameters: { fail: { call: uploadSlip, kind: 'never' } },
  play: async () => {
    await choose();
    await sendPart(0.4, false);
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveValue(40));
  },
});
export const Closed = meta.story({
  name: 'Closed: slips are not accepted right now',
  parameters: { scenario: 'slip-closed' },
  play: async () => {
    (await screen.findByRole('button', { name: new RegExp(`^${depositText('slip.title')}`) })).click();
    await screen.findByText(matchFullText(depositText('slip.closed', { from: '00:00', to: '23:59' })));
  },
});
export const WindowFailed = meta.story({
  name: 'Failed: the opening hours',
  parameters: { fail: { call: getSlipWindow, status: 500, times: 1 } },
  play: async () => {
    (await screen.findByRole('button', { name: new RegExp(`^${depositText('slip.title')}`) })).click();
    await screen.findByText(depositText('slip.loadFailed'));
  },
});
/** The connection breaks in the middle of the upload. */
export const Interrupted = meta.story({
  name: 'Result unknown: sending was interrupted',
  play: async () => {
    await choose();
    await sendPart(0.4, true);
    await expectUnknown();
  },
});
export const ResponseLost = meta.story({
  name: 'Result unknown: received, but the response is lost',
  parameters: { fail: { call: uploadSlip, kind: 'cut', times: 1 } },
  play: async () => {
    await choose();
    await send();
    await expectUnknown();
  },
});
const refused = (code: string) => ({
  parameters: { fail: { call: uploadSlip, message: code, times: 1 } },
  play: async () => {
    await choose();
    await send();
    await says(codeText(code));
  },
});
export const Refused = meta.story({ name: 'Slip refused: the file cannot be used', ...refused('SLIP_INVALID_FILE') });
export const NoFile = meta.story({
  name: 'Slip refused: it has not arrived',
  tags: ['no-screenshot'],
  ...refused('SLIP_NO_FILE'),
});
export const Failed = meta.story({ name: 'Slip refused: it could not be stored', ...refused('SLIP_UPLOAD_FAIL') });
export const WrongFile = meta.story({
  name: 'Not a picture',
  play: async () => {
    await unfold();
    pick(new File(['MZ\u0090 not a picture at all'], 'setup.png', { type: 'image/png' }));
    await says(depositText('slip.problem.type'));
  },
});
export const SmallLargeText = meta.story({
  name: 'Small phone (320), text at 200 %',
  globals: { viewport: { value: 'small' }, textSize: 'double' },
  play: async () => {
    const chosen = await choose();
    await chosen.decode();
    (await button('slip.send')).scrollIntoView({ block: 'end' });
  },
});
Folded.test('sends no request before it is unfolded', async () => {
  await button('done');
  await expect(getCount('GET /api/lookup/slip')).toBe(0);
});
Sent.test('sends one request with the field "file" and confirms it', async () => {
  await expect(getCount(sent)).toBe(1);
  const slips = storyBackend().mockState.db.slip.all();
  await expect(slips.some(({ status }) => status === 'PROCESSING')).toBe(true);
  await expect(screen.queryByRole('img', { name: depositText('slip.preview') })).toBeNull();
});
Unfolded.test('moves focus to the chosen image, the progress and the confirmation', async () => {
  const status = region();
  (await button('slip.pick')).focus();
  pick(await imageFile());
  const image = await preview1();
  await waitFor(() => expect(image).toHaveFocus());
  const remove = await button('slip.remove');
  remove.focus();
  remove.click();
  await waitFor(async () => expect(await button('slip.pick')).toHaveFocus());
  pick(await imageFile());
  await preview1();
  const release = holdResponse(sent);
  const tap = await button('slip.send');
  tap.focus();
  tap.click();
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveFocus());
  await screen.findByText(depositText('slip.sending'));
  release();
  const message = await screen.findByText(depositText('slip.sent'));
  await waitFor(async () => expect(await button('slip.toSlips')).toHaveFocus());
  // The live region stays the same element; otherwise screen readers would announce nothing.
  await expect(region()).toBe(status);
  await expect(status).toContainElement(message);
});
Interrupted.test('keeps the image and resends it only on request', async () => {
  await keep();
  await preview1();
  await expect(getCount(sent)).toBe(0);
  await isInView(await button('slip.again'));
  (await button('slip.again')).click();
  // The interrupted upload may have arrived, so the app asks first.
  (await screen.findByRole('button', { name: i18n.t('money:earlier.new') })).click();
  await screen.findByText(depositText('slip.sent'));
  await expect(getCount(sent)).toBe(1);
});
Interrupted.test('lets the member remove the image instead', async () => {
  await keep();
  (await button('slip.remove')).click();
  await button('slip.pick');
  await expect(alertText()).toBe('');
  await expect(getCount(sent)).toBe(0);
});
ResponseLost.test('shows the slip after a lost response, keeps the image and links to the sent slips', async () => {
  await expect(within(await expectUnknown()).getAllByRole('listitem').length).toBeGreaterThan(0);
  await acknowledge();
  await preview1();
  await button('slip.toSlips');
  await expect(getCount(sent)).toBe(1);
});
Sending.test('keeps sending when folded, and can be stopped without losing the image', async () => {
  const done = await button('done');
  await expect(done).toHaveAttribute('aria-busy', 'true');
  done.click();
  await expect(toggle()).toHaveAttribute('aria-disabled', 'true');
  toggle().click();
  await waitForStable();
  await expect(screen.getByRole('progressbar')).toBeVisible();
  await expect(currentToasts()).toEqual([]);
  await expect(screen.queryByRole('button', { name: depositText('slip.send') })).toBeNull();
  (await button('slip.stop')).click();
  await expectUnknown();
  await keep();
  await preview1();
  await button('slip.again');
});
export const SendingOverQr = meta.story({
  name: 'Sending the slip, with a QR to scan',
  tags: ['no-screenshot'],
  parameters: { fail: { call: uploadSlip, kind: 'never' }, route: '/user/home?modal=deposit:WW' },
  play: async () => {
    await makeQr('100');
    await choose();
    await send();
    await screen.findByRole('progressbar');
  },
});
SendingOverQr.test('keeps sending when the member taps "I have transferred" below a QR', async () => {
  (await button('done')).click();
  await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'info', text: depositText('slip.sending') }]));
  await expect(screen.getByRole('progressbar')).toBeVisible();
});
Sending.test('shows a toast that the result is unknown when the member goes back', async () => {
  shownLocation.go('/user/home');
  const text = i18n.t('money:notice', { text: i18n.t('money:whether.slip') });
  await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'info', text }]));
  await waitFor(() => expect(dialog()).toBeNull());
});
export const AllSent = meta.story({
  name: 'Sent in full, waiting for the response',
  parameters: { fail: { call: uploadSlip, kind: 'never' } },
  beforeEach: removeSlips,
  play: async () => {
    await choose();
    await sendPart(1, false);
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveValue(100));
  },
});
AllSent.test('shows the sent slips after a stopped upload and keeps the image', async () => {
  (await button('slip.stop')).click();
  await expectUnknown();
  await acknowledge();
  await preview1();
});
Refused.test('keeps the image', async () => void (await preview1()));

Chosen.test('keeps a slip whose upload failed across closing time', async () => {
  storyBackend().fail({ method: 'POST', path: '/api/wallet/slip', message: 'SLIP_UPLOAD_FAIL' });
  const release = holdResponse(sent);
  await send();
  await waitFor(() => expect(getCount(sent)).toBe(1));
  atClosing();
  release();
  await says(codeText('SLIP_UPLOAD_FAIL'));
  await preview1();
});
Closed.test('shows that slips are closed before a file is chosen, and accepts none', async () => {
  await expect(input()).toBeNull();
  await expect(requests).not.toContain(sent);
});
Chosen.test('sends nothing when the time window closes meanwhile', async () => {
  // A response on its way would have the earlier time.
  await waitForStable();
  atClosing();
  await send();
  await says(depositText('slip.closed', { from: '23:30', to: '00:30' }));
  await expect(getCount(sent)).toBe(0);
  await preview1();
});
Chosen.test('finishes an upload that began before closing time', async () => {
  const release = holdResponse(sent);
  await sendAndArrive();
  await expect(getCount(sent)).toBe(1);
  atClosing();
  release();
  await screen.findByText(depositText('slip.sent'));
  const done = await button('done');
  await waitFor(() => expect(done).not.toHaveAttribute('aria-busy'));
  await waitForStable();
  await expect(screen.getByText(depositText('slip.sent'))).toBeVisible();
});
Chosen.test('keeps the image when folded, and does not send it while another one is being read', async ({ step }) => {
  await step('hides the image when folded and keeps it; other fields receive later pastes', async () => {
    const { src } = await preview1();
    toggle().click();
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'));
    await paste();
    toggle().click();
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'true'));
    await expect((await preview1()).src).toBe(src);
  });
  await step('does not send the old image while another one is being read', async () => {
    const { src } = await preview1();
    const read = createImageBitmap;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = spyOn(window, 'createImageBitmap').mockImplementation(async (image: ImageBitmapSource) => {
      await held;
      return read(image);
    });
    const tap = await button('slip.send');
    pick(await imageFile(120, 160));
    tap.click();
    await waitFor(() => expect(tap).toHaveAttribute('aria-busy', 'true'));
    tap.click();
    await expect(getCount(sent)).toBe(0);
    goOn();
    await waitFor(async () => expect((await preview1()).src).not.toBe(src));
    slow.mockRestore();
    await waitFor(() => expect(tap).not.toHaveAttribute('aria-busy'));
    await expect(getCount(sent)).toBe(0);
    await send();
    await screen.findByText(depositText('slip.sent'));
    await expect(getCount(sent)).toBe(1);
  });
});
WindowFailed.test('loads the time window on a retry', async () => {
  await tryAgain();
  await waitFor(() => expect(input()).not.toBeNull());
});
Chosen.test('is heard as before', inEnglish, heardAsBefore);
