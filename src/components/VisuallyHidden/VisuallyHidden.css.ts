import { style } from '@vanilla-extract/css';
import { outOfSight } from '@/theme/mixins';

export const visuallyHidden = style(outOfSight);
