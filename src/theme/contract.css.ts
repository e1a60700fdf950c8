import { createGlobalThemeContract } from '@vanilla-extract/css';
import { constants } from './constants';

/** Styles are written at build time: this much of Node they know. */
declare const process: { env: Record<string, string | undefined> };

export const inBuild = process.env.NODE_ENV === 'production';

let count = 0;
/** Readable while working; in a build short, because every finished page carries them hundreds of times. */
function propertyName(path: readonly string[]): string {
  if (!inBuild) return `k-${path.join('-')}`;
  count += 1;
  return `k${count.toString(36)}`;
}

export const contract = createGlobalThemeContract(
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
      /** Where it goes around fields and leaves the eye to them. */
      stitchSoft: '',
      /** White in both themes: the ground of what a camera must read, such as a QR. */
      paper: '',
    },
    shadow: {
      /** Of what its ground alone sets off: an edge where grounds are not seen. */
      patch: '',
      card: '',
      sheet: '',
      toast: '',
    },
    ...constants,
    font: { body: '', ...constants.font },
  },
  (_value, path) => propertyName(path),
);

/**
 * The design tokens by meaning. Components use these alone; raw values live in `palette.ts`, `colors.ts` and
 * `constants.ts`. In a build the constants are written out: a browser has hundreds of `var()` less to work out.
 */
export const vars = inBuild ? { ...contract, ...constants, font: { ...contract.font, ...constants.font } } : contract;
