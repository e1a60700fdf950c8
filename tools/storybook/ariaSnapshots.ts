import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../test/program.ts';
import type { Story } from './builtStorybook.ts';
import type { Report } from './report.ts';
import { StoryPage } from './storyPage.ts';

/**
 * Takes and compares ARIA snapshots of the main states in English. `npm run test:all` compares them with
 * `stories/aria/en.txt`; `npx tsx tools/storybook/aria.ts` writes the file again.
 */
const states = [
  ...['screens-login--default', 'screens-login--wrong-password', 'screens-register--phone', 'screens-register--otp'],
  ...['screens-register-bank-account--bank-account', 'screens-home--default', 'screens-home--failed'],
  ...['screens-contact--default', 'screens-how-to--default', 'screens-statement--default', 'screens-profile--default'],
  ...['screens-statement-receipt--done', 'screens-bonus--default', 'screens-prize-wheel--default'],
  ...['screens-prize-wheel-coupons--default', 'screens-chat-messages--texts', 'screens-site-closed--default'],
  ...[
    'modals-activity--default',
    'modals-agreement--default',
    'modals-bonus--default',
    'modals-deposit--default',
    'modals-deposit-qr--live',
  ],
  ...['modals-deposit-slip-upload--chosen', 'modals-game--default', 'modals-invite--default'],
  ...['modals-password--default', 'modals-refund--default', 'modals-slips--every-reason', 'modals-transfer--default'],
  ...['modals-withdraw--default', 'modals-withdraw--success'],
];

const file = join(root, 'stories', 'aria', 'en.txt');
const heading = /^# (\S+)\n/gm;

/** Returns the committed snapshots by the ids of their stories. */
function readSnapshots(): Map<string, string> {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return new Map();
  }
  const [, ...parts] = text.split(heading);
  return new Map(
    Array.from({ length: parts.length / 2 }, (_, at) => [parts[at * 2] ?? '', (parts[at * 2 + 1] ?? '').trim()]),
  );
}

/** Puts nodes without children of their own into the line of their parent, which halves the number of lines. */
function compact(snapshot: string): string {
  const lines = snapshot.split('\n');
  const depth = (line: string | undefined) => line?.search(/\S/) ?? -1;
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    let end = at + 1;
    while (depth(lines[end]) > depth(line)) end += 1;
    const inner = lines.slice(at + 1, end);
    const isFlat = inner.every((one) => depth(one) === depth(line) + 2 && !one.endsWith(':'));
    const whole = [line, inner.map((one) => one.trim().replace(/^- /, '')).join(' | ')].join(' ');
    if (inner.length === 0 || !isFlat || whole.length > 240) joined.push(line);
    else {
      joined.push(whole);
      at = end - 1;
    }
  }
  return joined.join('\n');
}

interface Options {
  browser: Browser;
  origin: string;
  stories: readonly Story[];
}

/** Returns the snapshot of the dialog on top or, without a dialog, of the page, after the story has finished. */
async function snapshotOf(storyPage: StoryPage, story: Story): Promise<string> {
  const { page, result } = await storyPage.show(story);
  if (result.errors.length) throw new Error(`${story.id}: ${result.errors[0]}`);
  const dialog = page.locator(':modal').last();
  return compact(await ((await dialog.count()) ? dialog : page.locator('#storybook-root')).ariaSnapshot());
}

/** Returns the stories of the main states, only those whose id contains one of the words if there are words. */
const storiesOf = (stories: readonly Story[], words: readonly string[] = []): Story[] =>
  states
    .filter((id) => !words.length || words.some((word) => id.includes(word)))
    .map((id) => {
      const story = stories.find((one) => one.id === id);
      if (!story) throw new Error(`There is no story ${id}. Change tools/storybook/ariaSnapshots.ts.`);
      return story;
    });

const openPageFor = ({ browser, origin }: Options) =>
  new StoryPage({ browser, origin, mode: { language: 'en', viewport: 'phone' }, seconds: 120 });

/** Writes the snapshots. Keeps those of states that the words exclude. */
export async function writeSnapshots(options: Options, words: readonly string[]): Promise<void> {
  const snapshots = readSnapshots();
  const storyPage = openPageFor(options);
  for (const story of storiesOf(options.stories, words)) snapshots.set(story.id, await snapshotOf(storyPage, story));
  await storyPage.close();
  const parts = states.map((id) => `# ${id}\n${snapshots.get(id) ?? ''}\n`);
  writeFileSync(file, parts.join('\n'));
}

/** Returns the lines that differ between two snapshots. */
function differences(before: string, now: string): string[] {
  if (before === now) return [];
  const [old, fresh] = [before.split('\n'), now.split('\n')];
  const lost = old.filter((line) => !fresh.includes(line)).map((line) => `- ${line.trim()}`);
  const added = fresh.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`);
  const lines = [...lost, ...added];
  return [...(lines.length ? lines : ['The order differs']), 'If it is right, run npx tsx tools/storybook/aria.ts'];
}

/** Compares each main state with its committed snapshot. */
export async function checkSnapshots(options: Options, report: Report): Promise<void> {
  const before = readSnapshots();
  const storyPage = openPageFor(options);
  for (const story of storiesOf(options.stories)) {
    await report.check(`ARIA snapshot of ${story.id}`, async () =>
      differences(before.get(story.id) ?? '', await snapshotOf(storyPage, story)),
    );
  }
  await storyPage.close();
}
