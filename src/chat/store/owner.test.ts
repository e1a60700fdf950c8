import { expect, it } from 'vitest';
import { conversationId } from './owner';

it('gives each conversation one id that fits before the message’s part', () => {
  const member = { kind: 'member', id: 'a'.repeat(24) } as const;
  expect(conversationId(member)).toBe(conversationId({ ...member }));
  expect(conversationId(member)).toMatch(/^k[0-9a-f]{8}$/);
  expect(conversationId({ kind: 'guest', id: member.id })).not.toBe(conversationId(member));
});
