import { expect, it } from 'vitest';
import type { LayoutRecord } from '../../.storybook/layoutRecord.ts';
import { reportOf } from './checkStoriesReport.ts';
import { differencesOf } from './compareRuns.ts';

const record: LayoutRecord = { clock: 0, draws: 3, boxes: ['main. 0 0 390 844', 'p. "Hi" 0 10.5 20 20'], pixels: 'a' };

it('finds no difference between equal runs', () => {
  expect(differencesOf(record, { ...record })).toEqual([]);
});

it('names a different clock, other random numbers and a box that is half a pixel away', () => {
  const later = { clock: 1000, draws: 4, boxes: ['main. 0 0 390 844', 'p. "Hi" 0 11 20 20'], pixels: 'b' };
  expect(differencesOf(record, later)).toEqual([
    'clock: 1970-01-01T00:00:00.000Z, then 1970-01-01T00:00:01.000Z',
    'random numbers drawn: 3, then 4',
    'box: p. "Hi" 0 10.5 20 20, then p. "Hi" 0 11 20 20',
  ]);
});

it('names an element that only one run has', () => {
  expect(differencesOf(record, { ...record, boxes: record.boxes.slice(0, 1) })).toEqual([
    'box: p. "Hi" 0 10.5 20 20, then undefined',
  ]);
});

it('names other pixels of an equal layout', () => {
  expect(differencesOf(record, { ...record, pixels: 'b' })).toEqual(['only the pixels differ']);
});

it('reports each issue once, with its story and languages', () => {
  const story = { id: 'a--b', title: 'A', name: 'B', text: 'raw key: home:x' };
  const report = reportOf(['th', 'la', 'la'].map((language) => ({ ...story, language })));
  expect(report).toContain('## A: B\n\n`a--b`\n\n- th, la: raw key: home:x\n');
});
