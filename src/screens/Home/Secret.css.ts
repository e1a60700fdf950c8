import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

export const dots = recipe({
  base: { letterSpacing: '0.15em', lineHeight: vars.leading.tight },
  variants: {
    size: { display: { fontSize: vars.font.size.display }, large: { fontSize: vars.font.size.xl } },
  },
});
