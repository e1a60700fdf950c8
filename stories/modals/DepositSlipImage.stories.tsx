import { makeCanvasNoise, noises } from '@stories/canvasNoise';
import { getCount } from '@stories/requests';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { cleanPicture } from '@/lib/pictureMetadata';
import { depositView } from '@/modals/Deposit/view';
import { button, depositText } from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { paste } from './slipSteps';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Deposit/Slip upload/Images',
  parameters: {
    ...withModal('deposit'),
    modals: { deposit: depositView },
    docs: {
      description: {
        component: 'The picture of a slip as it will be sent. It is turned upright and kept large enough to read.',
      },
    },
  },
  beforeEach: async () => {
    await prepareModals();
    arrived.length = 0;
    const backend = storyBackend();
    const { handle } = backend;
    backend.handle = async (request) => {
      if (request.method === 'POST' && request.url.endsWith('/wallet/slip')) {
        arrived.push((await request.clone().formData()).get('file') as File);
      }
      return handle(request);
    };
  },
});

/** The files that the mock received. */
const arrived: File[] = [];

/** Returns a JPEG whose stored pixels are red on the left and blue on the right. */
async function photo(width: number, height: number): Promise<Uint8Array> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = 'rgb(255, 0, 0)';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = 'rgb(0, 0, 255)';
  context.fillRect(width / 2, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 1));
  return new Uint8Array(await (blob as Blob).arrayBuffer());
}

/** Returns an Exif segment (APP1) that holds only the orientation. */
const exif = (orientation: number): number[] => [
  ...[0xff, 0xe1, 0x00, 0x22],
  ...[...'Exif\0\0'].map((letter) => letter.charCodeAt(0)),
  // TIFF, big-endian, first directory at byte 8, one entry: orientation, short, one value.
  ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01],
  ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
  ...[0x00, 0x00, 0x00, 0x00],
];

/** Returns a photo with an Exif orientation. */
async function turned(width: number, height: number, orientation: number): Promise<File> {
  const plain = await photo(width, height);
  return new File([plain.slice(0, 2), new Uint8Array(exif(orientation)), plain.slice(2)], 'IMG_0001.jpg', {
    type: 'image/jpeg',
  });
}

const input = (kind: 'file' | 'camera') => document.querySelector(`input[data-slip="${kind}"]`) as HTMLInputElement;
const pick = (file: File, kind: 'file' | 'camera') => fireEvent.change(input(kind), { target: { files: [file] } });
const unfold = async () => {
  (await screen.findByRole('button', { name: new RegExp(`^${depositText('slip.title')}`), expanded: false })).click();
  await waitFor(() => expect(input('file')).not.toBeNull());
};
const getPreview = () => screen.findByRole<HTMLImageElement>('img', { name: depositText('slip.preview') });
const send = async () => {
  await getPreview();
  (await button('slip.send')).click();
  await screen.findByText(depositText('slip.sent'));
};

/** Returns the size in px of an image as a viewer shows it, and the colours near the middle of its edges. */
async function look(file: Blob) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const colour = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(Math.floor(x), Math.floor(y), 1, 1).data;
    if (Math.min(red, green, blue) > 240) return 'white';
    return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'neither';
  };
  return {
    size: [width, height],
    top: colour(width / 2, height * 0.1),
    bottom: colour(width / 2, height * 0.9),
    left: colour(width * 0.1, height / 2),
    right: colour(width * 0.9, height / 2),
  };
}

const getBytes = async (file: Blob) => [...new Uint8Array(await file.arrayBuffer())];
const getCleanBytes = async (file: Blob) => [...(cleanPicture(new Uint8Array(await file.arrayBuffer())) ?? [])];

export const Camera = meta.story({
  name: 'Photo from the camera, upright',
  tags: ['no-screenshot'],
  play: async () => {
    await unfold();
    pick(await turned(300, 200, 6), 'camera');
    await getPreview();
  },
});

Camera.test('shows a photo upright, and sends a small one unchanged, with its orientation', async () => {
  // Shows the preview upright.
  const image = await getPreview();
  await waitFor(() => expect([image.naturalWidth, image.naturalHeight]).toEqual([200, 300]));

  // Sends a small photo without drawing it again, with its orientation and without its other metadata.
  const file = await turned(300, 200, 6);
  await send();
  await expect(getCount('POST /api/wallet/slip')).toBe(1);
  await expect(await getBytes(arrived[0] as File)).toEqual(await getCleanBytes(file));
  await expect(await look(arrived[0] as File)).toMatchObject({ size: [200, 300], top: 'red' });
  await expect(await look(arrived[0] as File)).toMatchObject({ size: [200, 300], top: 'red', bottom: 'blue' });
});

