import type { Slice } from '@/api/calls/spin';
import { dark } from '@/theme/colors';
import { contrastRatio } from '@/theme/contrast';

/** Colours as `#rrggbb`. */
export interface SliceColours {
  ground: string;
  text: string;
}

/** Minimum contrast ratio of text of any size (WCAG 2.2 AA). */
const minContrast = 4.5;

/** The theme's colours, used in turn. They come from the dark theme, like the cloth behind the wheel. */
const themeColours: readonly [SliceColours, SliceColours, SliceColours] = [
  { ground: dark.action, text: dark.onAction },
  { ground: dark.surfaceRaised, text: dark.text },
  { ground: dark.accentSoft, text: dark.accent },
];

/** Returns the theme's colours for the slice `index`. The last slice must differ from the first, which is beside it. */
const getThemeColours = (index: number, count: number): SliceColours =>
  themeColours[
    index === count - 1 && index % themeColours.length === 0 && index > 0 ? 1 : index % themeColours.length
  ] as SliceColours;

/**
 * Returns the colours of each slice: the server's colours if both are valid and their contrast is readable. If only the
 * text colour is invalid or unreadable, the text gets a dark or light colour of the theme. Any other slice gets both
 * colours from the theme. `toHex` returns a CSS colour as `#rrggbb`, or undefined if it is invalid or translucent.
 */
export function sliceColours(
  slices: readonly Pick<Slice, 'bgColor' | 'textColor'>[],
  toHex: (colour: string) => string | undefined,
): SliceColours[] {
  return slices.map(({ bgColor, textColor }, index) => {
    const ground = toHex(bgColor);
    if (!ground) return getThemeColours(index, slices.length);
    const text = toHex(textColor);
    if (text && contrastRatio(ground, text) >= minContrast) return { ground, text };
    const textColour =
      contrastRatio(ground, dark.onAction) > contrastRatio(ground, dark.paper) ? dark.onAction : dark.paper;
    return contrastRatio(ground, textColour) >= minContrast
      ? { ground, text: textColour }
      : getThemeColours(index, slices.length);
  });
}

let sharedContext: CanvasRenderingContext2D | null | undefined;

/** Returns a CSS colour as `#rrggbb`, as the browser parses it. Undefined if it is invalid or translucent. */
export function cssToHex(colour: string): string | undefined {
  sharedContext ??= document.createElement('canvas').getContext('2d');
  const context = sharedContext;
  if (!context) return undefined;
  // An invalid colour does not change `fillStyle`, so try it after two different colours.
  const results = ['#000000', '#ffffff'].map((startColour) => {
    context.fillStyle = startColour;
    context.fillStyle = colour;
    return context.fillStyle;
  });
  return results[0] === results[1] && /^#[0-9a-f]{6}$/.test(results[0] ?? '') ? results[0] : undefined;
}
