import { expect, it } from 'vitest';
import { searchGames } from './searchGames';

const names = (games: readonly string[], text: string) =>
  searchGames(
    games.map((name) => ({ name })),
    text,
  ).map(({ name }) => name);

it.each([
  ['case', 'Lotus Pocket', 'lOTUS'],
  ['the middle of a name', 'Lotus Pocket', 'ocke'],
  ['words in another order', 'Lotus Pocket', 'pocket lotus'],
  ['words without the space', 'Lotus Pocket', 'lotuspocket'],
  ['a space that the name lacks', 'PGSLOT', 'pg slot'],
  ['punctuation', 'Jack-o’-Lantern', 'jack o lantern'],
  ['an accent that is not typed', 'Café Olé', 'cafe ole'],
  ['an accent that the name lacks', 'Cafe Ole', 'café'],
  ['a decomposed accent', 'Caf\u00e9', 'cafe\u0301'],
  ['full-width letters', 'Lotus', 'ＬＯＴＵＳ'],
  ['Thai digits', 'ลอตโต้ 24', '๒๔'],
  ['a Thai tone mark that is not typed', 'สล็อตช้างเผือก', 'สลอตชาง'],
  ['another Thai tone mark', 'สล็อตช้างเผือก', 'สล๊อต'],
  ['Thai SARA AM as two characters', 'น้ำเต้าปูปลา', 'น\u0e49\u0e4d\u0e32เต้า'],
  ['marks of Thai in another order', 'น้ำเต้าปูปลา', 'น\u0e4d\u0e49\u0e32เต้า'],
  ['Thai AE typed as two E', 'แมวทอง', 'เเมว'],
  ['zero-width spaces between Thai words', 'เสือ\u200bทอง', 'เสือทอง'],
  ['a Lao tone mark that is not typed', 'ເສືອນ້ອຍ', 'ເສືອນອຍ'],
  ['Lao AM as two characters', 'ນ້ຳຂອງ', 'ນ\u0ec9\u0ecd\u0eb2ຂອງ'],
  ['a Lao ligature typed as two letters', 'ໝາກແດງ', 'ຫມາກ'],
  ['Lao L below H typed as a letter', 'ຫຼິ້ນໄພ້', 'ຫລິ້ນ'],
])('ignores %s', (_, name, text) => {
  expect(names([name], text)).toEqual([name]);
});

it.each([
  ['another vowel in Thai', 'กินข้าว', 'กันข้าว'],
  ['another vowel in Lao', 'ກິນ', 'ກັນ'],
  ['one word of two', 'Lotus Pocket', 'lotus river'],
  ['more letters than the name', 'Lotus', 'lotuses'],
])('finds nothing for %s', (_, name, text) => {
  expect(names([name], text)).toEqual([]);
});

it('keeps the order, and finds every game for a text without letters', () => {
  const games = ['Naga River', 'Amber Tiger', 'River Moon'];
  expect(names(games, 'river')).toEqual(['Naga River', 'River Moon']);
  expect(names(games, ' … ')).toEqual(games);
});
