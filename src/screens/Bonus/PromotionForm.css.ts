import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const card = style({ minWidth: 0, containerType: 'inline-size' });

const wide = '(min-width: 17rem)';

/** The button is below the field, or beside it in a wide form. Texts below the field do not move the button then. */
export const form = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.s3,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** Aligns the button with the input. The margin is the height of the label above the input. */
export const search = style({
  '@container': { [wide]: { marginTop: `calc(${vars.font.size.sm} * 1.7 + ${vars.space.s1})` } },
});

export const code = style({ fontWeight: vars.weight.strong, letterSpacing: '0.04em' });

/** The text has the margin, because the live region around the text is empty at first. */
export const status = style({ marginTop: vars.space.s3, color: vars.color.textMuted });

export const result = style({ display: 'grid', gap: vars.space.s3, minWidth: 0, marginTop: vars.space.s3 });

export const foundTitle = style({ fontSize: vars.font.size.md });

export const notice = style(small);
