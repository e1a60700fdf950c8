import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { chromiumArgs, launchChromium } from './chromium.ts';
import { busyOf, longestOf, markPrefix, type Recording, record, tasksBetween } from './mainThread.ts';
import { closeAll, memberPage, type Opener, openers, press, tap, until } from './modalPage.ts';
import { heavyModals, weighModals } from './modalWeights.ts';
import { paceLine, slowdownOf, slowdownOption, usualMs } from './pace.ts';
import { buildSite, folderOf, member, type Running, startSite } from './pages/site.ts';
import { type QuietPage, quietContext } from './quietPage.ts';

/**
 * `npm run bench:modals [-- --runs 5 --scenario hundred-games --slowdown 4]`: builds the site, weighs what each modal's
 * first opening adds to home, and adds up the processor time of the page's own thread
 *   - to open: the tasks from the tap on the opener until the one that puts the dialog on the screen is through (React,
 *     layout, paint), beside the same for an empty dialog that is modal at once; the longest one of the second after it,
 *     when the page behind becomes inert; and the longest while the finger is still on the glass, when the modal is made
 *     ready;
 *   - to type an amount: the longest task from the first key until half a second after the last;
 *   - to scroll home with a hundred providers from end to end: the longest task.
 * A CPU four times slower needs four times that, which is what it prints. The browser's own slowing down is of no use
 * for this: it idles by the clock, so that other work on this machine counts several times. It slows the third opening
 * alone, whose time on the clock is printed too. Nothing but the browser's own recording touches the page meanwhile.
 *
 * Four times slower than a slow machine is another phone: `--slowdown` makes up for that (`pace.ts`).
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    scenario: { type: 'string', default: 'usual' },
    /** An already built site, such as one that is not minified. */
    dist: { type: 'string' },
    ...slowdownOption,
  },
});
const runs = Math.max(1, Number(values.runs) || 5);
const slowdown = slowdownOf(values.slowdown);
const aim = { openMs: 50, keyMs: 16, scrollMs: 50 };
const crowded = 'hundred-games';
const amount = '1234.50';

/** Modals with an amount to type, by their address; home lies behind. */
const typed = ['deposit:WW', 'withdraw', 'transfer', 'game'];

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
/** What a processor that much slower would need. */
const slowly = (time: number) => slowdown * time;

/** Marks a tap, the frame with the dialog, and keys. Runs in the page; costs it next to nothing. */
const marking = `
  const mark = (what) => performance.mark('${markPrefix}' + what + ':' + (globalThis.benchName ?? ''));
  let waits = false;
  addEventListener('pointerdown', () => mark('press'), true);
  addEventListener('click', () => { waits = true; mark('tap'); }, true);
  addEventListener('keydown', () => mark('key'), true);
  addEventListener('scroll', () => mark('scroll'), true);
  new MutationObserver(() => {
    if (!waits || !document.querySelector('dialog[open]')) return;
    waits = false;
    // In the turn that lays the frame out and paints it.
    requestAnimationFrame(() => { mark('shown'); globalThis.benchShown = globalThis.benchName; });
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
`;

/** Runs in the page: a button that opens an empty dialog, to compare with. */
function addEmpty(): void {
  const button = document.createElement('button');
  Object.assign(button.style, { position: 'fixed', top: '200px', insetInlineStart: '100px', zIndex: 9 });
  button.id = 'bench-empty';
  button.textContent = 'empty dialog';
  button.onclick = () => {
    const dialog = document.createElement('dialog');
    dialog.textContent = 'empty';
    dialog.onclose = () => dialog.remove();
    document.body.append(dialog);
    dialog.showModal();
  };
  document.body.append(button);
}

interface Opened {
  /** The longest task of the press before it. */
  press: number;
  /** The longest task of the second after it. */
  after: number;
  /** Processor time. */
  busy: number;
  longest: number;
  clock: number;
}

