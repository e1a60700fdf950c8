import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const field = style({ display: 'grid', gap: vars.space.s1, minWidth: 0 });

export const label = style({
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.strong,
  color: vars.color.text,
  justifySelf: 'start',
});

/** In the label's line. The tap target reaches above and below it. */
export const aside = style({
  gridRow: 1,
  justifySelf: 'end',
  marginBlock: `calc(-1 * ${vars.space.s2})`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
globalStyle(`${aside} > *`, { display: 'inline-block', paddingBlock: vars.space.s2 });
globalStyle(`${field}:has(> ${aside})`, { gridTemplateColumns: 'auto auto' });
globalStyle(`${field}:has(> ${aside}) > label`, { gridRow: 1, gridColumn: 1 });
globalStyle(`${field}:has(> ${aside}) > :not(label, ${aside})`, { gridColumn: '1 / -1' });

export const optionalMark = style({ fontWeight: vars.weight.regular, color: vars.color.textMuted });

/** The line below an input, for its hint or its error. */
export const messages = style({ minHeight: `calc(${vars.leading.text} * ${vars.font.size.sm})` });

export const hint = style({ fontSize: vars.font.size.sm, color: vars.color.textMuted });

export const error = style({
  display: 'flex',
  gap: vars.space.s2,
  fontSize: vars.font.size.sm,
  color: vars.color.failed,
});

export const errorIcon = style({ flex: 'none', marginBlockStart: '0.3em' });

/** The visible border of a text input or select. The native control inside has no border. */
export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: '3rem',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:focus-within': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1.5px ${vars.color.focus}`,
    },
    '&[data-invalid]': { borderColor: vars.color.failed },
    '&[data-invalid]:focus-within': { boxShadow: `0 0 0 1.5px ${vars.color.failed}` },
    '&:has(> :disabled)': { opacity: 0.55, cursor: 'not-allowed' },
    '&:has([readonly])': { backgroundColor: 'transparent', borderColor: vars.color.line },
  },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  padding: `${vars.space.s2} ${vars.space.gutter}`,
  // At least 16 px, because iOS zooms into smaller inputs.
  fontSize: vars.font.size.md,
  lineHeight: vars.leading.text,
  background: 'none',
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  // The app's own button clears a search field: the browser's has no name, and no keyboard reaches it.
  '::-webkit-search-cancel-button': { appearance: 'none' },
  selectors: {
    // Hide the browser's autofill tint, which ignores the theme.
    '&:autofill': {
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
      boxShadow: `inset 0 0 0 10rem ${vars.color.surface}`,
    },
  },
});

/** A unit, an icon or a button beside the input. */
export const side = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { '&:first-child': { paddingInlineStart: vars.space.gutter } },
});
