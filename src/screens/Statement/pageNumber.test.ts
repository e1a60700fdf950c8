import { expect, it } from 'vitest';
import { getPage, withPage } from './pageNumber';

it('accepts a whole number from 1 and uses the first page for anything else', () => {
  expect(getPage('?page=3')).toBe(3);
  for (const page of ['0', '-1', '1.5', '1e9', 'abc', '', '03', '9'.repeat(30)])
    expect(getPage(`?page=${page}`)).toBe(1);
  expect(getPage('')).toBe(1);
});

it('adds the page to the URL and keeps its other parameters', () => {
  expect(withPage('?a=b', 4)).toBe('?a=b&page=4');
  expect(withPage('?page=4&modal=slips', 5)).toBe('?page=5&modal=slips');
  expect(withPage('?page=4', 1)).toBe('');
});
