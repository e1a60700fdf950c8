import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/** Without text, the region takes no gap in a grid either. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const line = recipe({
  base: { display: 'flex', gap: vars.space.s2, color: vars.color.failed },
  variants: {
    plain: {
      true: { fontSize: vars.font.size.sm },
      false: {
        padding: `${vars.space.s2} ${vars.space.gutter}`,
        backgroundColor: vars.color.failedSoft,
        borderRadius: vars.radius.md,
      },
    },
  },
  defaultVariants: { plain: false },
});

export const icon = style({ flex: 'none', marginBlockStart: '0.25em' });
