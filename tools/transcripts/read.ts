import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { languages } from '../e2e/testServer.ts';
import type { BuiltStorybook, Story } from '../storybook/builtStorybook.ts';
import { progress, runInParallel } from '../storybook/parallel.ts';
import { StoryPage } from '../storybook/storyPage.ts';
import { root } from '../test/program.ts';
import { readFlow } from './flows.ts';
import { installReader, readAloud } from './inPage.ts';
import { flows, states } from './states.ts';
import { linesOf, textOf } from './transcript.ts';

/** A transcript: its file name without extension, such as `en/modals-deposit--default`, and its text. */
export interface Transcript {
  file: string;
  text: string;
}

type Language = (typeof languages)[number];
interface Job {
  language: Language;
  /** Name of the file: the id of a state, or `flow-` and the name of a flow. */
  name: string;
  story: Story;
  isFlow: boolean;
}

/** A flow presses many keys, so it takes longer than other stories. */
const seconds = 120;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

const readerCode = () =>
  readFileSync(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8');

function jobsOf({ stories, tests }: BuiltStorybook, isWanted: (file: string) => boolean): Job[] {
  const known = new Map([...stories, ...tests].map((story) => [story.id, story]));
  const named = [
    ...states.map((id) => [id, id, false] as const),
    ...Object.entries(flows).map(([name, id]) => [`flow-${name}`, id, true] as const),
  ];
  const jobs = named.flatMap(([name, id, isFlow]) => {
    const story = known.get(id);
    if (!story) throw new Error(`There is no story ${id}. Change it in tools/transcripts/states.ts.`);
    return languages.map((language) => ({ language, name, story, isFlow }));
  });
  return jobs.filter(({ language, name }) => isWanted(`${language}/${name}`));
}

/** Reads the states and flows of a built Storybook in three languages, or only the wanted files of them. */
export async function readTranscripts(
  browser: Browser,
  storybook: BuiltStorybook,
  isWanted: (file: string) => boolean = () => true,
): Promise<{ transcripts: Transcript[]; failures: string[] }> {
  const code = readerCode();
  const jobs = jobsOf(storybook, isWanted);
  const next = progress(jobs.length, 'transcripts');
  const transcripts: Transcript[] = [];
  const failures: string[] = [];
  const readState = async (storyPage: StoryPage, { story }: Job) => {
    const { page, result } = await storyPage.show(story);
    if (result.errors.length) throw new Error(`${story.id}: ${result.errors[0]}`);
    await page.evaluate(installReader, code);
    return linesOf(await page.evaluate(readAloud)).map(textOf);
  };
  await runInParallel(
    jobs,
    ({ language }) => language,
    async (part) => {
      const language = (part[0] as Job).language;
      const storyPage = new StoryPage({
        browser,
        origin: storybook.origin,
        mode: { language, viewport: 'phone' },
        seconds,
      });
      for (const job of part) {
        const file = `${language}/${job.name}`;
        try {
          const lines = await (job.isFlow ? readFlow(storyPage, job.story, storybook) : readState(storyPage, job));
          // A release changes only the version, so it must not change a transcript.
          transcripts.push({ file, text: `${lines.join('\n')}\n`.replaceAll(version, '(version)') });
        } catch (error) {
          failures.push(`${file}: ${(error as Error).message.split('\n')[0]}`);
          // Its page may be broken.
          await storyPage.close();
        }
        next();
      }
      await storyPage.close();
    },
  );
  return { transcripts, failures };
}
