import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { spread } from '@/theme/mixins';
import { narrow } from './TableFrame.css';

export const row = style({
  '@container': {
    [narrow]: {
      display: 'grid',
      padding: `${vars.space.s2} ${vars.space.s4}`,
      borderRadius: vars.radius.md,
      backgroundColor: vars.color.surfaceSunken,
    },
  },
});

export const cell = recipe({
  base: {
    padding: vars.space.s3,
    borderBottom: `1px solid ${vars.color.line}`,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    '@container': {
      [narrow]: {
        ...spread('baseline'),
        gap: `0 ${vars.space.s4}`,
        padding: `${vars.space.s2} 0`,
        textAlign: 'start',
        selectors: { '&:last-child': { borderBottom: 0 } },
      },
    },
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    main: { true: { '@container': { [narrow]: { fontWeight: vars.weight.strong } } } },
  },
});

export const label = style({
  display: 'none',
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  '@container': { [narrow]: { display: 'inline' } },
});

export const more = style({ display: 'grid', justifyItems: 'center', paddingTop: vars.space.s4 });
