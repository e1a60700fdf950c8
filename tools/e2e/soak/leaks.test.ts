import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { markOf } from '../../../src/device/agreement.ts';
import common from '../../../src/i18n/locales/th/common.json';
import deposit from '../../../src/i18n/locales/th/deposit.json';
import { paths } from '../../../src/lib/paths.ts';
import { openers } from '../openers.ts';
import { member } from '../testServer.ts';
import { interactive, serveSite, site, visitor, waitForStable } from '../visitor.ts';

/** Each modal opened and closed fifty times: from the tenth time on nothing is left behind. */
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

async function openPath(path: string, accepted = true): Promise<Page> {
  const { backend, origin } = site();
  const { id, username } = member(backend);
  const { page } = await visitor();
  await page.addInitScript(countTimers);
  // Howto is public: being there logs out.
  const storage = { 'kapao.token': backend.tokenFor(username), ...(accepted ? { 'kapao.agreement': markOf(id) } : {}) };
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  await page.goto(`${origin}${path}`);
  await interactive(page);
  return page;
}

/**
 * Opens it by its button, or where the selector is empty by the browser's way forward, and closes it by the cross,
 * banners before it too, until all is as it was. Within the page: no time to lose.
 */
const openAndClose = (page: Page, selector: string, count: number) =>
  page.evaluate(
    async ([selector, count]) => {
      const until = async (holds: () => boolean) => {
        while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      const top = () => [...document.querySelectorAll('dialog[open]')].at(-1);
      const [below, { search }] = [top(), { ...window.location }];
      for (let turn = 0; turn < count; turn += 1) {
        if (selector) document.querySelector<HTMLElement>(selector)?.click();
        else history.forward();
        await until(() => top() !== below);
        await until(() => {
          if (top() !== below) top()?.querySelector<HTMLElement>('h2 + button')?.click();
          return top() === below && window.location.search === search;
        });
      }
    },
    [selector, count] as const,
  );

/** What the page holds once it is quiet and tidied up. */
async function holds(page: Page) {
  await page.waitForLoadState('networkidle');
  await waitForStable(page);
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

interface Opened {
  name: string;
  /** Without one the browser's way forward leads there. */
  button?: Locator;
}

/** Each modal in turn in one page: pages take longer to load than modals to open. */
async function leavesNothing(page: Page, own: readonly Opened[]): Promise<void> {
  const selectorOf = ({ name, button }: Opened) => (button ? `[data-opener="${name}"]` : '');
  for (const one of own) {
    await one.button?.evaluate((element, name) => element.setAttribute('data-opener', name), one.name);
    await openAndClose(page, selectorOf(one), warmUp);
  }
  for (const one of own) {
    const { name } = one;
    // React keeps hold of the last place that it moved things to, with its listeners, until the next one comes.
    await openAndClose(page, selectorOf(one), 1);
    const before = await holds(page);
    await openAndClose(page, selectorOf(one), times);
    // What is only on its way out is gone in a while; what leaks stays.
    let after = await holds(page);
    await expect
      .poll(async () => {
        after = await holds(page);
        return after.timers <= before.timers + 3 && after.elements <= before.elements + 2;
      })
      .toBe(true)
      .catch(() => undefined);
    expect(after.place, `${name}: place`).toBe(before.place);
    // Going back leaves the last modal ahead, and with banners theirs.
    expect(after.entries, `${name}: entries`).toBeLessThanOrEqual(before.entries + 1);
    expect(after.elements, `${name}: elements`).toBeLessThanOrEqual(before.elements + 2);
    expect(after.timers, `${name}: timers`).toBeLessThanOrEqual(before.timers + 3);
    // One per opening would be forty; React and the browser keep a few of the last one's.
    expect(after.listeners - before.listeners, `${name}: listeners`).toBeLessThan(times / 4);
    expect(after.nodes - before.nodes, `${name}: nodes`).toBeLessThan(2 * times);
  }
}

describe(`a modal opened ${warmUp + times} times leaves no node, listener, timer or history entry behind`, () => {
  it.each([...new Set(openers.map((opener) => opener.path))])('over %s', async (path) => {
    const page = await openPath(path);
    const own = openers.filter((opener) => opener.path === path);
    const button = (selector: string, words?: string) =>
      page.locator(selector, { hasText: words }).filter({ visible: true }).first();
    await leavesNothing(
      page,
      own.map(({ name, selector, words }) => ({ name, button: button(selector, words) })),
    );
  });

  it('the agreement, which came by itself', async () => {
    const page = await openPath(paths.home, false);
    await page.locator('dialog[open] h2 + button').click();
    await page.waitForURL((url) => !url.search);
    await leavesNothing(page, [{ name: 'agreement' }]);
  });

  it("the editor of the account's name, over deposit", async () => {
    const page = await openPath(`${paths.home}?modal=deposit`);
    const copy = common.copyOf.replace('{{what}}', deposit.bank.number);
    // The fourth account is KTB's, which wants an English name first.
    const button = page.getByRole('button', { name: copy }).nth(3);
    await leavesNothing(page, [{ name: 'editBankName', button }]);
  });
});
