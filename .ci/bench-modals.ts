import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { createBackend } from '../mocks/backend.ts';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { chromiumArgs, launchChromium } from './chromium.ts';
import { heavyModals, weighModals } from './modalWeights.ts';
import { program, root, run } from './program.ts';
import { serve } from './serve.ts';

/**
 * `npm run bench:modals [-- --runs 5]`: builds the site, weighs what each modal's first opening adds to home, and times
 * first and second openings at a phone's pace, as ratios to an empty dialog opened in the same run.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Math.max(1, Number(values.runs) || 5);
const slowdown = 4;
const secondMs = 50;

/** Modals by their address, with what they are about. */
const modals = ['deposit', 'withdraw', 'transfer', 'game:PG', 'invite', 'refund', 'conditions', 'agreement'];

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Milliseconds from asking for a dialog until two frames after it is on the page: what is drawn by then is seen. */
const timed = (page: Page, how: 'modal' | 'empty', modal: string) =>
  page.evaluate(
    ([how, modal]) =>
      new Promise<number>((resolve, reject) => {
        const start = performance.now();
        const limit = setTimeout(() => reject(new Error(`${modal} did not open`)), 20_000);
        const look = () => {
          if (!document.querySelector('dialog[open]')) return void requestAnimationFrame(look);
          clearTimeout(limit);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
        };
        if (how === 'modal') {
          history.pushState(
            { idx: 1, key: Math.random().toString(36) },
            '',
            `?modal=${encodeURIComponent(modal ?? '')}`,
          );
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        } else {
          const dialog = document.createElement('dialog');
          dialog.textContent = 'empty';
          document.body.append(dialog);
          dialog.showModal();
        }
        look();
      }),
    [how, modal] as const,
  );

/** By key, as a member would. */
const closeAll = async (page: Page) => {
  for (let turn = 0; turn < 40; turn += 1) {
    const open = await page.evaluate(() => {
      for (const dialog of document.querySelectorAll('dialog')) if (dialog.textContent === 'empty') dialog.remove();
      return document.querySelector('dialog[open]') !== null;
    });
    if (!open) return;
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  }
  throw new Error('A dialog does not close');
};

const folder = join(root, '.cache', 'bench', 'modals');
mkdirSync(folder, { recursive: true });
console.log('Building the site …');
const { exitCode, output } = await run(program('vite', 'build', '--outDir', folder, '--emptyOutDir'), {
  logPath: join(root, '.cache', 'bench', 'modals.log'),
  limitMs: 300_000,
});
if (exitCode !== 0) throw new Error(`The site does not build:\n${output}`);
const weights = weighModals(folder);

const member = scenarios[0]?.members[0];
if (!member) throw new Error('The first scenario has no member');
const backend = createBackend({ running: true });
const site = await serve(folder, { api: (request) => backend.handle(request) });
const browser = await launchChromium(chromiumArgs);
const times = new Map(modals.map((modal) => [modal, { first: [] as number[], second: [] as number[], asked: 0 }]));
const empty: number[] = [];
try {
  for (let index = 0; index < runs; index += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'th-TH' });
    const page = await context.newPage();
    // tsx wraps functions that have a name; the page knows nothing of its wrapper.
    await page.addInitScript('globalThis.__name ??= (target) => target');
    const token = backend.tokenFor(member.username);
    await page.addInitScript((token) => localStorage.setItem('kapao.token', token), token);
    await page.goto(`${site.origin}/user/home`);
    await page.waitForSelector('section h2');
    await page.waitForLoadState('networkidle');
    // The agreement comes up by itself: it is out of the way before anything is timed.
    await page.waitForSelector('dialog[open]', { timeout: 20_000 }).catch(() => {});
    await closeAll(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const modal of modals) {
      empty.push(await timed(page, 'empty', ''));
      await closeAll(page);
      const time = times.get(modal);
      time?.first.push(await timed(page, 'modal', modal));
      await page.waitForLoadState('networkidle');
      await closeAll(page);
      site.forget();
      time?.second.push(await timed(page, 'modal', modal));
      if (time) time.asked += site.sent.filter(({ path }) => path.endsWith('.js')).length;
      await page.waitForLoadState('networkidle');
      await closeAll(page);
    }
    await context.close();
    console.log(`  run ${index + 1} of ${runs}`);
  }
} finally {
  await browser.close();
  await site.close();
}

const base = median(empty);
console.log(
  `Medians of ${runs} runs, CPU ${slowdown}x slower; an empty dialog takes ${base.toFixed(0)} ms (two frames)`,
);
console.log('modal        adds to home   first (ratio)    second (ratio)   chunks asked again');
for (const [modal, { first, second, asked }] of times) {
  const name = modal.split(':')[0] ?? modal;
  const time = (numbers: number[]) => `${median(numbers).toFixed(0)} ms (${(median(numbers) / base).toFixed(2)})`;
  console.log(
    `${name.padEnd(12)} ${kB(weights.get(name) ?? Number.NaN).padStart(12)}   ${time(first).padEnd(16)} ${time(second).padEnd(16)} ${asked}`,
  );
  if (median(second) - base > secondMs) console.log(`  second opening more than ${secondMs} ms beyond an empty dialog`);
}
for (const line of heavyModals(weights)) console.log(line);
