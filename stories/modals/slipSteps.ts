import { advanceTime } from '@stories/advanceTime';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import { alertText, button, depositText } from './depositSteps';

/* Steps of a member who sends a slip. */

export const sent = 'POST /api/wallet/slip';

export async function imageFile(width = 90, height = 160, type = 'image/png', name = 'slip.png'): Promise<File> {
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

export const input = (kind = 'file') => document.querySelector(`input[data-slip="${kind}"]`) as HTMLInputElement;
export const unfold = async () => {
  (await screen.findByRole('button', { name: new RegExp(`^${depositText('slip.title')}`), expanded: false })).click();
  await waitFor(() => expect(input()).not.toBeNull());
};
export const pick = (file: File, kind = 'file') => fireEvent.change(input(kind), { target: { files: [file] } });
export const preview1 = () => screen.findByRole<HTMLImageElement>('img', { name: depositText('slip.preview') });
export const choose = async (file?: File) => {
  await unfold();
  pick(file ?? (await imageFile()));
  return preview1();
};
export const send = async () => (await button('slip.send')).click();
/** Sends the slip and waits until the mock has stored it, because a counted request may still be in flight. */
export const sendAndArrive = async () => {
  const slips = () => storyBackend().mockState.db.slip.all().length;
  const before = slips();
  await send();
  await waitFor(() => expect(slips()).toBe(before + 1));
};
export const says = (text: string) => waitFor(() => expect(alertText()).toContain(text));
export const toggle = () => screen.getByRole('button', { name: depositText('slip.title') });
export const region = () => document.querySelector('fieldset [role="status"]') as HTMLElement;
/** Pastes a picture where the focus is. A spreadsheet's cell has its `text` beside its picture. */
export const paste = async (text?: string, target: Element = document.activeElement ?? document.body) => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(await imageFile());
  if (text !== undefined) clipboardData.setData('text/plain', text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};
/** Advances the clock to 23:45 in Bangkok. */
export const atClosing = () => advanceTime((new Date(Date.now()).setUTCHours(16, 45, 0, 0) - Date.now()) / 1000);

/** Removes earlier slips, which the app could mistake for the slip with the lost response. */
export function removeSlips(): void {
  const { slip } = storyBackend().mockState.db;
  for (const { _id } of slip.by('member', storyMember()._id)) slip.remove(_id);
}

/**
 * Sends the slip. The upload reports this share (0 to 1) of its progress, and then fails (`breaksOff`) or continues.
 */
export function sendPart(share: number, breaksOff: boolean): Promise<void> {
  const { prototype } = XMLHttpRequest;
  const { send: sendOn } = prototype;
  prototype.send = function (body) {
    prototype.send = sendOn;
    const far = { lengthComputable: true, loaded: share * 100, total: 100 };
    this.upload.dispatchEvent(new ProgressEvent('progress', far));
    if (breaksOff) this.dispatchEvent(new ProgressEvent('error'));
    else this.send(body);
  };
  return send();
}
