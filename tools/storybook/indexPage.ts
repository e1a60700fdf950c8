import type { Screenshot } from './builtStorybook.ts';
import { fileOf } from './takeScreenshots.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); --phone: 180px; }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; display: grid; grid-template-columns: 17rem 1fr; }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.25rem; border-right: 1px solid var(--line); }
nav a { display: block; color: inherit; text-decoration: none; padding: .1rem 0; }
nav a:hover { text-decoration: underline; }
nav h2 { font-size: .8rem; margin: 1.2rem 0 .2rem; opacity: .65; }
h1 { font-size: 1.1rem; margin: 0 0 .75rem; }
input[type=search] { width: 100%; font: inherit; padding: .4rem .6rem; border: 1px solid var(--line); border-radius: .4rem; }
fieldset { border: 0; padding: 0; margin: .75rem 0; display: flex; flex-wrap: wrap; gap: .2rem .9rem; }
main { padding: 1.5rem 2rem; min-width: 0; }
section > h2 { font-size: 1.4rem; margin: 2.5rem 0 .5rem; padding-top: .5rem; border-top: 1px solid var(--line); }
article { margin: 0 0 2rem; content-visibility: auto; contain-intrinsic-size: auto 500px; }
article h3 { font-size: 1rem; margin: 0 0 .5rem; }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { margin: 0; }
figcaption { font-size: .8rem; opacity: .7; }
img { display: block; width: var(--phone); border: 1px solid var(--line); border-radius: .4rem; background: #fff; }
[data-mode$=desktop] img { width: calc(var(--phone) * 2.4); }
[hidden] { display: none !important; }
`;

const script = `
const search = document.querySelector('input[type=search]');
const boxes = [...document.querySelectorAll('input[type=checkbox]')];
function show() {
  const words = search.value.toLowerCase().split(' ').filter(Boolean);
  const modes = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
  for (const figure of document.querySelectorAll('figure')) figure.hidden = !modes.has(figure.dataset.mode);
  for (const section of document.querySelectorAll('section')) {
    let some = false;
    for (const article of section.querySelectorAll('article')) {
      article.hidden = !words.every((word) => article.dataset.words.includes(word));
      some ||= !article.hidden;
    }
    section.hidden = !some;
    document.querySelector('nav a[href="#' + section.id + '"]').hidden = !some;
  }
}
search.addEventListener('input', show);
for (const box of boxes) box.addEventListener('change', show);
`;

const groupsOf = <Item>(items: readonly Item[], key: (item: Item) => string): [string, Item[]][] =>
  [...new Set(items.map(key))].map((name) => [name, items.filter((item) => key(item) === name)]);

/**
 * Returns an HTML page of all screenshots: a list of screens at the side, one row per story, its languages side by
 * side.
 */
export function indexPage(screenshots: readonly Screenshot[]): string {
  const anchor = (title: string) => title.replaceAll(/\W+/g, '-');
  const titles = groupsOf(screenshots, ({ story }) => story.title);
  const links = groupsOf(titles, ([title]) => title.split('/')[0] ?? '').map(
    ([kind, of]) =>
      `<h2>${escaped(kind)}</h2>${of
        .map(([title]) => `<a href="#${anchor(title)}">${escaped(title.split('/').slice(1).join(' / '))}</a>`)
        .join('')}`,
  );
  const modes = [...new Set(screenshots.map(({ name }) => name))].map(
    (name) => `<label><input type="checkbox" value="${name}" checked> ${name}</label>`,
  );
  const figure = (screenshot: Screenshot) =>
    `<figure data-mode="${screenshot.name}"><a href="${fileOf(screenshot)}"><img loading="lazy" alt="${escaped(screenshot.story.name)}, ${screenshot.name}" src="${fileOf(screenshot)}"></a><figcaption>${screenshot.name}</figcaption></figure>`;
  const sections = titles.map(
    ([title, of]) =>
      `<section id="${anchor(title)}"><h2>${escaped(title)}</h2>${groupsOf(of, ({ story }) => story.id)
        .map(([id, shots]) => {
          const name = shots[0]?.story.name ?? id;
          const words = escaped(`${title} ${name} ${id}`.toLowerCase());
          return `<article data-words="${words}"><h3>${escaped(name)}</h3><div class="row">${shots.map(figure).join('')}</div></article>`;
        })
        .join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Screenshots of kapao</title>
<style>${style}</style>
<body><nav><h1>${screenshots.length} screenshots</h1><input type="search" placeholder="Find a screen or state" aria-label="Find a screen or state">
<fieldset>${modes.join('')}</fieldset>${links.join('')}</nav>
<main>${sections.join('\n')}</main><script>${script}</script></body></html>
`;
}
