import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const lead = style({ marginBottom: vars.space.s4, color: vars.color.textMuted });

/** The video, and the steps below it, or beside it where the dialog is wide. */
export const guide = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s5 });
export const player = style({ flex: '1 1 15rem', minWidth: 0 });
export const written = style({ flex: '1 1 18rem', minWidth: 0 });

export const video = style({
  display: 'block',
  maxWidth: '100%',
  // The whole video with its controls fits below the dialog's title.
  maxHeight: 'min(75dvh, 100dvh - 15rem)',
  margin: '0 auto',
  // Until a video's size is known, reserve the portrait shape of the site's own videos. Then the video gets its own
  // shape.
  aspectRatio: 'auto 584 / 1440',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceSunken,
});
/** Browsers scale captions by the video's height, which makes them too large in portrait. */
globalStyle(`${video}::cue`, { fontSize: vars.font.size.sm });
export const transcript = style({ marginTop: vars.space.s3 });
export const transcriptName = style({ paddingBlock: vars.space.s3, cursor: 'pointer' });
export const stepsTitle = style({ marginBottom: vars.space.s3, fontSize: vars.font.size.lg });

export const failed = style({
  marginBottom: vars.space.s4,
  padding: `${vars.space.s2} ${vars.space.s4}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.pending,
});

export const steps = style({ display: 'grid', gap: vars.space.s4, paddingInlineStart: 0, listStyle: 'none' });
export const step = style({ display: 'flex', gap: vars.space.s3 });
export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'min(2.25rem, 11vw)',
  height: 'min(2.25rem, 11vw)',
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.strong,
  backgroundColor: vars.color.action,
  color: vars.color.onAction,
});
export const text = style({ minWidth: 0, paddingTop: '0.25rem' });
