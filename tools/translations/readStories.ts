import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from 'playwright';
import type { BuiltStorybook, Story } from '../storybook/builtStorybook.ts';
import { progress, runInParallel } from '../storybook/parallel.ts';
import { StoryPage } from '../storybook/storyPage.ts';
import { collectTexts } from './inPage.ts';
import { markedTexts, unmarked } from './marks.ts';
import { nameOf, type Text } from './texts.ts';

/** By story file: the Thai story hash (`storyHashes.ts`), and the names of the texts that each story shows. */
type TextsOfStory = Record<string, { key: string; says: Record<string, string[]> }>;

/** Removes the marks from a page and returns the numbers of its texts. */
export const readOn = (page: { evaluate: (script: string) => Promise<unknown> }) =>
  page.evaluate(`(${collectTexts})(${unmarked})`) as Promise<number[]>;

/** Returns false for stories in the pseudo-language or in three languages: other stories show the same texts. */
export const isPlain = ({ globals: { language } }: Story) => language !== 'pseudo' && language !== 'all';

/** Returns the stored results of story files whose story hash has not changed (`storyHashes.ts`). */
function readBefore({ hashes: keys }: BuiltStorybook, notes: string): TextsOfStory {
  const heard: TextsOfStory = existsSync(notes) ? JSON.parse(readFileSync(notes, 'utf8')) : {};
  return Object.fromEntries(Object.entries(heard).filter(([path, { key }]) => key && key === keys[path]?.th));
}

/** Returns and stores the texts that each plain story shows in Thai. Shows only the stories without a stored result. */
export async function readStories(
  browser: Browser,
  storybook: BuiltStorybook,
  { stories, texts, notes }: { stories: readonly Story[]; texts: readonly Text[]; notes: string },
): Promise<TextsOfStory> {
  const { origin, hashes: keys } = storybook;
  const heard = readBefore(storybook, notes);
  const waiting = stories.filter((story) => isPlain(story) && !heard[story.importPath]?.says[story.id]);
  for (const { importPath } of waiting) heard[importPath] ??= { key: keys[importPath]?.th ?? '', says: {} };
  if (waiting.length) console.log(`Reading the texts of ${waiting.length} stories`);
  const next = progress(waiting.length, 'stories read');
  const given = markedTexts(texts);
  await runInParallel(
    waiting,
    () => 'th',
    async (job) => {
      const storyPage = new StoryPage({ browser, origin, mode: { language: 'th', viewport: 'phone' }, texts: given });
      for (const story of job) {
        const { page, result } = await storyPage.show(story);
        for (const error of result.errors)
          console.log(`${story.id} ended early: ${unmarked(error.split('\n')[0] ?? '').plain}`);
        const names = (await readOn(page)).map((number) => nameOf(texts[number] as Text));
        const file = heard[story.importPath];
        if (file) file.says[story.id] = [...new Set(names)].sort();
        next();
      }
      await storyPage.close();
    },
  );
  mkdirSync(dirname(notes), { recursive: true });
  writeFileSync(notes, JSON.stringify(heard));
  return heard;
}

/** Returns the ids of the stories that show each text, by the text's name. */
export function storiesByText(heard: TextsOfStory): Map<string, string[]> {
  const sayers = new Map<string, string[]>();
  for (const { says } of Object.values(heard))
    for (const [id, names] of Object.entries(says))
      for (const name of names) sayers.set(name, [...(sayers.get(name) ?? []), id]);
  return sayers;
}
