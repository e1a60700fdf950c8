import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const body = style({ display: 'grid', gap: vars.space.s5 });

export const title = style({ marginBottom: vars.space.s2, fontSize: vars.font.size.md });

export const card = style({ display: 'grid', gap: vars.space.s2 });

export const muted = style(small);

export const note = style({
  padding: vars.space.s3,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.pending,
});

export const actions = style({ display: 'grid', marginTop: vars.space.s2, gap: vars.space.s2 });
