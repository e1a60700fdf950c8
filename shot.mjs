import { chromium } from 'playwright';
const base = 'http://localhost:15391';
const [,, name, width='390', lang='th', theme='dark', size='100', search='?modal=deposit', ...acts] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run','--disable-quic'] });
const ctx = await browser.newContext({ viewport: { width: +width, height: +width > 800 ? 800 : 844 }, timezoneId: 'Asia/Bangkok', colorScheme: theme === 'light' ? 'light' : 'dark', deviceScaleFactor: 1, hasTouch: +width < 800 });
const page = await ctx.newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text()); });
await page.addInitScript(([l]) => { localStorage.setItem('kapao.language', l); }, [lang]);
await page.goto(base + '/login');
await page.waitForSelector('input[name=username]');
await page.waitForTimeout(1500);
await page.fill('input[name=username]', '0812345678');
await page.fill('input[name=password]', 'demo1234');
await page.click('button[type=submit]');
await page.waitForURL('**/user/home', { timeout: 60000 });
await page.evaluate(() => { for (const k of Object.keys(localStorage)) console.log(k); });
await page.waitForTimeout(2500);
if (size !== '100') await page.addInitScript((s) => { document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = s + '%'; }); }, size);
await page.goto(base + '/user/home' + search);
await page.waitForSelector('dialog[open]', { timeout: 60000 });
await page.waitForTimeout(1800);
const shot = async (n) => page.screenshot({ path: `/tmp/dep/${name}${n}.png` });
let i = 0;
for (const act of acts) {
  const [verb, ...rest] = act.split('=');
  const arg = rest.join('=');
  if (verb === 'click') await page.click(arg, { timeout: 8000 });
  else if (verb === 'fill') { const [sel, val] = arg.split('|'); await page.fill(sel, val); }
  else if (verb === 'wait') await page.waitForTimeout(+arg);
  else if (verb === 'shot') await shot(i++);
  else if (verb === 'scroll') await page.evaluate(() => { const d = [...document.querySelectorAll('dialog[open] *')].find(e => e.scrollHeight > e.clientHeight + 4 && getComputedStyle(e).overflowY === 'auto'); if (d) d.scrollTop = 1e5; });
  else if (verb === 'eval') console.log(await page.evaluate(arg));
  else if (verb === 'file') { const [sel, f] = arg.split('|'); await page.setInputFiles(sel, f); }
}
if (!acts.length) await shot('');
console.log(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, ...[...document.querySelectorAll('dialog[open] *')].filter(e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline').map(e => e.className).slice(0, 5)].join(' ')));
await browser.close();
