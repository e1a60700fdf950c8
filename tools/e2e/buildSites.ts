import { test } from 'playwright/test';
import { buildSite } from './testServer.ts';

/** Builds the sites once before all end-to-end tests. One after another, because their prerendering shares a folder. */
for (const build of ['th', 'la', 'demo'] as const) test(`builds the site ${build}`, () => buildSite(build));
