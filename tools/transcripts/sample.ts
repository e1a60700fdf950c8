import type { Browser } from 'playwright';
import { languages } from '../e2e/testServer.ts';
import type { BuiltStorybook } from '../storybook/builtStorybook.ts';
import { folder, readCommitted } from './committed.ts';
import { readTranscripts } from './read.ts';
import { states } from './states.ts';

/** One state in this many is in the sample of `npm test`, because all of them take minutes. */
const every = 8;

/** The files of the sample: a dozen states, each in one language, and a flow. */
export const sample: ReadonlySet<string> = new Set([
  ...states.filter((_, at) => at % every === 0).map((id, at) => `${languages[at % languages.length]}/${id}`),
  'en/flow-withdraw',
]);

/** Reads the sample. Returns a line for each transcript that differs from the committed one or cannot be read. */
export async function checkSample(browser: Browser, storybook: BuiltStorybook): Promise<string[]> {
  const { transcripts, failures } = await readTranscripts(browser, storybook, (file) => sample.has(file));
  const committed = readCommitted();
  const old = transcripts.filter(({ file, text }) => committed.get(file) !== text);
  return [
    ...failures,
    ...old.map(({ file }) => `Out of date: ${folder}/${file}.txt. Write all of them with: npm run transcripts`),
  ];
}
