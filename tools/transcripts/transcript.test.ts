import { expect, it } from 'vitest';
import { linesOf, parseLine, textOf } from './transcript.ts';

it('indents containers, and reads the content of a control only as its name', () => {
  const lines = linesOf([
    { phrase: 'dialog, Deposit', name: 'Deposit', edge: 'start' },
    { phrase: 'paragraph', name: '', edge: 'start' },
    { phrase: '4,291.25 baht', name: '4,291.25 baht' },
    { phrase: 'end of paragraph', name: '', edge: 'end' },
    { phrase: 'link, Bonus 6 coins', name: 'Bonus 6 coins', edge: 'start', href: '/user/bonus' },
    { phrase: '6 coins', name: '6 coins' },
    { phrase: 'end of link, Bonus 6 coins', name: 'Bonus 6 coins', edge: 'end' },
    { phrase: 'radio, QR, checked, position 2, set size 3', name: 'QR' },
    { phrase: 'QR', name: 'QR', isLabel: true },
    { phrase: 'status', name: '' },
    { phrase: 'end of dialog, Deposit', name: 'Deposit', edge: 'end' },
  ]);
  expect(lines.map(textOf)).toEqual([
    'dialog "Deposit"',
    '  4,291.25 baht',
    '  link "Bonus 6 coins" [to /user/bonus]',
    '  radio "QR", checked, 2 of 3',
  ]);
});

it('reads a sentence as one text, and the cells of a table without a name', () => {
  const lines = linesOf([
    { phrase: 'cell, 30% of it.', name: '30% of it.', edge: 'start' },
    { phrase: '30%', name: '30%' },
    { phrase: 'of it', name: 'of it', after: ' ' },
    { phrase: '.', name: '.', after: '' },
    { phrase: 'สมชาย', name: 'สมชาย', after: ' ', lang: 'th' },
    { phrase: 'end of cell, 30% of it.', name: '30% of it.', edge: 'end' },
  ]);
  expect(lines.map(textOf)).toEqual(['cell', '  30% of it.', '  สมชาย [lang th]']);
});

it('parses the lines that it has written', () => {
  for (const text of [
    'dialog "Deposit"',
    '  heading "Deposit", level 2',
    '    สมชาย ใจดี [lang th]',
    '  link "Bonus" [to /user/bonus]',
    '  button "Page 2", current page [shown 2]',
    'list',
    'Not there yet? Send the slip within 1 hour.',
  ])
    expect(textOf(parseLine(text))).toBe(text);
});
