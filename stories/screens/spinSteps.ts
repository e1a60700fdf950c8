import type { SliceRow } from '@mocks/db/rows';
import { forgetLocation, shownLocation } from '@stories/app/location';
import { plainText } from '@stories/matchFullText';
import { recordRequests } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { turnId } from '@/screens/Spin/wheel/wheelMotion';

export function prepareSpin(): void {
  recordRequests();
  forgetLocation();
}

/** Sets the slices of the mock's wheel. By default all slices are equally likely. */
export function putWheel(slices: readonly Partial<SliceRow>[], name?: string): void {
  const { slice, wheel } = storyBackend().mockState.db;
  const [{ _id } = { _id: '' }] = wheel.all();
  if (name !== undefined) wheel.patch(_id, { name });
  for (const old of slice.by('wheel', _id)) slice.remove(old._id);
  for (const [index, change] of slices.entries()) {
    slice.insert({
      _id: `T${index + 1}`,
      wheel: _id,
      label: `${index + 1}`,
      bgColor: '',
      textColor: '',
      htmlDescription: '',
      weight: 1,
      prize: 'none',
      amount: 0,
      ...change,
    });
  }
}

/** Makes the mock's wheel stop only on this slice. */
export function winOnly(code: string): void {
  const { slice } = storyBackend().mockState.db;
  for (const { _id } of slice.all()) slice.patch(_id, { weight: _id === code ? 1 : 0 });
}

/**
 * Simulates a member who prefers reduced motion: the wheel moves to its slice immediately, without confetti. Returns
 * the cleanup.
 */
export function stillMotion(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const response = matchMedia.call(window, query);
    return query.includes('prefers-reduced-motion')
      ? Object.defineProperty(response, 'matches', { value: true })
      : response;
  };
  return () => {
    window.matchMedia = matchMedia;
  };
}

export const t = (key: string, values?: Record<string, unknown>) => i18n.t(`spin:${key}` as 'spin:spin', values);

/** Finds the button in the middle of the wheel. */
export const hub = () => screen.findByRole('button', { name: new RegExp(`^${t('spin')}`) });

/** Taps the wheel once it is ready. */
export async function spinWheel(): Promise<HTMLElement> {
  const button = await hub();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  button.focus();
  button.click();
  return button;
}

/** Returns the wheel's own animation while it runs. */
export const turning = (): Animation | undefined => document.getAnimations().find(({ id }) => id === turnId);

/** Waits for the rotation, which React may start a moment after the tap. */
export const started = (): Promise<Animation> =>
  waitFor(() => {
    const animation = turning();
    if (!animation) throw new Error('not turning yet');
    return animation;
  });

/** Waits for the animation that ends on a slice, after the response. */
export const landing = (): Promise<Animation> =>
  waitFor(() => {
    const animation = turning();
    // Until the response arrives, the rotation has a practically endless duration.
    if (!animation || Number(animation.effect?.getComputedTiming().duration) > 60_000)
      throw new Error('not landing yet');
    return animation;
  });

/** Pauses the wheel permanently at this time (in ms) of its animation. */
export function seekAnimation(animation: Animation, ms: number): void {
  for (const item of document.getAnimations()) {
    if (!(item.effect instanceof KeyframeEffect) || !isOfWheel(item)) continue;
    item.pause();
    item.currentTime = ms;
  }
  animation.currentTime = ms;
}
const isOfWheel = ({ effect }: Animation) => {
  const target = (effect as KeyframeEffect).target;
  return Boolean(target?.querySelector('canvas')) || target instanceof SVGElement;
};

/** Returns the canvas of the wheel. */
export const canvas = (): HTMLCanvasElement => document.querySelector('main canvas') as HTMLCanvasElement;

/** Returns the wheel's rotation on screen, in degrees clockwise. */
export async function angle(): Promise<number> {
  await new Promise(requestAnimationFrame);
  const layer = canvas().parentElement as HTMLElement;
  const { rotate, transform } = getComputedStyle(layer);
  const { a, b } = new DOMMatrixReadOnly(transform);
  return (Number.parseFloat(rotate) || 0) + (Math.atan2(b, a) * 180) / Math.PI;
}

export const prizeDialog = () => screen.findByRole('alertdialog', { name: new RegExp(t('prizeTitle')) });

/** Skips to the end of the landing and waits for the prize dialog. */
export async function toPrize(): Promise<HTMLElement> {
  (await landing()).finish();
  return prizeDialog();
}

/** Returns the text of a refused spin or claim. */
export function errorWords(code: string): string {
  const own: unknown = i18n.getResource(i18n.language, 'errors', `spin.error.${code}`);
  const text: unknown = own ?? i18n.getResource(i18n.language, 'errors', `code.${code}`);
  if (typeof text !== 'string') throw new Error(`${code} has no words in ${i18n.language}`);
  return plainText(text);
}

/** Spins and waits for the result dialog. */
export const spinToResult = async () => {
  await spinWheel();
  return screen.findByRole('alertdialog');
};

/** Opens a modal over the wheel's page and closes it. */
export const openAndClose = async () => {
  shownLocation.go(`${paths.spin}?modal=conditions`);
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  shownLocation.back();
};
