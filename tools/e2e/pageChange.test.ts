import type { Page } from 'playwright';
import { expect, test } from './fixtures.ts';
import { open, waitForInteractive } from './pages.ts';
import { session } from './testServer.ts';

/** Tests the change from one page to the next on a phone. */
const phone = { hasTouch: true, isMobile: true };

interface Look {
  theme?: string;
  ground: string;
  entry?: string;
  hasHomeTiles: boolean;
}
declare global {
  interface Window {
    /** The looks of the page for each fade: one before the fade's callback, and one after it. */
    fades: Look[][];
  }
}

/** Records each fade. Then holds it in its first frame. */
const recordFades = (page: Page) =>
  page.addInitScript(() => {
    const look = () => ({
      theme: document.documentElement.dataset.theme,
      ground: getComputedStyle(document.body).backgroundColor,
      entry: document.querySelector('nav [aria-current]')?.getAttribute('href') ?? undefined,
      hasHomeTiles: document.querySelector('main nav') !== null,
    });
    window.fades = [];
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const transition = start.call(this, () => {
        const before = look();
        (update as () => void)();
        window.fades.push([before, look()]);
      });
      const hold = () => {
        for (const animation of document.getAnimations()) animation.pause();
      };
      transition.ready.then(hold, () => {});
      return transition;
    };
  });

const fades = (page: Page) => page.evaluate(() => window.fades);
const entry = (page: Page, path: string) => page.locator(`nav a[href="${path}"]`).last();

test('changes page, ground and menu in the same frame, and follows a tap during the fade', async ({
  site,
  visitor,
}) => {
  const { page } = await visitor({ storage: session(site.backend), ...phone });
  await recordFades(page);
  await open(page, '/user/home');
  await waitForInteractive(page);
  const box = await entry(page, '/user/profile').boundingBox();
  await entry(page, '/user/statement').tap();
  await expect
    .poll(() => fades(page))
    .toEqual([
      [
        { theme: 'dark', ground: 'rgb(9, 24, 19)', entry: '/user/home', hasHomeTiles: true },
        { ground: 'rgb(251, 247, 238)', entry: '/user/statement', hasHomeTiles: false },
      ],
    ]);
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.waitForURL('**/user/profile');
  await expect.poll(() => fades(page)).toHaveLength(2);
  // Neither a modal's address nor a step back is another page.
  await page.goBack();
  await page.waitForURL('**/user/statement');
  await page.locator('nav [aria-current][href="/user/statement"]').waitFor();
  expect(await fades(page)).toHaveLength(2);
});

test('changes the page at once with reduced motion, and where browsers cannot fade', async ({ site, visitor }) => {
  const { page } = await visitor({ storage: session(site.backend), ...phone, reducedMotion: 'reduce' });
  await recordFades(page);
  await open(page, '/user/home');
  await entry(page, '/user/profile').tap();
  await page.locator('nav [aria-current][href="/user/profile"]').waitFor();
  expect(await fades(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => Object.assign(document, { startViewTransition: undefined }));
  await entry(page, '/user/statement').tap();
  await page.locator('nav [aria-current][href="/user/statement"]').waitFor();
});
