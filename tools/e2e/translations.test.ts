import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../test/chromium.ts';
import { collectTexts, limitsOf, placesOf } from '../translations/inPage.ts';
import { marked, unmarked } from '../translations/marks.ts';
import { openPage } from './testServer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const says = marked;
const html = `<!doctype html><html lang="en"><title>${says('Home', 1)}</title>
<style>body { margin: 0; font: 16px/24px monospace } p { margin: 0 } .cut { width: 160px; overflow: hidden; white-space: nowrap }</style>
<p id="sentence">${says(`Tap “${says('Deposit', 3)}”, or <a href="#">ask</a> us.`, 2)}</p>
<p>Deposit</p>
<button aria-label="${says('Close', 4)}" style="width:44px;height:44px"></button>
<input placeholder="${says('Amount', 5)}">
<p hidden>${says('Never', 6)}</p>
<p class="cut">${says('Cut here', 7)}</p>
<select><option>${says('Bank', 8)}</option></select>
<p style="width:160px">${says('Wrap', 9)}</p>`;

it('finds each marked text, removes the marks from the page and measures how long the text may become', async () => {
  const { page, close } = await openPage(browser);
  await page.setContent(html);
  const heard = (await page.evaluate(`(${collectTexts})(${unmarked})`)) as number[];
  expect(heard.sort()).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
  expect(unmarked(await page.content()).marks).toEqual([]);
  expect(await page.title()).toBe('Home');

  const places = new Map((await page.evaluate(placesOf, heard)).map((place) => [place.number, place]));
  const boxOf = async (selector: string) => page.locator(selector).boundingBox();
  const [sentence, link] = [await boxOf('#sentence'), await boxOf('#sentence a')];
  // The box of the sentence (2) also covers the text after the link. The box of the word (3) covers only the link.
  expect(places.get(2)).toMatchObject({ how: 'text', isClear: true });
  expect(places.get(2)?.box.width).toBeGreaterThan((link?.x ?? 0) + (link?.width ?? 0));
  expect(places.get(3)?.box.width).toBeLessThan((sentence?.width ?? 0) / 3);
  expect(places.get(4)).toMatchObject({ how: 'aria-label', box: await boxOf('button') });
  expect(places.get(5)).toMatchObject({ how: 'placeholder', box: await boxOf('input') });
  expect(places.get(8)?.box).toEqual(await boxOf('select'));

  const limits = new Map((await page.evaluate(limitsOf, heard)).map((limit) => [limit.number, limit]));
  const letter = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.cut') as Element);
    return range.getBoundingClientRect().width / 'Cut here'.length;
  });
  const room = Math.floor(160 / letter);
  expect(limits.get(7)).toEqual({ number: 7, letters: 8, lines: 1, sameLines: room, most: room });
  expect(limits.get(9)).toMatchObject({ letters: 4, lines: 1, most: undefined });
  expect(limits.get(9)?.sameLines).toBeLessThanOrEqual(room);
  expect(await page.locator('.cut').textContent()).toBe('Cut here');

  await page.evaluate(
    (text) => {
      document.body.insertAdjacentHTML('beforeend', `<dialog>${text[0]}</dialog><p>${text[1]}</p>`);
      document.querySelector('dialog')?.showModal();
    },
    [says('Asked', 10), says('Behind it', 11)],
  );
  expect(await page.evaluate(`(${collectTexts})(${unmarked})`)).toEqual([10]);
  await close();
});