const openedIn = (recording: Recording, name: string): Opened => {
  const press = tasksBetween(recording, `bench:press:${name}`, `bench:tap:${name}`).slice(0, -1);
  const tasks = tasksBetween(recording, `bench:tap:${name}`, `bench:shown:${name}`);
  const after = tasksBetween(recording, `bench:shown:${name}`, `bench:rest:${name}`).slice(1, -1);
  const clock = (tasks.at(-1)?.end ?? Number.NaN) - (tasks[0]?.start ?? Number.NaN);
  return {
    press: slowly(longestOf(press)),
    after: slowly(longestOf(after)),
    busy: slowly(busyOf(tasks)),
    longest: slowly(longestOf(tasks)),
    clock,
  };
};

/** A member's page in a context of its own, gone once the work is done. */
async function onPage<T>(
  browser: Browser,
  { backend, origin }: Running,
  path: string,
  work: (page: QuietPage) => Promise<T>,
) {
  const { id, username } = member(backend);
  const storage = { 'kapao.token': backend.tokenFor(username), 'kapao.agreement': id };
  const context = await quietContext(browser);
  try {
    return await work(await memberPage(context, `${origin}${path}`, storage, marking));
  } finally {
    await context.close();
  }
}

/** Taps the button, waits until the dialog is on the screen and at rest, and closes it. */
async function openOnce(page: QuietPage, button: Pick<Opener, 'selector' | 'words'>, name: string): Promise<void> {
  await page.evaluate((name) => void Object.assign(globalThis, { benchName: name }), name);
  await tap(page, button);
  await sleep(1000);
  await until(page, `${name} shown`, (name) => Reflect.get(globalThis, 'benchShown') === name, name);
  await page.evaluate((mark) => void performance.mark(mark), `${markPrefix}rest:${name}`);
  await closeAll(page);
  await sleep(300);
}

/** First and second opening of each modal of one page, and of an empty dialog. */
const openAll = (browser: Browser, site: Running, path: string, asked: Map<string, number>) =>
  onPage(browser, site, path, async (page) => {
    const own = openers.filter((opener) => opener.path === path);
    const recording = await record(browser, async () => {
      await page.evaluate(addEmpty);
      for (let turn = 0; turn < 2; turn += 1) await openOnce(page, { selector: '#bench-empty', words: '' }, 'empty');
      await page.evaluate(() => document.querySelector('#bench-empty')?.remove());
      for (const opener of own) {
        await openOnce(page, opener, `${opener.name}:first`);
        site.forget();
        await openOnce(page, opener, `${opener.name}:second`);
        await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await openOnce(page, opener, `${opener.name}:slow`);
        await page.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        const chunks = site.sent.filter((sent) => sent.path.endsWith('.js')).length;
        asked.set(opener.name, (asked.get(opener.name) ?? 0) + chunks);
      }
    });
    const found = own.map(({ name }) => ({
      name,
      first: openedIn(recording, `${name}:first`),
      second: { ...openedIn(recording, `${name}:second`), clock: openedIn(recording, `${name}:slow`).clock },
    }));
    return { empty: openedIn(recording, 'empty'), found };
  });

const amountField = 'dialog[open] input[inputmode="decimal"]';

/** The longest task while an amount is typed, key by key, and taken back. */
function typeAmount(browser: Browser, site: Running, modal: string): Promise<number> {
  const code = modal === 'game' ? `game:${site.backend.world.db.game.all()[0]?._id}` : modal;
  return onPage(browser, site, `/user/home?modal=${encodeURIComponent(code)}`, async (page) => {
    await tap(page, { selector: amountField, words: '' });
    await sleep(600);
    const recording = await record(browser, async () => {
      for (const key of [...amount, 'Backspace', 'Backspace']) {
        await press(page, key);
        await sleep(120);
      }
      await sleep(500);
    });
    const kept = await page.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value, amountField);
    if (kept !== amount.slice(0, -2)) throw new Error(`Typed ${amount} in ${modal}, took two back, and got ${kept}`);
    return slowly(longestOf(recording.tasks));
  });
}

