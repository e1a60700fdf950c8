import { expect, it } from 'vitest';
import { keptPage } from './keptPage';

it('names scripts and their preloads for later, and leaves everything else as it is', () => {
  const now =
    '<link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="stylesheet" crossorigin href="/assets/a.css">' +
    '<link rel="preload" as="font" href="/a.woff2"><script>start("src=")</script>' +
    '<script type="application/json" id="texts">{"a":"<b src=1>"}</script>' +
    '<script type="module" crossorigin src="/assets/b.js"></script>' +
    '<script async type="module" crossorigin src="/assets/c.js"></script>';
  expect(keptPage(now)).toBe(
    now
      .replace('rel="modulepreload"', 'data-rel="modulepreload"')
      .replace('src="/assets/b.js"', 'data-src="/assets/b.js"')
      .replace('src="/assets/c.js"', 'data-src="/assets/c.js"'),
  );
});
