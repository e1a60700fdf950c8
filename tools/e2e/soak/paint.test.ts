import { describe, expect, it } from 'vitest';
import { paths, publicPaths } from '../../../src/lib/paths.ts';
import { markets } from '../testServer.ts';
import {
  beyondRequests,
  interactive,
  serveSite,
  site,
  visitor,
  waitForInteractive,
  waitForStable,
} from '../visitor.ts';

/** What a visitor sees first: written into the HTML of each market, painted before any answer, and not moved by one. */
serveSite(...markets);

const script = { th: /[\u0e01-\u0e3e]/, la: /[\u0e81-\u0ebe]/ };

interface Seen {
  seen: { largest: string; shift: number };
}

describe.each(markets)('the %s build', (market) => {
  it.each([...publicPaths, '/nowhere'])(
    '%s: in its own language, the largest paint in the HTML, nothing moved',
    async (path) => {
      const { origin } = site(market);
      const html = await (await fetch(`${origin}${path}`)).text();
      expect(html).toContain(`lang="${market === 'la' ? 'lo' : 'th'}"`);
      for (const part of [/<title>([^<]*)/, /description" content="([^"]*)/, /<h1[^>]*>([^<]*)/]) {
        const words = part.exec(html)?.[1] ?? '';
        expect(words).toMatch(script[market]);
        expect(words).not.toMatch(script[market === 'la' ? 'th' : 'la']);
      }
      const look = async (width: number) => {
        const { page, complaints } = await visitor({ viewport: { width, height: 844 } });
        await page.addInitScript(() => {
          const seen = { largest: '', shift: 0 };
          Object.assign(window, { seen });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
              seen.largest = entry.element?.textContent || entry.element?.tagName || '?';
            }
          }).observe({ type: 'largest-contentful-paint', buffered: true });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        // Answers come late: whatever waits for them is painted after the page.
        let letGo = () => {};
        const painted = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await page.route('**/api/**', async (route) => {
          await painted;
          // The answer of a site that is alive would lead from the page of a terminated one to the login.
          await (path === paths.terminated ? route.abort() : route.continue());
        });
        await page.goto(`${origin}${path}`);
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
        expect(beyondRequests(complaints)).toEqual([]);
      };
      // Side by side: mostly they wait.
      await Promise.all([320, 390, 1280].map(look));
    },
  );
});