/** The longest task while home is scrolled to its end and back by a finger. */
const scrollHome = (browser: Browser, site: Running) =>
  onPage(browser, site, '/user/home', async (page) => {
    await until(page, 'all cards', () => document.querySelectorAll('main section li').length >= 100);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const recording = await record(browser, async () => {
      for (const yDistance of [-height, height]) {
        await page.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance, speed: 4000 });
      }
    });
    return slowly(longestOf(recording.tasks));
  });

let folder = values.dist;
if (!folder) {
  console.log('Building the site …');
  buildSite('th');
  folder = folderOf('th');
}
const weights = weighModals(folder);
const site = await startSite('th', undefined, folder);
const browser = await launchChromium(chromiumArgs);
const times = new Map(openers.map(({ name }) => [name, { first: [] as Opened[], second: [] as Opened[] }]));
const empty: Opened[] = [];
const asked = new Map<string, number>();
const keys = new Map(typed.map((modal) => [modal, [] as number[]]));
const scrolls: number[] = [];
try {
  for (let run = 0; run < runs; run += 1) {
    site.backend.reset({ scenario: values.scenario });
    for (const path of new Set(openers.map((opener) => opener.path))) {
      const opened = await openAll(browser, site, path, asked);
      if (path === '/user/home') empty.push(opened.empty);
      for (const { name, first, second } of opened.found) {
        times.get(name)?.first.push(first);
        times.get(name)?.second.push(second);
      }
    }
    site.backend.reset({ scenario: crowded });
    for (const modal of typed) keys.get(modal)?.push(await typeAmount(browser, site, modal));
    scrolls.push(await scrollHome(browser, site));
    console.log(`  run ${run + 1} of ${runs}`);
  }
} finally {
  await browser.close();
  await site.close();
}

const verdict = (value: number, most: number) => (value <= most ? 'reached' : 'NOT reached');
const of = (opened: readonly Opened[], what: keyof Opened) => median(opened.map((one) => one[what]));
console.log(`
Medians of ${runs} runs. From the tap until the dialog is on the screen: processor time of the page's own thread on a CPU
${slowdown}x slower, in brackets its longest task. On the clock: the same with the browser slowed down, and with whatever else
this machine does. Its press: the longest task while the finger is down. After it: the longest task of the second after
the dialog is on the screen. To empty: the second opening's share of an empty dialog's over home, modal at once.
${paceLine('That one', of(empty, 'busy'), slowdown, usualMs.emptyDialog)}
modal        adds to home  chunks again   first             second            to empty  its press  after it  on the clock`);
for (const [name, { first, second }] of times) {
  const cell = (opened: readonly Opened[]) => `${ms(of(opened, 'busy'))} (${ms(of(opened, 'longest'))})`.padEnd(17);
  const weight = kB(weights.get(name) ?? Number.NaN).padStart(12);
  const toEmpty = (of(second, 'busy') / of(empty, 'busy')).toFixed(2);
  console.log(
    `${name.padEnd(12)} ${weight} ${String(asked.get(name)).padStart(12)}   ${cell(first)} ${cell(second)} ${toEmpty.padEnd(9)} ${ms(of(second, 'press')).padEnd(10)} ${ms(of(second, 'after')).padEnd(9)} ${ms(of(second, 'clock')).padEnd(12)} at most ${aim.openMs}: ${verdict(Math.max(of(second, 'busy'), of(second, 'after')), aim.openMs)}`,
  );
}
for (const [name, bytes] of weights) if (!times.has(name)) console.log(`${name.padEnd(12)} ${kB(bytes).padStart(12)}`);
console.log(`Typing ${amount}, a hundred providers behind: longest task`);
for (const [modal, longest] of keys) {
  console.log(
    `${modal.padEnd(12)} ${median(longest).toFixed(1)} ms (at most ${aim.keyMs}: ${verdict(median(longest), aim.keyMs)})`,
  );
}
console.log(
  `Scrolling home with a hundred providers: longest task ${ms(median(scrolls))} (at most ${aim.scrollMs}: ${verdict(median(scrolls), aim.scrollMs)})`,
);
for (const line of heavyModals(weights)) console.log(line);
