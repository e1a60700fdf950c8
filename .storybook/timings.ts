import { definePreviewAddon } from 'storybook/internal/csf';
import { isTestRun } from './testRun';

const prefix = 'story:';
let since = 0;

/** A story begins: what comes now is its start. */
export function startTimings(): void {
  since = performance.now();
}

/** What has passed since the part before it belongs to this one; a part that comes twice is added up. */
export function markPhase(part: string): void {
  performance.measure(prefix + part, { start: since });
  since = performance.now();
}

/** First of all addons: what it does after a story comes last, when the accessibility check is over. */
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
