import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openers } from '../modalPage.ts';
import { member } from './site.ts';
import { serveSite, site, usable, visitor } from './visitor.ts';

/** Each modal of home opened and closed fifty times: from the tenth time on nothing is left behind (R40). */
serveSite();

const warmUp = 10;
const times = 40;

/** Keeps the timers that have neither rung nor been cleared. Named for nothing else in the page. */
const countTimers = `
  const pending = new Set();
  globalThis.pendingTimers = () => pending.size;
  for (const [start, stop, once] of [['setTimeout', 'clearTimeout', true], ['setInterval', 'clearInterval', false]]) {
    const [begin, end] = [globalThis[start], globalThis[stop]];
    globalThis[start] = (work, ...rest) => {
      const id = begin((...args) => { if (once) pending.delete(id); return work(...args); }, ...rest);
      pending.add(id);
      return id;
    };
    globalThis[stop] = (id) => { pending.delete(id); end(id); };
  }
`;

async function openPath(path: string): Promise<Page> {
  const { backend, origin } = site();
  const { id, username } = member(backend);
  const { page } = await visitor();
  await page.addInitScript(countTimers);
  // Howto is public: being there logs out.
  const storage = { 'kapao.token': backend.tokenFor(username), 'kapao.agreement': id };
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  await page.goto(`${origin}${path}`);
  await usable(page);
  return page;
}

/** Opens it by its button and closes it by the cross, banners before it too, within the page: no time to lose. */
const openAndClose = (page: Page, selector: string, count: number) =>
  page.evaluate(
    async ([selector, count]) => {
      const until = async (what: string, holds: () => boolean) => {
        const limit = performance.now() + 10_000;
        while (!holds()) {
          if (performance.now() > limit) throw new Error(`In vain: ${what}`);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      const top = () => [...document.querySelectorAll('dialog[open]')].at(-1);
      for (let turn = 0; turn < count; turn += 1) {
        document.querySelector<HTMLElement>(selector)?.click();
        await until(`opening ${turn}`, () => top() !== undefined);
        await until(`closing ${turn}`, () => {
          top()?.querySelector<HTMLElement>('h2 + button')?.click();
          return top() === undefined && !window.location.search;
        });
      }
    },
    [selector, count] as const,
  );

/** What the page holds once it is quiet and tidied up. */
async function holds(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  for (let turn = 0; turn < 2; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const inPage = await page.evaluate(() => ({
    timers: (Reflect.get(globalThis, 'pendingTimers') as () => number)(),
    /** Where it stands in its history, as the router counts. */
    place: history.state?.idx ?? 0,
    entries: history.length,
    elements: document.body.querySelectorAll('*').length,
  }));
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), ...inPage };
}

/** Each modal in turn in one page: pages take longer to load than modals to open. */
describe(`a modal opened ${warmUp + times} times`, () => {
  it.each([...new Set(openers.map((opener) => opener.path))])(
    'over %s leaves no node, listener, timer or history entry behind',
    async (path) => {
      const page = await openPath(path);
      const own = openers.filter((opener) => opener.path === path);
      for (const { name, selector, words } of own) {
        const button = page.locator(selector, { hasText: words }).filter({ visible: true }).first();
        await button.evaluate((element, name) => element.setAttribute('data-opener', name), name);
        await openAndClose(page, `[data-opener="${name}"]`, warmUp);
      }
      for (const { name } of own) {
        // React keeps hold of the last place that it moved things to, with its listeners, until the next one comes.
        await openAndClose(page, `[data-opener="${name}"]`, 1);
        const before = await holds(page);
        await openAndClose(page, `[data-opener="${name}"]`, times);
        const after = await holds(page);
        expect(after.place, `${name}: place`).toBe(before.place);
        // Going back leaves the last modal ahead, and with banners theirs.
        expect(after.entries, `${name}: entries`).toBeLessThanOrEqual(before.entries + 1);
        expect(after.elements, `${name}: elements`).toBeLessThanOrEqual(before.elements + 2);
        expect(after.timers, `${name}: timers`).toBeLessThanOrEqual(before.timers + 3);
        // One per opening would be forty; React and the browser keep a few of the last one's.
        expect(after.listeners - before.listeners, `${name}: listeners`).toBeLessThan(times / 4);
        expect(after.nodes - before.nodes, `${name}: nodes`).toBeLessThan(2 * times);
      }
    },
    120_000,
  );
});
