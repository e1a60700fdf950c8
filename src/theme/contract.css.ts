import { createGlobalThemeContract } from '@vanilla-extract/css';

let count = 0;
/** Readable while working; in a build short, because every finished page carries them hundreds of times. */
function propertyName(path: readonly string[]): string {
  if (process.env.NODE_ENV !== 'production') return `k-${path.join('-')}`;
  count += 1;
  return `k${count.toString(36)}`;
}

/**
 * The design tokens by meaning. Components use these alone; raw values live in `palette.ts` and `theme.css.ts`.
 * Colours change with the theme; everything else is the same in both.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Page ground. */
      ground: '',
      /** Cards, sheets, dialogs. */
      surface: '',
      /** Something lying on a surface: hovered rows, inner boxes. */
      surfaceRaised: '',
      /** Wells: inputs, tracks. */
      surfaceSunken: '',
      /** Decorative lines. */
      line: '',
      /** Lines that carry meaning, such as an input's edge (3:1). */
      lineStrong: '',
      text: '',
      textMuted: '',
      /** Marigold: the one main action of a screen. */
      action: '',
      actionHover: '',
      onAction: '',
      /** Marigold as text or icon on the ground. */
      accent: '',
      accentSoft: '',
      link: '',
      focus: '',
      /** Money states. Always with a sign, an icon or a word beside the colour. */
      moneyIn: '',
      moneyInSoft: '',
      moneyOut: '',
      moneyOutSoft: '',
      pending: '',
      pendingSoft: '',
      failed: '',
      failedSoft: '',
      /** Destructive actions and error toasts. */
      danger: '',
      dangerHover: '',
      onDanger: '',
      /** Behind dialogs. */
      scrim: '',
      skeleton: '',
      skeletonShine: '',
      /** The stitched hem of the pouch. */
      stitch: '',
      /** White in both themes: the ground of what a camera must read, such as a QR. */
      paper: '',
    },
    /** `gutter` and `inset`: sides of pages and cards, and of buttons; they do not grow with the text on a narrow screen. */
    space: { px: '', s0: '', s1: '', s2: '', s3: '', s4: '', s5: '', s6: '', s7: '', s8: '', gutter: '', inset: '' },
    font: { body: '', size: { xs: '', sm: '', md: '', lg: '', xl: '', xxl: '', display: '' } },
    weight: { regular: '', strong: '' },
    /** At least 1.68: below it Noto's stacked Thai and Lao marks stand out of the line box and are cut (measured in stories). */
    leading: { text: '', tight: '' },
    radius: { sm: '', md: '', lg: '', pouch: '', full: '' },
    shadow: { none: '', card: '', sheet: '', toast: '' },
    motion: { fast: '', normal: '', slow: '', ease: '', bounce: '' },
    z: { base: '', bar: '', menu: '', toast: '' },
    size: { tap: '', icon: '', iconSm: '', page: '', bar: '' },
  },
  (_value, path) => propertyName(path),
);
