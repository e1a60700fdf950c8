import { mkdirSync } from 'node:fs';
import { buildStorybook, openStorybook, addressOf } from '../workshop/builtStorybook.ts';
import { launchChromium } from '../runner/chromium.ts';
await buildStorybook('/tmp/z/sb');
const browser = await launchChromium();
const sb = await openStorybook(browser, '/tmp/z/sb');
mkdirSync('/tmp/z/shots', { recursive: true });
const names = process.argv.slice(2);
const ids = sb.stories.filter((s) => names.some((n) => s.id.includes(n)));
const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
for (const s of ids) for (const l of ['th', 'la', 'en']) {
  await page.goto(addressOf(sb.origin, s.id, `language:${l}`));
  const e = await page.evaluate(() => (window as any).kapaoStage.ending).catch((x: any) => String(x));
  await page.screenshot({ path: `/tmp/z/shots/${s.id}.${l}.png` });
  if (e.errors?.length) console.log(s.id, l, e.errors);
}
console.log(ids.map((s) => s.id));
await sb.close(); await browser.close(); process.exit(0);
