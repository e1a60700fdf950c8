import { definePreviewAddon } from 'storybook/internal/csf';
import { isTestRun } from './testRun';

const prefix = 'story:';
let since = 0;

/** Starts the clock of a story; the first measured phase is its start. */
export function startTimings(): void {
  since = performance.now();
}

/** Assigns the time since the last mark to this phase. Times of a repeated phase are added up. */
export function markPhase(part: string): void {
  performance.measure(prefix + part, { start: since });
  since = performance.now();
}

/** Must be the first addon: its `afterEach` then runs last, after the accessibility check. */
export const storyTimings = definePreviewAddon({
  afterEach({ reporting }) {
    markPhase('axe');
    const costs: Record<string, number> = {};
    for (const { name, duration } of performance.getEntriesByType('measure')) {
      if (!name.startsWith(prefix)) continue;
      const part = name.slice(prefix.length);
      costs[part] = (costs[part] ?? 0) + duration;
      performance.clearMeasures(name);
    }
    if (isTestRun) reporting.addReport({ type: 'costs', version: 1, result: costs, status: 'passed' });
  },
});
