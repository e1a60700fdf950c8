import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '../../src/lib/buildSettings.ts';
import { howtoTopics, howtoVideo } from '../../src/lib/howtoTopics.ts';
import { languages } from '../e2e/testServer.ts';
import { root } from '../test/program.ts';

it('has the video, poster and captions of each guide and language at the default address of a build, below 6 MB', () => {
  const base = join(root, 'public', readSettings({}).howtoVideos);
  const files = howtoTopics.flatMap((topic) =>
    languages.flatMap((language) => {
      const { video, poster, captions } = howtoVideo(base, topic, language) ?? {};
      return [video, poster, captions];
    }),
  );
  const existing = readdirSync(base).map((file) => join(base, file));
  expect(existing.sort()).toEqual(files.sort());
  const bytes = existing.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(6_000_000);
});
