import { countOf, requests } from '@stories/requests';
import MockDate from 'mockdate';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getSlipWindow } from '@/api/lookup';
import { uploadSlip } from '@/api/wallet';
import { i18n } from '@/i18n/i18n';
import { button, dialog, words } from './depositSteps';
import { ModalStage, prepareModals } from './ModalStage';
import { tryAgain } from './money';

/** Sending a slip from the deposit modal. */
const meta = preview.meta({
  component: ModalStage,
  title: 'modals/Deposit slip',
  tags: ['!autodocs'],
  parameters: { session: true, route: '/user/home?modal=deposit' },
  beforeEach: prepareModals,
});

const sent = 'POST /api/wallet/slip';

async function picture(width = 90, height = 160, type = 'image/png', name = 'slip.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'teal';
  context.fillRect(0, 0, width / 2, height / 4);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 1));
  return new File([blob as Blob], name, { type });
}

const input = (kind = 'file') => document.querySelector(`input[data-slip="${kind}"]`) as HTMLInputElement;
const unfold = async () => {
  (
    await screen.findByRole('button', { name: new RegExp(words('slip.title')), expanded: false }, { timeout: 5000 })
  ).click();
  await waitFor(() => expect(input()).not.toBeNull());
};
const pick = (file: File, kind = 'file') => fireEvent.change(input(kind), { target: { files: [file] } });
const preview1 = () => screen.findByRole<HTMLImageElement>('img', { name: words('slip.preview') }, { timeout: 5000 });
const choose = async (file?: File) => {
  await unfold();
  pick(file ?? (await picture()));
  return preview1();
};
const send = async () => (await button('slip.send')).click();
const alertText = () => [...dialog().querySelectorAll('[role="alert"]')].map((one) => one.textContent).join('');
const says = (text: string) => waitFor(() => expect(alertText()).toContain(text), { timeout: 5000 });

export const Folded = meta.story({});
export const Unfolded = meta.story({ play: unfold });
export const Chosen = meta.story({
  play: async () => {
    await choose();
  },
});
export const Sent = meta.story({
  play: async () => {
    await choose();
    await send();
    await screen.findByText(words('slip.sent'), undefined, { timeout: 5000 });
  },
});
export const Sending = meta.story({
  parameters: { fail: { call: uploadSlip, kind: 'never' } },
  play: async () => {
    await choose();
    await send();
    await screen.findByRole('progressbar');
  },
});
export const Closed = meta.story({
  parameters: { scenario: 'slip-closed' },
  play: async () => {
    (await screen.findByRole('button', { name: new RegExp(words('slip.title')) }, { timeout: 5000 })).click();
    await screen.findByText(words('slip.closed', { from: '00:00', to: '23:59' }));
  },
});
export const WindowFailed = meta.story({
  parameters: { fail: { call: getSlipWindow, status: 500, times: 1 } },
  play: async () => {
    (await screen.findByRole('button', { name: new RegExp(words('slip.title')) }, { timeout: 5000 })).click();
    await screen.findByText(words('slip.loadFailed'));
  },
});
export const Interrupted = meta.story({
  parameters: { fail: { call: uploadSlip, kind: 'network', times: 1 } },
  play: async () => {
    await choose();
    await send();
    await says(words('slip.interrupted'));
  },
});
export const Refused = meta.story({
  parameters: { fail: { call: uploadSlip, message: 'SLIP_INVALID_FILE', status: 400, times: 1 } },
  play: async () => {
    await choose();
    await send();
    await says(i18n.t('errors:code.SLIP_INVALID_FILE'));
  },
});
export const WrongFile = meta.story({
  play: async () => {
    await unfold();
    pick(new File(['MZ\u0090 not a picture at all'], 'setup.png', { type: 'image/png' }));
    await says(words('slip.problem.type'));
  },
});
export const SmallLargeText = meta.story({
  globals: { viewport: { value: 'small' }, textSize: 'double' },
  play: async () => {
    await choose();
  },
});

