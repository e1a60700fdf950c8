import th from '../../src/i18n/locales/th/chat.json' with { type: 'json' };
import { guestIdOf, startChatSite, teamSays, text } from '../e2e/chatSite.ts';
import { buildSite, openPage } from '../e2e/testServer.ts';
import { launchChromium } from '../test/chromium.ts';
import { rating, slowDown, slowPhone } from './slowPhone.ts';

/**
 * `npm run bench -- chat`: scrolls up and down through a few hundred of 5,000 chat messages, with a CPU four times
 * slower. Prints the longest task in ms. It measures wall-clock time, so other work on this machine changes the result.
 */
const messages = 5000;
const looks = 60;
const goodMs = 100;

if (!process.argv.includes('--built')) {
  console.log('Building the site …');
  buildSite('th');
}
const site = await startChatSite();
const browser = await launchChromium();
try {
  const { page, close } = await openPage(browser);
  await page.goto(`${site.origin}/contact`);
  await page.getByRole('button', { name: th.title }).click();
  await page.getByRole('textbox', { name: th.field }).waitFor();
  const guestId = await guestIdOf(page);
  await page.reload();
  for (let count = 1; count <= messages; count += 1) teamSays(site, guestId, text(`${count} ฝากเงินแล้วยังไม่เข้า`));
  const log = page.getByRole('log');
  await log.locator('[data-delivery]').first().waitFor();
  await slowDown(page);
  const longest = await log.evaluate(async (box, count) => {
    let most = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) most = Math.max(most, duration);
    }).observe({ type: 'longtask' });
    for (const step of [-400, 400]) {
      for (let look = 0; look < count; look += 1) {
        box.scrollTop += step;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    return most;
  }, looks);
  const shown = await log.locator('[data-delivery]').count();
  console.log(
    `${messages} messages, ${shown} rendered, CPU ${slowPhone.slowdown}x slower: longest task ${rating(longest, goodMs)}`,
  );
  await close();
} finally {
  await browser.close();
  await site.close();
}
