import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getInviteLink } from './getInviteLink';

it("builds the URL of this site's register page from PR and the id", () => {
  expect(getInviteLink('https://kapao.example', '65f0c1')).toBe('https://kapao.example/register?code=PR65f0c1');
});

it('keeps any id unchanged through the URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (id) => {
      const { searchParams, pathname, origin } = new URL(getInviteLink('https://kapao.example', id));
      expect([origin, pathname, searchParams.get('code')]).toEqual(['https://kapao.example', '/register', `PR${id}`]);
    }),
  );
});
