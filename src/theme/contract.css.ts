import { createGlobalThemeContract } from '@vanilla-extract/css';
import { constants } from './constants';

/** Styles run in Node at build time. This declares the only part of Node that the styles use. */
declare const process: { env: Record<string, string | undefined> };

export const inBuild = process.env.NODE_ENV === 'production';

let count = 0;
/**
 * Returns a readable name in development and a short one in a build, because every built page contains the names
 * hundreds of times.
 */
function propertyName(path: readonly string[]): string {
  if (!inBuild) return `k-${path.join('-')}`;
  count += 1;
  return `k${count.toString(36)}`;
}

export const contract = createGlobalThemeContract(
  {
    color: {
      /** Background of the page. */
      ground: '',
      /** Background of cards, sheets and dialogs. */
      surface: '',
      /** Background that stands out from a surface, such as a hovered control's. */
      surfaceRaised: '',
      /** Background of recessed areas, such as sunken cards. */
      surfaceSunken: '',
      /** Background of quiet buttons and chips, on every surface. Only fields have an outline. */
      control: '',
      /** Decorative lines. */
      line: '',
      /** Lines with a meaning, such as an input's border. Their contrast is at least 3:1. */
      lineStrong: '',
      text: '',
      textMuted: '',
      /** Marigold: the one main action of a screen. */
      action: '',
      actionHover: '',
      onAction: '',
      /** Marigold as the colour of text and icons. */
      accent: '',
      accentSoft: '',
      link: '',
      focus: '',
      /** Money states. Always combine the colour with a sign, an icon or a word. */
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
      /** The translucent layer that dims the page behind a dialog. */
      scrim: '',
      skeleton: '',
      skeletonShine: '',
      /** The stitched seam of a pouch. */
      stitch: '',
      /** A paler seam, for example around forms, so that it does not distract from the content. */
      stitchSoft: '',
      /** White in both themes: the background of images that a camera must read, such as a QR code. */
      paper: '',
    },
    shadow: {
      /**
       * An edge for elements that stand out only by their background. The edge is visible only in forced-colors mode,
       * where all surfaces have the same colour.
       */
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
 * The design tokens, named by meaning. Components use these tokens, except in drawings such as bank logos. Raw values
 * are in `palette.ts`, `colors.ts`, `deviceColors.ts`, `constants.ts` and `theme.css.ts`. A build inlines the
 * constants, which saves the browser hundreds of `var()` lookups.
 */
export const vars = inBuild ? { ...contract, ...constants, font: { ...contract.font, ...constants.font } } : contract;
