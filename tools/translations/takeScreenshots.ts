import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { BuiltStorybook, Story } from '../storybook/builtStorybook.ts';
import { progress, runInParallel } from '../storybook/parallel.ts';
import { StoryPage, waitForStable } from '../storybook/storyPage.ts';
import { limitsOf, type Place, placesOf, wholeHeight } from './inPage.ts';
import { markedTexts } from './marks.ts';
import { isPlain, readOn } from './readStories.ts';
import { type Entry, languages, type Seen } from './report.ts';
import { nameOf, type Text } from './texts.ts';

/** Kinds of stories from the best to the worst example of a text. Other kinds, such as modals, rank with screens. */
const kinds = ['screens', 'components', 'foundations', 'internals'];
/**
 * Returns the cost of a story as the example of a text; the lowest is best. A story with a fixed language shows no
 * other languages, and designers do not know the final states of tests.
 */
const costOf = ({ title, tags, globals }: Story) => {
  const kind = title.split('/')[0]?.toLowerCase() ?? '';
  const isOdd = [tags.includes('test-fn'), globals.language !== undefined].filter(Boolean).length;
  return Math.max(0, kinds.indexOf(kind)) + isOdd * kinds.length;
};

/**
 * Chooses the stories for the screenshots, each with the texts to look for. Every text gets its best stories, at most
 * `most`, from as few stories as possible.
 */
export function chooseStories<One extends Story>(
  names: readonly string[],
  sayers: ReadonlyMap<string, readonly string[]>,
  stories: readonly One[],
  most: number,
): Map<One, string[]> {
  const byId = new Map(stories.map((story) => [story.id, story]));
  /** By text: the stories that may be chosen, and the number of stories that the text still needs. */
  const open = new Map(
    names.map((name) => {
      const own = (sayers.get(name) ?? []).flatMap((id) => byId.get(id) ?? []);
      const costs = own.map(costOf).sort((a, b) => a - b);
      const dearest = costs[Math.min(most, own.length) - 1] ?? 0;
      return [
        name,
        { may: new Set(own.filter((story) => costOf(story) <= dearest)), missing: Math.min(most, own.length) },
      ];
    }),
  );
  const chosen = new Map<One, string[]>();
  for (;;) {
    const gains = new Map<One, string[]>();
    for (const [name, { may, missing }] of open)
      if (missing) for (const story of may) gains.set(story, [...(gains.get(story) ?? []), name]);
    const [best] = [...gains].sort(([, a], [, b]) => b.length - a.length);
    if (!best) return chosen;
    const [story, own] = best;
    chosen.set(story, own);
    for (const name of own) {
      const one = open.get(name);
      if (!one) continue;
      one.missing -= 1;
      one.may.delete(story);
    }
  }
}

interface Options {
  entries: readonly Entry[];
  stories: readonly Story[];
  /** By text, the ids of the stories that show it. */
  sayers: ReadonlyMap<string, readonly string[]>;
  /** Maximum number of stories per text. */
  most: number;
  texts: readonly Text[];
  /** Texts of the base commit. */
  before?: readonly Text[];
  folder: string;
}

/** A story in a language, with the current texts or those of the base commit. */
interface StoryVariant {
  story: Story;
  language: string;
  time: 'now' | 'before';
}

/** Maximum height of the viewport in px: the first entries of a long list are enough. */
const tallest = 4000;

/** Returns the places of the texts. If some are covered or out of view, first grows the viewport, up to `tallest`. */
async function placesOn(page: Page, wanted: readonly number[]): Promise<Place[]> {
  const places = await page.evaluate(placesOf, wanted);
  const clear = new Set(places.filter(({ isClear }) => isClear).map(({ number }) => number));
  if (wanted.every((number) => clear.has(number))) return places;
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  const whole = Math.min(tallest, await page.evaluate(wholeHeight));
  if (whole <= height) return places;
  await page.setViewportSize({ width, height: whole });
  await waitForStable(page);
  return page.evaluate(placesOf, wanted);
}

/**
 * Prefers clear places to covered ones, and visible text to text for screen readers. Of equal places, returns the
 * first.
 */
const best = (places: readonly Place[]) => places.toSorted((a, b) => score(b) - score(a))[0];
const score = ({ how, isClear }: Place) => (isClear ? 2 : 0) + (how === 'text' || how === 'placeholder' ? 1 : 0);

