import { describe, expect, it } from 'vitest';
import { pageRange } from './pageRange';

const of = (page: number, total: number) => pageRange({ page, pageSize: 10, total });

describe('pageRange with a total', () => {
  it('shows three pages before and one after', () => {
    expect(of(10, 200)).toEqual({ pages: [7, 8, 9, 10, 11], hasPrevious: true, hasNext: true });
  });
  it('stops at both ends', () => {
    expect(of(1, 200)).toEqual({ pages: [1, 2], hasPrevious: false, hasNext: true });
    expect(of(20, 200)).toEqual({ pages: [17, 18, 19, 20], hasPrevious: true, hasNext: false });
    expect(of(2, 11)).toEqual({ pages: [1, 2], hasPrevious: true, hasNext: false });
  });
  it('returns one page for an empty list and for exactly one full page', () => {
    for (const total of [0, 1, 10]) expect(of(1, total)).toEqual({ pages: [1], hasPrevious: false, hasNext: false });
    expect(of(1, 11).pages).toEqual([1, 2]);
  });
  it('offers only "previous" on a page beyond the end', () => {
    expect(of(9, 35)).toEqual({ pages: [1, 2, 3, 4], hasPrevious: true, hasNext: false });
  });
  it('replaces invalid numbers by valid ones', () => {
    expect(of(Number.NaN, 30).pages).toEqual([1, 2]);
    expect(of(-4, 30).pages).toEqual([1, 2]);
    expect(pageRange({ page: 1, pageSize: 0, total: 2 }).pages).toEqual([1, 2]);
    expect(pageRange({ page: 2, pageSize: 10, total: Number.NaN, count: 3 })).toEqual({
      pages: [1, 2],
      hasPrevious: true,
      hasNext: false,
    });
  });
});

describe('pageRange without a total', () => {
  it('offers "next" while pages come back full', () => {
    expect(pageRange({ page: 5, pageSize: 10, count: 10 })).toEqual({
      pages: [2, 3, 4, 5, 6],
      hasPrevious: true,
      hasNext: true,
    });
  });
  it('offers no "next" after a page that is not full', () => {
    expect(pageRange({ page: 5, pageSize: 10, count: 9 })).toEqual({
      pages: [2, 3, 4, 5],
      hasPrevious: true,
      hasNext: false,
    });
    expect(pageRange({ page: 1, pageSize: 10, count: 0 })).toEqual({ pages: [1], hasPrevious: false, hasNext: false });
  });
});
