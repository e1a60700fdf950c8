import { expect, it } from 'vitest';
import { open, serveSite, site, visitor, waitForInteractive } from './visitor.ts';

/** Tests that each page preloads the font of its language, and that visible text does not change its font. */
serveSite();

const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')].map(({ href }) => href);
const isLoaded = (family: string) =>
  [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded');

it('preloads only the font file of the page’s language', async () => {
  const { page, complaints } = await visitor();
  await open(page, '/login');
  const files = await page.evaluate(preloaded);
  expect(files).toEqual([expect.stringMatching(/noto-sans-thai-thai-wght-normal/)]);
  await page.waitForFunction(isLoaded, 'Noto Sans Thai');
  expect(complaints).toEqual([]);
});

it('loads the font of another language before showing it', async () => {
  const { page, complaints } = await visitor();
  await page.goto(`${site().origin}/contact`);
  await waitForInteractive(page);
  await page.locator('header select').selectOption('la');
  await page.waitForFunction(() => document.documentElement.lang === 'lo');
  expect(await page.evaluate(isLoaded, 'Noto Sans Lao')).toBe(true);
  expect(complaints).toEqual([]);
});
