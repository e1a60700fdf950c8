import { buildSite } from './testServer.ts';

/** Builds the sites once before all end-to-end tests. One after another, because their prerendering shares a folder. */
export async function setup(): Promise<void> {
  for (const build of ['th', 'la', 'demo'] as const) await buildSite(build);
}
