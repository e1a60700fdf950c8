import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/** In a container this narrow, each row becomes a card. */
export const narrow = '(max-width: 30rem)';

export const frame = style({ containerType: 'inline-size', width: '100%' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
});
globalStyle(`${table} > caption`, { '@container': { [narrow]: { display: 'block' } } });

/** While rows are cards, the headings are hidden visually but read by screen readers. */
export const head = style({
  '@container': {
    [narrow]: {
      display: 'block',
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const heading = recipe({
  base: {
    padding: `${vars.space.s2} ${vars.space.s3}`,
    borderBottom: `1px solid ${vars.color.lineStrong}`,
    fontSize: vars.font.size.sm,
    fontWeight: vars.weight.strong,
    color: vars.color.textMuted,
    textAlign: 'start',
    verticalAlign: 'bottom',
    // Unlike `anywhere`, `break-word` keeps a column at least as wide as the longest word of its heading.
    overflowWrap: 'break-word',
  },
  variants: { align: { start: {}, end: { textAlign: 'end' } } },
});

export const body = style({ '@container': { [narrow]: { display: 'grid', gap: vars.space.s3 } } });