/**
 * Takes screenshots of each chosen story in each language, with the current texts and, if given, the texts of the base
 * commit. Records in the entries the places of their texts.
 */
export async function takeScreenshots(
  browser: Browser,
  { origin }: BuiltStorybook,
  { entries, stories, sayers, most, texts, before, folder }: Options,
): Promise<void> {
  const chosen = chooseStories(
    entries.map(({ name }) => name),
    sayers,
    stories.filter(isPlain),
    most,
  );
  const wantedBy = new Map(entries.map((entry) => [entry.name, entry]));
  const old = new Map(before?.map((text) => [`${text.language} ${text.namespace}:${text.key}`, text.text]));
  const given = {
    now: markedTexts(texts),
    before: markedTexts(
      texts.map((one) => ({ ...one, text: old.get(`${one.language} ${one.namespace}:${one.key}`) ?? one.text })),
    ),
  };
  const times = before ? (['now', 'before'] as const) : (['now'] as const);
  const variants = [...chosen.keys()].flatMap((story) =>
    languages
      .filter((language) => !story.globals.language || story.globals.language === language)
      .flatMap((language) => times.map((time): StoryVariant => ({ story, language, time }))),
  );
  const next = progress(variants.length, 'screenshots');
  await runInParallel(
    variants,
    ({ language, time }) => `${language} ${time}`,
    async (job) => {
      const { language, time } = job[0] as StoryVariant;
      const mode = { language, viewport: 'phone' } as ConstructorParameters<typeof StoryPage>[0]['mode'];
      const storyPage = new StoryPage({ browser, origin, mode, texts: given[time] });
      for (const variant of job) {
        const { page } = await storyPage.show(variant.story);
        const entryOf = (number: number) => wantedBy.get(nameOf(texts[number] as Text));
        const names = chosen.get(variant.story);
        // A page may also show texts in other languages. They belong to the screenshots in those languages.
        const wanted = (await readOn(page)).filter((number) => {
          const text = texts[number] as Text;
          return text.language === language && names?.includes(nameOf(text));
        });
        const places = await placesOn(page, wanted);
        const image = `${variant.story.id}.${variant.language}${time === 'now' ? '' : '.before'}.jpg`;
        const size = page.viewportSize() ?? { width: 390, height: 844 };
        if (places.length)
          writeFileSync(join(folder, image), await page.screenshot({ caret: 'initial', type: 'jpeg', quality: 90 }));
        for (const number of wanted) {
          const place = best(places.filter((one) => one.number === number));
          const entry = entryOf(number);
          if (!place || !entry) continue;
          const { how, box } = place;
          seenIn(entry, variant.story)[time][variant.language] ??= { image, ...size, how, box };
        }
        if (time === 'now') await measure(page, wanted, (number) => entryOf(number)?.limits, variant.language);
        next();
      }
      await storyPage.close();
    },
  );
  const order = stories.toSorted((a, b) => costOf(a) - costOf(b)).map(({ id }) => id);
  for (const entry of entries) {
    entry.seen.sort((a, b) => order.indexOf(a.story.id) - order.indexOf(b.story.id));
    const compared = new Set(entry.seen.map(({ story }) => story.id));
    entry.more = stories
      .filter(({ id }) => sayers.get(entry.name)?.includes(id) && !compared.has(id))
      .map(({ id, title, name }) => ({ id, title, name }));
  }
}

function seenIn(entry: Entry, { id, title, name }: Story): Seen {
  const known = entry.seen.find(({ story }) => story.id === id);
  if (known) return known;
  const seen: Seen = { story: { id, title, name }, now: {}, before: {} };
  entry.seen.push(seen);
  return seen;
}

/** Measures how long the texts may become on the smallest phone. The narrowest place counts. */
async function measure(
  page: Page,
  numbers: readonly number[],
  limitsOfEntry: (number: number) => Entry['limits'] | undefined,
  language: string,
): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  // Components that measure their width do so in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  for (const { number, ...limit } of await page.evaluate(limitsOf, numbers)) {
    const limits = limitsOfEntry(number);
    const known = limits?.[language];
    const reach = ({ most = Number.POSITIVE_INFINITY, sameLines }: typeof limit) => [most, sameLines] as const;
    const [a, b] = [reach(limit), known && reach(known)];
    if (limits && (!b || a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]))) limits[language] = limit;
  }
}
