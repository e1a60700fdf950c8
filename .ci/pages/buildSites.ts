import { buildSite } from './site.ts';

/** Runs once before the page tests: they all look at the same two builds. */
export function setup(): void {
  for (const market of ['th', 'la'] as const) buildSite(market);
}
