import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright';
import { program, root } from '../test/program.ts';

interface Compared {
  failedItems: string[];
  newItems: string[];
  deletedItems: string[];
}

/** Part of a screenshot, in px. */
interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Colour difference that counts as equal, of 0 to 1 as in pixelmatch. Chromium's anti-aliasing differs between runs by
 * up to 2 of 255 levels (0.008); a change by 4 levels is found.
 */
const tolerance = 0.012;

/** Pixels around a changed region that the report shows. */
const margin = 24;

/**
 * Compares the screenshots of two folders by reg-cli and writes `changes.html` into `home`: each changed region, before
 * and after. Returns the number of changed, new and removed screenshots.
 */
export async function compareFolders(browser: Browser, before: string, now: string, home: string): Promise<number> {
  const list = join(home, 'changes.json');
  const difference = join(home, 'difference');
  rmSync(list, { force: true });
  rmSync(difference, { recursive: true, force: true });
  const [command = '', ...args] = program(
    'reg-cli',
    ...[now, before, difference, '--json', list, '--ignoreChange', '--matchingThreshold', String(tolerance)],
  );
  const { stdout, stderr } = spawnSync(command, args, { cwd: home, encoding: 'utf8' });
  if (!existsSync(list)) throw new Error(`reg-cli did not compare the screenshots:\n${stdout}\n${stderr}`);
  const { failedItems, newItems, deletedItems } = JSON.parse(readFileSync(list, 'utf8')) as Compared;
  for (const [what, items] of Object.entries({ changed: failedItems, new: newItems, removed: deletedItems }))
    for (const item of items.slice(0, 40)) console.log(`${what}: ${item.replace(/\.png$/, '')}`);
  console.log(`${failedItems.length} changed, ${newItems.length} new, ${deletedItems.length} removed`);

  const regions = await changedRegions(
    browser,
    failedItems.map((item) => join(difference, item)),
  );
  const part = (folder: string, item: string, { x, y, width, height }: Region) =>
    `<figure><figcaption>${folder}</figcaption><a href="${folder}/${item}"><div style="width:${width}px;height:${height}px;background:url('${folder}/${item}') -${x}px -${y}px no-repeat"></div></a></figure>`;
  const changed = failedItems.map((item, at) => {
    const region = regions[at] as Region;
    return `<h2>${item}</h2><p>${region.width} x ${region.height} px at ${region.x}, ${region.y} · <a href="difference/${item}">difference</a></p><div class="row">${part('before', item, region)}${part('now', item, region)}</div>`;
  });
  const whole = (folder: string, items: readonly string[]) =>
    items.map((item) => `<h2>${item}, ${folder} only</h2><img loading="lazy" src="${folder}/${item}" alt="">`);
  const report = join(home, 'changes.html');
  writeFileSync(
    report,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed screenshots</title>
<style>body{font:15px system-ui;margin:2rem;color-scheme:light dark}.row{display:flex;flex-wrap:wrap;gap:2rem}figure{margin:0;zoom:1.5}figure div,img{outline:1px solid gray}</style>
<h1>${failedItems.length} changed, ${newItems.length} new, ${deletedItems.length} removed</h1>
${[...changed, ...whole('now', newItems), ...whole('before', deletedItems)].join('\n')}`,
  );
  console.log(`Before and after: ${relative(root, report)}`);
  return failedItems.length + newItems.length + deletedItems.length;
}

/** Returns the region around the red pixels of each difference that reg-cli has drawn. */
async function changedRegions(browser: Browser, files: readonly string[]): Promise<Region[]> {
  const page = await browser.newPage();
  const regions: Region[] = [];
  for (const file of files) {
    const address = `data:image/png;base64,${readFileSync(file).toString('base64')}`;
    regions.push(
      await page.evaluate(
        async ([url, around]) => {
          const image = await createImageBitmap(await (await fetch(url)).blob());
          const { width, height } = image;
          const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(image, 0, 0);
          const { data } = context.getImageData(0, 0, width, height);
          let [left, top, right, bottom] = [width, height, 0, 0];
          for (let at = 0; at < data.length; at += 4) {
            if (data[at] !== 255 || data[at + 1] || data[at + 2]) continue;
            const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
            [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
          }
          // Images of different sizes have no drawn difference.
          if (left > right) return { x: 0, y: 0, width, height };
          const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)];
          return {
            ...{ x, y },
            width: Math.min(width, right + 1 + around) - x,
            height: Math.min(height, bottom + 1 + around) - y,
          };
        },
        [address, margin] as const,
      ),
    );
  }
  await page.close();
  return regions;
}
