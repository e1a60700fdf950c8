import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { hovered, pageTitle } from '@/theme/mixins';

const twoColumns = 'screen and (min-width: 40rem)';

export const page = style({ display: 'grid', gap: vars.space.s4, paddingTop: vars.space.s2 });
export const title = style(pageTitle);
export const lead = style({ color: vars.color.textMuted });
/** The guides in full rows: one per row on a phone; on wider pages one and then two. */
export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
globalStyle(`${topics} > li`, { display: 'grid' });
globalStyle(`${topics} > :first-child`, { '@media': { [twoColumns]: { gridColumn: '1 / -1' } } });

export const topic = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.gutter,
  width: '100%',
  padding: vars.space.gutter,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pouch,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  textAlign: 'start',
  transition: `background-color ${vars.motion.fast}, transform ${vars.motion.fast}`,
  selectors: {
    '&:active': { transform: 'scale(0.99)' },
  },
  '@media': hovered({ backgroundColor: vars.color.surfaceRaised }),
});

/** The cloth patch behind the topic's icon. */
export const patch = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'min(4rem, 17vw)',
  height: 'min(4rem, 17vw)',
  borderRadius: `min(${vars.radius.lg}, 5vw)`,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
});
/** The icon's size depends on its patch, because large text must not double the icon on a phone. */
globalStyle(`${patch} > svg`, { width: '45%', height: '45%' });
export const text = style({ flex: '1 1 9rem', minWidth: 'min(9rem, 100%)', display: 'grid' });
export const name = style({ fontSize: vars.font.size.lg, fontWeight: vars.weight.strong });
export const about = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  color: vars.color.link,
  fontSize: vars.font.size.sm,
});
