import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { hovered, linkButton, small } from '@/theme/mixins';

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const link = style({ color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' });
export const more = style({
  ...linkButton,
});

export const buttons = recipe({
  base: { display: 'flex', gap: vars.space.s2, maxWidth: '100%' },
  variants: {
    replies: {
      /** Suggested replies, below their message. */
      true: { flexWrap: 'wrap', paddingTop: vars.space.s1 },
      false: { flexDirection: 'column', paddingTop: vars.space.s2 },
    },
  },
});
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  maxWidth: '100%',
  minHeight: vars.size.tap,
  padding: `${vars.space.s1} ${vars.space.s4}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pouch,
  backgroundColor: vars.color.surface,
  color: vars.color.link,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  overflow: 'clip',
  textAlign: 'center',
  textDecoration: 'none',
  '@media': hovered({ backgroundColor: vars.color.surfaceRaised }),
});
/** Plain text that replaces a button with an unsafe address. */
export const plain = style({ padding: `${vars.space.s1} 0`, color: vars.color.textMuted });

export const cards = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(15rem, 78%)',
  gap: vars.space.s3,
  width: '100%',
  paddingBottom: vars.space.s2,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  listStyle: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  scrollSnapAlign: 'start',
});
export const cardBody = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.s1,
  padding: vars.space.s3,
  overflowWrap: 'anywhere',
});
export const cardTitle = style({ fontWeight: vars.weight.strong });
export const cardText = style(small);
export const cardButtons = style({ marginTop: 'auto' });

export const opener = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
export const video = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  backgroundColor: vars.color.surfaceSunken,
  objectFit: 'contain',
});
export const broken = style({ padding: `${vars.space.s2} ${vars.space.s3}`, color: vars.color.textMuted });
export const fileLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.size.tap,
  color: vars.color.link,
  fontWeight: vars.weight.strong,
});
export const large = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '70dvh',
  margin: '0 auto',
  objectFit: 'contain',
});
