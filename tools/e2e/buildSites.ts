import { buildSite } from './testServer.ts';

/** Builds the sites at the same time, once before all end-to-end tests, which share the builds. */
export async function setup(): Promise<void> {
  await Promise.all((['th', 'la', 'demo'] as const).map((build) => buildSite(build)));
}
