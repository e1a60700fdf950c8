import { expect, it } from 'vitest';
import { ready, serveSite, site, visitor } from './visitor.ts';

/** When the site's own fonts are fetched, and from when on pages are written in them. */
serveSite();

const look = () => {
  const usable = performance.getEntriesByName('kapao:usable')[0]?.startTime ?? 0;
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return {
    use: document.documentElement.dataset.fonts,
    family: getComputedStyle(document.body).fontFamily,
    early: fonts.filter(({ startTime }) => startTime < usable).length,
    preloaded: document.querySelector<HTMLLinkElement>('#letters')?.media === '',
    late: fonts.filter(({ startTime }) => startTime >= usable).length,
  };
};

it('a first visit spends nothing on fonts before it is usable; the next one is written in them', async () => {
  const { page, complaints } = await visitor();
  await page.goto(`${site().origin}/login`);
  await ready(page);
  await page.waitForFunction(() => localStorage.getItem('kapao.fonts') !== null);
  const stored = await page.evaluate(() => localStorage.getItem('kapao.fonts'));
  const first = await page.evaluate(look);
  expect(first.early).toBe(0);
  expect(first.preloaded).toBe(false);
  expect(first.late).toBeGreaterThan(0);
  // Text on screen keeps its font, but for a machine without Thai letters: there they replace boxes.
  expect(first.use).toBe(stored === 'needed' ? 'needed' : undefined);

  await page.goto(`${site().origin}/howto`);
  await ready(page);
  const second = await page.evaluate(look);
  expect(second.use).toBe(stored);
  expect(second.preloaded).toBe(true);
  expect(second.family).toContain('Noto Sans Thai');
  expect(complaints).toEqual([]);
});

it('a phone that has Lao letters and no Thai ones reads Thai names and texts on Lao pages', async () => {
  const { page, complaints } = await visitor({ storage: { 'kapao.language': 'la' } });
  await page.addInitScript(() => {
    const measure = CanvasRenderingContext2D.prototype.measureText;
    const box = '\u{10FFFE}';
    // Both letters have a width of their own, but for the Thai one, which is as wide as a missing letter.
    CanvasRenderingContext2D.prototype.measureText = function (text) {
      return measure.call(this, text === box || text === 'ก' ? 'x' : 'xx');
    };
  });
  await page.goto(`${site().origin}/contact`);
  await ready(page);
  // The operator's words there are Thai.
  await page.getByText('ทีมงาน').first().waitFor();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Noto Sans Thai Letters') && status === 'loaded'),
  );
  expect(await page.evaluate(() => document.fonts.check('1em "Noto Sans Lao Letters"', 'ກ'))).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('kapao.fonts'))).toBe('needed');
  expect(complaints).toEqual([]);
});
