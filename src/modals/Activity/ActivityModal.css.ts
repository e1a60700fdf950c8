import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small, spread } from '@/theme/mixins';

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const body = style({ ...grid, gap: vars.space.s4 });
export const muted = style(small);

export const section = style({ ...grid, gap: vars.space.s3 });
export const sectionTitle = style({ fontSize: vars.font.size.lg });

export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.s3,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });

/** A text with a link or button beside it. */
export const line = style({
  ...spread('center'),
  gap: `${vars.space.s1} ${vars.space.s3}`,
});

export const rows = style({ display: 'grid', margin: 0, ':empty': { display: 'none' } });
export const row = style({
  ...spread('baseline'),
  gap: `0 ${vars.space.s3}`,
  padding: `${vars.space.s1} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const value = style({ margin: 0, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });

export const chart = style({ width: '100%', height: '7rem', display: 'block' });
const colours = { in: vars.color.moneyIn, out: vars.color.moneyOut };
/** In forced-colors mode both directions have the same colour, so the bars of money out are hollow. */
const forced = '(forced-colors: active)';
export const bar = styleVariants({
  in: { fill: colours.in },
  out: {
    fill: colours.out,
    '@media': { [forced]: { fill: vars.color.surface, stroke: vars.color.text, vectorEffect: 'non-scaling-stroke' } },
  },
});
export const axis = style({ stroke: vars.color.lineStrong, strokeWidth: 1 });
/** The line of the largest amount, which is written above it. */
export const top = style({ stroke: vars.color.line, strokeWidth: 1 });
const axisText = { color: vars.color.textMuted, fontSize: vars.font.size.xs, lineHeight: vars.leading.tight };
export const scale = style({ ...axisText, marginBlockEnd: `calc(-1 * ${vars.space.s2})` });
/** The first and the last time below the bars. */
export const ends = style({
  ...axisText,
  ...spread('baseline'),
  marginBlockStart: `calc(-1 * ${vars.space.s2})`,
  fontVariantNumeric: 'tabular-nums',
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  fontSize: vars.font.size.sm,
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s2 });
export const tableName = style({ paddingBlock: vars.space.s3, cursor: 'pointer' });
const patch = style({ width: '0.75rem', height: '0.75rem', borderRadius: '2px' });
const colour = styleVariants(colours, (backgroundColor) => ({ backgroundColor }));
const edge = { backgroundColor: vars.color.surface, boxShadow: `inset 0 0 0 1.5px ${vars.color.text}` };
export const key = styleVariants({
  in: [patch, colour.in],
  out: [patch, colour.out, { '@media': { [forced]: edge } }],
});
