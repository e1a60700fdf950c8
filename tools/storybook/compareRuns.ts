import type { LayoutRecord } from '../../.storybook/layoutRecord.ts';

/**
 * Returns how a later run of a story differs from the first run: its clock, its random numbers, at most five boxes, or
 * only its pixels. Empty if the runs are equal.
 */
export function differencesOf(first: LayoutRecord, later: LayoutRecord): string[] {
  const changed = (what: string, a: unknown, b: unknown) => (a === b ? [] : [`${what}: ${a}, then ${b}`]);
  const boxes = Array.from({ length: Math.max(first.boxes.length, later.boxes.length) }, (_, at) =>
    changed('box', first.boxes[at], later.boxes[at]),
  ).flat();
  const found = [
    ...changed('clock', new Date(first.clock).toISOString(), new Date(later.clock).toISOString()),
    ...changed('random numbers drawn', first.draws, later.draws),
    ...boxes.slice(0, 5),
  ];
  return found.length || first.pixels === later.pixels ? found : ['only the pixels differ'];
}
