import { chromium } from 'playwright';
import { readFileSync } from 'node:fs';
const [,, out, ...files] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run','--disable-quic'] });
const p = await b.newPage({ viewport: { width: 400*files.length, height: 860 } });
await p.setContent(files.map(f => `<img style="margin-right:8px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('').replace(/^/, '<body style="margin:0;display:flex;background:#fff;width:max-content">'));
await p.screenshot({ path: out, fullPage: true });
await b.close();
