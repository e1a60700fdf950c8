import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const body = style({ ...grid, gap: vars.space.s5 });
export const section = style({ ...grid, gap: vars.space.s3, justifyItems: 'start' });
export const title = style({ fontSize: vars.font.size.lg });
export const muted = style(small);
export const list = style({ ...grid, gap: vars.space.s2, paddingInlineStart: '1.25em', listStyle: 'disc' });

/** The prepared text, exactly as the chat or the clipboard receives it. */
export const prepared = style({
  margin: 0,
  padding: vars.space.s3,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceSunken,
});

/** The support team's own text and names, which may be long. */
export const contact = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
