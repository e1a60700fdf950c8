import { buildSite } from './testServer.ts';

/** Builds the sites once before all end-to-end tests, which share the builds. */
export function setup(): void {
  for (const build of ['th', 'la', 'demo'] as const) buildSite(build);
}
