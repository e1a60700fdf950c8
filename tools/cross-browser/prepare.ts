import { buildSite } from '../e2e/testServer.ts';
import { engines, prepare } from './engines.ts';

/** Builds the site and installs what the engines lack, before all cross-browser tests. */
export async function setup(): Promise<void> {
  for (const engine of engines) prepare(engine);
  await buildSite('th');
}
