import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, serve } from '../../build/serve.ts';
import { launchChromium } from '../../runner/chromium.ts';
import { program, root } from '../../runner/program.ts';
import { languages, openPage } from '../site.ts';

/**
 * The same story shows the same pixels twice. First each story of a sample in a page of its own, then those of a
 * language in one page in the opposite order: clock, chance, fonts, motion, data and language must all be under control, and
 * nothing may leak from one story into the next.
 */
const sampleSize = 10;
/** `PIXELS=dialog npm run test:pages` takes the stories with that in their id instead; `PIXELS=.` takes all. */
const wanted = process.env.PIXELS ? new RegExp(process.env.PIXELS) : undefined;
const output = join(root, '.cache', 'storybook');
/** Both pictures of a story that differs. */
const pictures = join(root, '.cache', 'pixels');

interface Entry {
  id: string;
  type: string;
  subtype?: string;
  title: string;
}
interface Shot {
  id: string;
  language: (typeof languages)[number];
}

let site: Site;
let browser: Browser;
const first = new Map<string, Buffer>();
const second = new Map<string, Buffer>();
const nameOf = ({ id, language }: Shot) => `${id} in ${language}`;

/** Every screen's first story, then others evenly from the whole list, each in one of the languages in turn. */
function sample(entries: Entry[]): Shot[] {
  const stories = entries.filter(({ type, subtype }) => type === 'story' && subtype !== 'test');
  const screens = stories.filter(
    (story, index) => /^(screens|modals)\//i.test(story.title) && stories[index - 1]?.title !== story.title,
  );
  const rest = stories.filter((story) => !screens.includes(story));
  const step = Math.max(1, Math.floor(rest.length / sampleSize));
  const asked = wanted && stories.filter(({ id }) => wanted.test(id));
  const chosen = asked || [
    ...screens.slice(0, 6),
    ...rest.filter((_, index) => index % step === 0).slice(0, sampleSize),
  ];
  return chosen.map(({ id }, index) => ({ id, language: languages[index % languages.length] ?? 'th' }));
}

/** Resolves once the story is finished, quiet and still for a while, and its fonts and pictures are in. */
const settled = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const channel = () =>
      (globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): { storyId: string }[] | undefined } })
        .__STORYBOOK_ADDONS_CHANNEL__;
    const isFinished = () => channel()?.last('storyFinished')?.[0]?.storyId === storyId;
    for (let tries = 0; tries < 1200 && !isFinished(); tries += 1) await wait(25);
    if (!isFinished()) throw new Error(`${storyId} did not finish`);
    let changed = performance.now();
    const observer = new MutationObserver(() => {
      changed = performance.now();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // A backdrop that still dims, on a machine whose first frame came late. What moves without end is not waited for.
    const isMoving = () =>
      document
        .getAnimations()
        .some((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
    // A story that never rests is pictured as it is: the comparison has the last word.
    const latest = performance.now() + 8000;
    while ((performance.now() - changed < 250 || isMoving()) && performance.now() < latest) await wait(25);
    observer.disconnect();
    await document.fonts.ready;
    await Promise.race([
      Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
      wait(5000),
    ]);
  }, id);

const shoot = async (page: Page, id: string): Promise<Buffer> => {
  await settled(page, id);
  return page.screenshot({ caret: 'initial', animations: 'allow' });
};

const address = ({ id, language }: Shot) =>
  `${site.origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=language:${language}`;

/** Moves a page to another story the way Storybook's own sidebar does. */
async function moveTo(page: Page, { id }: Shot): Promise<void> {
  await page.evaluate((storyId) => {
    const channel = (globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, data: unknown): void } })
      .__STORYBOOK_ADDONS_CHANNEL__;
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
}

beforeAll(async () => {
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const [command = '', ...args] = program('storybook', 'build', '--test', '--quiet', '--output-dir', output);
  const built = spawnSync(command, args, { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
  if (built.status !== 0) throw new Error(`Storybook does not build:\n${built.stdout}\n${built.stderr}`);
  site = await serve(output, { compress: false });
  browser = await launchChromium();

  const index = (await (await fetch(`${site.origin}/index.json`)).json()) as { entries: Record<string, Entry> };
  const shots = sample(Object.values(index.entries));
  for (const shot of shots) {
    const { page, close } = await openPage(browser);
    await page.goto(address(shot));
    first.set(nameOf(shot), await shoot(page, shot.id));
    await close();
  }
  for (const language of languages) {
    const { page, close } = await openPage(browser);
    for (const [index, shot] of shots
      .filter((one) => one.language === language)
      .toReversed()
      .entries()) {
      if (index === 0) await page.goto(address(shot));
      else await moveTo(page, shot);
      second.set(nameOf(shot), await shoot(page, shot.id));
    }
    await close();
  }
}, 1_800_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe('pixels', () => {
  it('are the same twice, whatever was shown before', () => {
    expect(first.size).toBeGreaterThan(wanted ? 0 : 5);
    const changed = [...first].filter(([name, image]) => !second.get(name)?.equals(image));
    for (const [name, image] of changed) {
      const path = join(pictures, name.replaceAll(/\W+/g, '-'));
      writeFileSync(`${path}-1.png`, image);
      writeFileSync(`${path}-2.png`, second.get(name) ?? '');
    }
    const different = changed.map(([name]) => name);
    expect(different, `pictures are in ${pictures}`).toEqual([]);
  });

  it.skipIf(wanted)('differ between stories, so that equality means something', () => {
    const kinds = new Set([...first.values()].map((image) => image.toString('base64')));
    expect(kinds.size).toBeGreaterThan(first.size / 2);
  });
});
