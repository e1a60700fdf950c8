import { style } from '@vanilla-extract/css';
import { small } from '@/theme/mixins';

export const slow = style(small);
