import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getInitial } from './getInitial';

it.each([
  ['PG Soft', 'P'],
  ['  joker', 'j'],
  ['เกมใหม่', 'ก'],
  ['ไฮโล', 'ฮ'],
  ['น้ำเต้า', 'น้ำ'],
  ['ເກມ', 'ກ'],
  ['ໂປກເກີ', 'ປ'],
  ['ນ້ຳເຕົ້າ', 'ນ້ຳ'],
  ['เ', 'เ'],
  ['ปี่', 'ปี่'],
  ['ກີລາ', 'ກີ'],
  ['🎰 Slots', '🎰'],
  ['❤️ love', '❤️'],
  ['👩🏽‍💻 code', '👩🏽‍💻'],
  ['👨‍👩‍👧 family', '👨‍👩‍👧'],
  ['🇹🇭🇱🇦', '🇹🇭'],
  ['', ''],
  [' ', ''],
])('takes the initial of "%s" as "%s"', (name, initial) => {
  expect(getInitial(name)).toBe(initial);
});

it('returns a whole character from the beginning of any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const initial = getInitial(name);
      expect(name.trim().includes(initial)).toBe(true);
      expect(initial).not.toMatch(/\p{Cs}/u);
      expect(initial === '').toBe(name.trim() === '');
    }),
  );
});
