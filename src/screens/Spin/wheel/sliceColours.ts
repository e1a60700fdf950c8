import type { Slice } from '@/api/calls/spin';
import { dark } from '@/theme/colors';
import { contrastRatio } from '@/theme/contrast';

/** `#rrggbb`. */
export interface SliceColours {
  ground: string;
  text: string;
}

/** WCAG 2.2 AA for text of any size. */
const readable = 4.5;

/** The theme's own, in turn; the wheel lies on the dark theme's cloth. */
const own: readonly [SliceColours, SliceColours, SliceColours] = [
  { ground: dark.action, text: dark.onAction },
  { ground: dark.surfaceRaised, text: dark.text },
  { ground: dark.accentSoft, text: dark.accent },
];

/** Of the theme's pair number `at`; the last slice lies beside the first. */
const ownAt = (at: number, count: number): SliceColours =>
  own[at === count - 1 && at % own.length === 0 && at > 0 ? 1 : at % own.length] as SliceColours;

/**
 * What each slice is painted with: the server's colours where they are colours that can be read on each other, else the
 * theme's. `toHex` answers a CSS colour as `#rrggbb`, `undefined` where it is none or lets something shine through.
 */
export function sliceColours(
  slices: readonly Pick<Slice, 'bgColor' | 'textColor'>[],
  toHex: (colour: string) => string | undefined,
): SliceColours[] {
  return slices.map(({ bgColor, textColor }, at) => {
    const ground = toHex(bgColor);
    if (!ground) return ownAt(at, slices.length);
    const text = toHex(textColor);
    if (text && contrastRatio(ground, text) >= readable) return { ground, text };
    const ink = contrastRatio(ground, dark.onAction) > contrastRatio(ground, dark.paper) ? dark.onAction : dark.paper;
    return contrastRatio(ground, ink) >= readable ? { ground, text: ink } : ownAt(at, slices.length);
  });
}

let pen: CanvasRenderingContext2D | null | undefined;

/** A CSS colour as the browser understands it, for `sliceColours`. */
export function cssToHex(colour: string): string | undefined {
  pen ??= document.createElement('canvas').getContext('2d');
  const context = pen;
  if (!context) return undefined;
  // What is no colour leaves the one before.
  const read = ['#000000', '#ffffff'].map((before) => {
    context.fillStyle = before;
    context.fillStyle = colour;
    return context.fillStyle;
  });
  return read[0] === read[1] && /^#[0-9a-f]{6}$/.test(read[0] ?? '') ? read[0] : undefined;
}
