import { buildSite } from './testServer.ts';

/** Runs once before the page tests: they all look at the same builds. */
export function setup(): void {
  for (const build of ['th', 'la', 'demo'] as const) buildSite(build);
}
