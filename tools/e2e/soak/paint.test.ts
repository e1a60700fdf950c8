import { paths, publicPaths } from '../../../src/lib/paths.ts';
import { expect, failedRequests, test } from '../fixtures.ts';
import { holdRequests, interactive, waitForInteractive, waitForStable } from '../pages.ts';
import { markets } from '../testServer.ts';

/**
 * Tests that a visitor's first view is in the HTML of each market. The browser paints this view before the API
 * responds, and no response moves the view.
 */

const script = { th: /[\u0e01-\u0e3e]/, la: /[\u0e81-\u0ebe]/ };

interface Seen {
  seen: { largest: string; shift: number };
}

for (const market of markets)
  test.describe(`the ${market} build`, () => {
    test.use({ build: market });

    for (const path of [...publicPaths, '/nowhere'])
      test(`paints ${path} from the HTML in its own language without layout shifts`, async ({
        complaints,
        site,
        visitor,
      }) => {
        complaints.take(failedRequests);
        const { origin } = site;
        const html = await (await fetch(`${origin}${path}`)).text();
        expect(html).toContain(`lang="${market === 'la' ? 'lo' : 'th'}"`);
        for (const part of [/<title>([^<]*)/, /description" content="([^"]*)/, /<h1[^>]*>([^<]*)/]) {
          const text = part.exec(html)?.[1] ?? '';
          expect(text).toMatch(script[market]);
          expect(text).not.toMatch(script[market === 'la' ? 'th' : 'la']);
        }
        const look = async (width: number) => {
          const { page } = await visitor({ viewport: { width, height: 844 } });
          await page.addInitScript(() => {
            const seen = { largest: '', shift: 0 };
            Object.assign(window, { seen });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
                seen.largest = entry.element?.textContent || entry.element?.tagName || '?';
              }
            }).observe({ type: 'largest-contentful-paint', buffered: true });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                seen.shift += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
          });
          // Abort the calls of the closed-site page, because an open site's response would redirect it to login.
          if (path === paths.terminated) await page.route('**/api/**', (route) => route.abort());
          // Hold the API's responses until the page is painted, so that their content can only appear after that.
          const letGo = await holdRequests(page, '**/api/**');
          await page.goto(path);
          await interactive(page);
          await waitForStable(page);
          letGo();
          await waitForInteractive(page);
          await page.waitForLoadState('networkidle');
          await waitForStable(page);
          const { largest, shift } = await page.evaluate(() => (window as unknown as Seen).seen);
          expect(largest, `${path} at ${width}`).not.toBe('');
          expect(html.includes(largest), `largest paint of ${path} at ${width}: ${largest}`).toBe(true);
          expect(shift, `${path} at ${width}`).toBeLessThan(0.02);
        };
        // The widths run in parallel because they mostly wait.
        await Promise.all([320, 390, 1280].map(look));
      });
  });
