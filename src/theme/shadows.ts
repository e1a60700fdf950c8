/**
 * Shadows are faint and warm on light backgrounds. On dark backgrounds they are stronger, because faint shadows would
 * be invisible. A card has a hard-edged shadow, because on a page full of cards soft shadows delay the first paint by
 * up to 10 ms.
 */
export const shadows = {
  light: {
    card: '0 2px 0 rgb(72 54 16 / 0.08)',
    sheet: '0 -2px 24px rgb(72 54 16 / 0.12)',
    toast: '0 6px 28px rgb(40 30 8 / 0.22)',
  },
  dark: {
    card: '0 2px 0 rgb(2 8 6 / 0.4)',
    sheet: '0 -6px 36px rgb(2 8 6 / 0.5)',
    toast: '0 8px 28px rgb(2 8 6 / 0.6)',
  },
} as const;
