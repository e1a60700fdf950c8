import type { Locator, Page } from 'playwright';
import { getMark } from '../../../src/device/agreement.ts';
import common from '../../../src/i18n/locales/th/common.json' with { type: 'json' };
import deposit from '../../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import { paths } from '../../../src/lib/paths.ts';
import { expect, type Fixtures, test } from '../fixtures.ts';
import { openers } from '../openers.ts';
import { interactive, waitForStable } from '../pages.ts';
import { member } from '../testServer.ts';

/** Opens and closes each modal 51 times: after the eleventh time nothing may accumulate. */

const warmUp = 10;
const times = 40;

/** Script that counts the timers which have neither fired nor been cleared. `pendingTimers` returns their number. */
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

async function openPath(
  { site, visitor }: Pick<Fixtures, 'site' | 'visitor'>,
  path: string,
  accepted = true,
): Promise<Page> {
  const { backend } = site;
  const { id, username } = member(backend);
  const { page } = await visitor();
  await page.addInitScript(countTimers);
  // Log in again on every load: howto is a public page, and opening it logs the member out.
  const storage = {
    'kapao.token': backend.tokenFor(username),
    ...(accepted ? { 'kapao.agreement': getMark(id) } : {}),
  };
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  await page.goto(path);
  await interactive(page);
  return page;
}

/**
 * Opens a modal `count` times by its button, or by going forward if the selector is empty. Closes the modal, and the
 * banners that appear before it, by their close buttons. Runs inside the page for speed.
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
          if (top() !== below) top()?.querySelector<HTMLElement>('h2 ~ button:last-child')?.click();
          return top() === below && window.location.search === search;
        });
      }
    },
    [selector, count] as const,
  );

/**
 * Returns the numbers of nodes, listeners, timers, elements and history entries once the page is stable and garbage is
 * collected.
 */
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
    /** Index of the current history entry, which the router counts from 0. */
    place: history.state?.idx ?? 0,
    entries: history.length,
    elements: document.body.querySelectorAll('*').length,
  }));
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), ...inPage };
}

interface Opened {
  name: string;
  /** Without a button the test goes forward in the history. */
  button?: Locator;
}

/** Tests the modals one after the other in the same page, because a page takes longer to load than a modal. */
async function leavesNothing(page: Page, own: readonly Opened[]): Promise<void> {
  const getSelector = ({ name, button }: Opened) => (button ? `[data-opener="${name}"]` : '');
  for (const opened of own) {
    await opened.button?.evaluate((element, name) => element.setAttribute('data-opener', name), opened.name);
    await openAndClose(page, getSelector(opened), warmUp);
  }
  for (const opened of own) {
    const { name } = opened;
    // React keeps the last container into which it inserted nodes, and that container's listeners. So open this modal
    // once before counting.
    await openAndClose(page, getSelector(opened), 1);
    const before = await holds(page);
    await openAndClose(page, getSelector(opened), times);
    // Pending cleanup finishes soon; a leak stays.
    let after = await holds(page);
    await expect
      .poll(async () => {
        after = await holds(page);
        return after.timers <= before.timers + 3 && after.elements <= before.elements + 2;
      })
      .toBe(true)
      .catch(() => undefined);
    expect(after.place, `${name}: place`).toBe(before.place);
    // Going back leaves the last modal as a forward entry, and also the entries of its banners.
    expect(after.entries, `${name}: entries`).toBeLessThanOrEqual(before.entries + 1);
    expect(after.elements, `${name}: elements`).toBeLessThanOrEqual(before.elements + 2);
    expect(after.timers, `${name}: timers`).toBeLessThanOrEqual(before.timers + 3);
    // One leaked listener per opening would add 40. React and the browser keep a few listeners of the last modal.
    expect(after.listeners - before.listeners, `${name}: listeners`).toBeLessThan(times / 4);
    expect(after.nodes - before.nodes, `${name}: nodes`).toBeLessThan(2 * times);
  }
}

test.describe(`a modal opened ${warmUp + times} times leaves no node, listener, timer or history entry behind`, () => {
  for (const path of [...new Set(openers.map((opener) => opener.path))])
    test(`leaves nothing behind after each modal that a button on ${path} opens`, async ({ site, visitor }) => {
      const page = await openPath({ site, visitor }, path);
      const own = openers.filter((opener) => opener.path === path);
      const button = (selector: string, text?: string) =>
        page.locator(selector, { hasText: text }).filter({ visible: true }).first();
      await leavesNothing(
        page,
        own.map(({ name, selector, text }) => ({ name, button: button(selector, text) })),
      );
    });

  test('leaves nothing behind after the agreement, which opened by itself', async ({ site, visitor }) => {
    const page = await openPath({ site, visitor }, paths.home, false);
    await page.locator('dialog[open] h2 ~ button:last-child').click();
    await page.waitForURL((url) => !url.search);
    await leavesNothing(page, [{ name: 'agreement' }]);
  });

  test("leaves nothing behind after the editor of the account's name over deposit", async ({ site, visitor }) => {
    const page = await openPath({ site, visitor }, `${paths.home}?modal=deposit`);
    const copy = common.copyOf.replace('{{what}}', deposit.bank.number);
    // The fourth account is at KTB, which requires an English account name.
    const button = page.getByRole('button', { name: copy }).nth(3);
    await leavesNothing(page, [{ name: 'editBankName', button }]);
  });
});
