import { expect, it } from 'vitest';
import { keptPage } from './keptPage';

it('puts scripts and what goes with them into a template, and leaves everything else as it is', () => {
  const preload = '<link rel="modulepreload" crossorigin href="/assets/a.js">';
  const sheet = '<link rel="stylesheet" disabled crossorigin href="/assets/a.css">';
  const first = '<script type="module" crossorigin src="/assets/b.js"></script>';
  const second = '<script async type="module" crossorigin src="/assets/c.js"></script>';
  const page = (scripts: string, later: string) =>
    `<head>${scripts && preload}<link rel="preload" as="font" href="/a.woff2"><script>start("src=")</script></head>` +
    '<body><script type="application/json" id="texts">{"a":"<b src=1>"}</script>' +
    `<link rel="stylesheet" crossorigin href="/assets/b.css">${scripts && sheet + scripts}${later}</body>`;
  expect(keptPage(page(first + second, ''))).toBe(
    page('', `<template id="scripts">${preload}${sheet}${first}${second}</template>`),
  );
});