Folded.test('asks nothing of the server before it is unfolded', async () => {
  await button('done');
  await expect(countOf('GET /api/lookup/slip')).toBe(0);
});
Unfolded.test('says until when, and what it takes, before anything is chosen', async () => {
  await expect(dialog()).toHaveTextContent(words('slip.hours', { from: '23:30', to: '00:30' }));
  await expect(dialog()).toHaveTextContent(words('slip.kinds', { size: 10 }));
  await expect(input().accept).toBe('image/jpeg,image/png,image/webp');
  await expect(input('camera')).toHaveAttribute('capture', 'environment');
});
Sent.test('is one request with the field "file", and is told', async () => {
  await expect(countOf(sent)).toBe(1);
  await expect(
    storyBackend()
      .world.db.slip.all()
      .filter(({ status }) => status === 'PROCESSING').length,
  ).toBeGreaterThan(0);
  await expect(screen.queryByRole('img', { name: words('slip.preview') })).toBeNull();
});
Chosen.test('a double tap sends it once', async () => {
  const tap = await button('slip.send');
  tap.click();
  tap.click();
  await screen.findByText(words('slip.sent'), undefined, { timeout: 5000 });
  await expect(countOf(sent)).toBe(1);
});
Unfolded.test('wrong files are refused with the reason, and nothing is sent', async () => {
  const good = await picture();
  const bytes = await good.arrayBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const cases: [File, string][] = [
    [new File([bytes], 'slip'), 'noExtension'],
    [new File(['MZ\u0090\u0000 exe'], 'slip.png', { type: 'image/png' }), 'type'],
    [new File([svg], 'slip.svg', { type: 'image/svg+xml' }), 'type'],
    [new File([svg], 'slip.png', { type: 'image/png' }), 'type'],
    [new File([], 'slip.png', { type: 'image/png' }), 'empty'],
    [new File([bytes, new Uint8Array(10 * 1024 * 1024 + 1 - bytes.byteLength)], 'slip.png'), 'tooLarge'],
    [new File([bytes.slice(0, 40)], 'cut.png', { type: 'image/png' }), 'unreadable'],
  ];
  for (const [file, reason] of cases) {
    pick(file);
    await says(words(`slip.problem.${reason}`, { size: 10 }));
    await expect(screen.queryByRole('button', { name: words('slip.send') })).toBeNull();
  }
  await expect(countOf(sent)).toBe(0);
  pick(good);
  await preview1();
  await expect(alertText()).toBe('');
});
Unfolded.test('a pasted picture is taken', async () => {
  const data = new DataTransfer();
  data.items.add(await picture());
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await preview1();
});
Unfolded.test('a large one is made smaller, a small one goes as it is', async () => {
  const sizes: number[][] = [];
  const { handle } = storyBackend();
  storyBackend().handle = async (request) => {
    if (request.method === 'POST' && request.url.endsWith('/wallet/slip')) {
      const file = (await request.clone().formData()).get('file') as File;
      const bitmap = await createImageBitmap(file);
      sizes.push([bitmap.width, bitmap.height]);
    }
    return handle(request);
  };
  for (const file of [await picture(3000, 5120, 'image/jpeg', 'large.jpg'), await picture(300, 512)]) {
    pick(file);
    await preview1();
    await send();
    await screen.findByText(words('slip.sent'), undefined, { timeout: 8000 });
  }
  await expect(sizes).toEqual([
    [1500, 2560],
    [300, 512],
  ]);
});
Interrupted.test('keeps the picture; it is sent again only when asked', async () => {
  await preview1();
  await expect(countOf(sent)).toBe(1);
  (await button('slip.again')).click();
  await screen.findByText(words('slip.sent'), undefined, { timeout: 5000 });
  await expect(countOf(sent)).toBe(2);
});
Interrupted.test('can be removed instead', async () => {
  (await button('slip.remove')).click();
  await button('slip.pick');
  await expect(alertText()).toBe('');
  await expect(countOf(sent)).toBe(1);
});
Sending.test('can be stopped; the picture stays', async () => {
  await expect(screen.queryByRole('button', { name: words('slip.send') })).toBeNull();
  (await button('slip.stop')).click();
  await says(words('slip.stopped'));
  await preview1();
  await button('slip.again');
});
Refused.test('keeps the picture', async () => {
  await preview1();
});
Chosen.test('every code is told in words', async () => {
  for (const code of uploadSlip.codes) {
    storyBackend().fail({ method: 'POST', path: '/api/wallet/slip', message: code, status: 400 });
    const again = screen.queryByRole('button', { name: words('slip.again') });
    (again ?? (await button('slip.send'))).click();
    await says(i18n.getResource(i18n.language, 'errors', `code.${code}`) as string);
  }
});
Closed.test('says so before choosing, and takes nothing', async () => {
  await expect(input()).toBeNull();
  await expect(requests).not.toContain(sent);
});
Chosen.test('when the window closes meanwhile nothing is sent', async () => {
  // 23:45 in Bangkok.
  MockDate.set(new Date(Date.now()).setUTCHours(16, 45, 0, 0));
  await send();
  await says(words('slip.closed', { from: '23:30', to: '00:30' }));
  await expect(countOf(sent)).toBe(0);
  await preview1();
});
WindowFailed.test('can be tried again', async () => {
  await tryAgain();
  await waitFor(() => expect(input()).not.toBeNull());
});