export const Unfolded = meta.story({ name: 'Nothing chosen yet', tags: ['long'], play: unfold });
/** Exif orientation, the edge where the stored left side appears, and the size of the sent image in px. */
const ways = [
  [1, 'left', [2715, 1810]],
  [3, 'right', [2715, 1810]],
  [6, 'top', [1810, 2715]],
  [8, 'bottom', [1810, 2715]],
] as const;

Unfolded.test(
  'sends a large photo smaller and upright for every orientation, and a long screenshot unchanged',
  async () => {
    for (const [orientation, red, size] of ways) {
      const file = await turned(3000, 2000, orientation);
      pick(file, 'file');
      await send();
      const sent = arrived.at(-1) as File;
      await expect(await look(sent), String(orientation)).toMatchObject({ size, [red]: 'red' });
      await expect(sent.size).toBeLessThan(file.size);
      await expect(sent.type).toBe('image/jpeg');
    }
    await expect(getCount('POST /api/wallet/slip')).toBe(ways.length);
    // A smaller screenshot would be unreadable.
    const long = new File([(await photo(1080, 7000)) as BlobPart], 'long.jpg', { type: 'image/jpeg' });
    pick(long, 'file');
    await send();
    await expect(await getBytes(arrived.at(-1) as File)).toEqual(await getBytes(long));
  },
);
Unfolded.test(
  'sends transparent pixels as white, and a large photo as it is if the browser returns noise',
  async () => {
    const [width, height] = [2600, 2000];
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    // Draw noise in the lower half, which gives compression something to reduce. The upper half stays transparent.
    const noise = context.createImageData(width, height / 2);
    for (let index = 0; index < noise.data.length; index += 1)
      noise.data[index] = index % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(noise, 0, height / 2);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    pick(new File([blob as Blob], 'slip.png', { type: 'image/png' }), 'file');
    await send();
    await expect(arrived.at(-1)?.type).toBe('image/jpeg');
    await expect(await look(arrived.at(-1) as File)).toMatchObject({ size: [2496, 1920], top: 'white' });
    // The mock accepts a slip once, so each photo has its own size.
    for (const [index, kind] of noises.entries()) {
      const file = await turned(3000 + index, 2000, 1);
      const restore = makeCanvasNoise(kind);
      try {
        pick(file, 'file');
        await send();
      } finally {
        restore();
      }
      await expect(await getBytes(arrived.at(-1) as File), kind).toEqual(await getCleanBytes(file));
    }
  },
);

Unfolded.test(
  'changes nothing without a photo, sends the later of two files, and accepts a dropped image',
  async () => {
    // Changes nothing when the camera closes without a photo.
    fireEvent.change(input('camera'), { target: { files: [] } });
    await button('slip.pick');
    await expect(screen.queryByRole('img', { name: depositText('slip.preview') })).toBeNull();

    // Shows and sends the later of two files picked in quick succession.
    const [first, second] = [await turned(3000, 2000, 1), await turned(200, 100, 1)];
    pick(first, 'file');
    pick(second, 'file');
    await send();
    await expect((await look(arrived[0] as File)).size).toEqual([200, 100]);
    await expect(arrived).toHaveLength(1);

    // Accepts a dropped image.
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await turned(200, 100, 1));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    fireEvent(screen.getByRole('group', { name: depositText('slip.title') }), drop);
    await getPreview();
  },
);

export const Pasted = meta.story({ name: 'Ready for a pasted picture', tags: ['no-screenshot'], play: unfold });
Pasted.test('leaves a paste to a field, to a page behind, and to whoever takes it; text goes first', async () => {
  const field = screen.getByRole('dialog').appendChild(document.createElement('input'));
  const behind = document.body.appendChild(document.createElement('div'));
  await paste('1,250.00');
  await paste(undefined, field);
  await paste(undefined, behind);
  field.remove();
  behind.remove();
  window.addEventListener('paste', (event) => event.preventDefault(), { capture: true, once: true });
  await paste();
  await waitForStable();
  await expect(screen.queryByRole('img', { name: depositText('slip.preview') })).toBeNull();
  await paste();
  await getPreview();
});
