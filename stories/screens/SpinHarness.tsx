import type { SliceRow } from '@mocks/db/rows';
import { forgetLocation, LocationProbe, shownLocation } from '@stories/app/location';
import { plainText } from '@stories/matchFullText';
import { recordRequests } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import { Toasts } from '@/components/Toast/Toasts';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { ModalHost } from '@/overlays/ModalHost';
import { SpinScreen } from '@/screens/Spin/SpinScreen';
import { turnId } from '@/screens/Spin/wheel/wheelMotion';
import { vars } from '@/theme/contract.css';

/** The wheel's page with what the member's frame gives it: modals, toasts, an address. */
export function SpinHarness() {
  return (
    <main style={{ maxWidth: vars.size.page, minWidth: 0, margin: '0 auto' }}>
      <LocationProbe />
      <SpinScreen />
      <ModalHost />
      <Toasts />
    </main>
  );
}

/** `beforeEach` of the wheel's stories. */
export function prepareSpin(): void {
  recordRequests();
  forgetLocation();
}

/** From now on this is on the mock's wheel, each slice as likely as the others unless told. */
export function putWheel(slices: readonly Partial<SliceRow>[], name?: string): void {
  const { slice, wheel } = storyBackend().mockState.db;
  const [{ _id } = { _id: '' }] = wheel.all();
  if (name !== undefined) wheel.patch(_id, { name });
  for (const old of slice.by('wheel', _id)) slice.remove(old._id);
  for (const [at, change] of slices.entries()) {
    slice.insert({
      _id: `T${at + 1}`,
      wheel: _id,
      label: `${at + 1}`,
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

/** From now on the mock's wheel stops on this slice alone. */
export function winOnly(code: string): void {
  const { slice } = storyBackend().mockState.db;
  for (const { _id } of slice.all()) slice.patch(_id, { weight: _id === code ? 1 : 0 });
}

/** `beforeEach`: a member who wants less motion; the wheel stands on its slice at once, and no confetti flies. */
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

/** The button in the middle of the wheel, once it can be tapped or says why not. */
export const hub = () => screen.findByRole('button', { name: new RegExp(`^${t('spin')}`) });

/** Taps the wheel once it is ready. */
export async function spinWheel(): Promise<HTMLElement> {
  const button = await hub();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  button.focus();
  button.click();
  return button;
}

/** The wheel's own motion, while there is one. */
export const turning = (): Animation | undefined => document.getAnimations().find(({ id }) => id === turnId);

/** It turns from the tap on, which React may show a moment later. */
export const started = (): Promise<Animation> =>
  waitFor(() => {
    const animation = turning();
    if (!animation) throw new Error('not turning yet');
    return animation;
  });

/** The motion that ends on a slice, once the answer is there. */
export const landing = (): Promise<Animation> =>
  waitFor(() => {
    const animation = turning();
    // Until the answer is there it would turn for longer than anybody waits.
    if (!animation || Number(animation.effect?.getComputedTiming().duration) > 60_000)
      throw new Error('not landing yet');
    return animation;
  });

/** Holds the wheel at an instant of its motion: it stays there for good. */
export function seekAnimation(animation: Animation, ms: number): void {
  for (const one of document.getAnimations()) {
    if (!(one.effect instanceof KeyframeEffect) || !isOfWheel(one)) continue;
    one.pause();
    one.currentTime = ms;
  }
  animation.currentTime = ms;
}
const isOfWheel = ({ effect }: Animation) => {
  const target = (effect as KeyframeEffect).target;
  return Boolean(target?.querySelector('canvas')) || target instanceof SVGElement;
};

/** What the wheel is drawn on. */
export const canvas = (): HTMLCanvasElement => document.querySelector('main canvas') as HTMLCanvasElement;

/** How far the wheel is turned on screen, in degrees clockwise. */
export async function angle(): Promise<number> {
  await new Promise(requestAnimationFrame);
  const layer = canvas().parentElement as HTMLElement;
  const { a, b } = new DOMMatrixReadOnly(getComputedStyle(layer).transform);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

export const prizeDialog = () => screen.findByRole('alertdialog', { name: new RegExp(t('prizeTitle')) });

/** The answer is there, and the time until the prize has passed. */
export async function toPrize(): Promise<HTMLElement> {
  (await landing()).finish();
  return prizeDialog();
}

/** What a refused spin or claim says. */
export function errorWords(code: string): string {
  const own: unknown = i18n.getResource(i18n.language, 'errors', `spin.error.${code}`);
  const words: unknown = own ?? i18n.getResource(i18n.language, 'errors', `code.${code}`);
  if (typeof words !== 'string') throw new Error(`${code} has no words in ${i18n.language}`);
  return plainText(words);
}

/** The page after a turn, its outcome told. */
export const told = async () => {
  await spinWheel();
  return screen.findByRole('alertdialog');
};

/** A modal over the wheel's page, and away again. */
export const openAndClose = async () => {
  shownLocation.go(`${paths.spin}?modal=conditions`);
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  shownLocation.back();
};
