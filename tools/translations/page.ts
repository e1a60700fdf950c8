import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Colors, dark, light } from '../../src/theme/colors.ts';
import { root } from '../test/program.ts';
import * as inReport from './inReport.ts';
import { patchOf } from './patch.ts';
import type { Report } from './report.ts';

const fonts = ['thai-thai', 'thai-latin', 'lao-lao'].map((name) => {
  const [script, letters] = name.split('-');
  return {
    family: `Noto ${name}`,
    file: `noto-sans-${script}-${letters}-wght-normal.woff2`,
    from: `node_modules/@fontsource-variable/noto-sans-${script}/files`,
  };
});

/** Copies the site's fonts, so that readers see the texts as on the site. */
export function copyFonts(folder: string): void {
  for (const { file, from } of fonts) copyFileSync(join(root, from, file), join(folder, file));
}

const colors = (theme: Colors) =>
  Object.entries(theme)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

const style = `
${fonts.map(({ family, file }) => `@font-face { font-family: "${family}"; src: url(${file}); font-weight: 100 900; }`).join('\n')}
:root { color-scheme: light dark; ${colors(light)} }
@media (prefers-color-scheme: dark) { :root { ${colors(dark)} } }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.65 "Noto thai-latin", "Noto thai-thai", "Noto lao-lao", system-ui, sans-serif; color: var(--text); background: var(--ground); display: grid; grid-template-columns: 16rem minmax(0, 1fr); }
a { color: var(--link); }
code { font: .86em ui-monospace, monospace; overflow-wrap: anywhere; }
button, input, select, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem 1rem 6rem; border-right: 1px solid var(--line); background: var(--surface); }
nav h1 { font-size: 1.15rem; line-height: 1.4; margin: 0 .5rem .25rem; }
nav p { margin: 0 .5rem 1rem; color: var(--textMuted); font-size: .87rem; }
nav input { width: 100%; padding: .5rem .75rem; border: 1px solid var(--lineStrong); border-radius: .6rem; background: var(--surfaceSunken); }
nav ul { list-style: none; margin: .75rem 0 0; padding: 0; }
nav li button { display: flex; justify-content: space-between; gap: .5rem; width: 100%; padding: .25rem .5rem; border: 0; border-radius: .5rem; background: none; text-align: start; cursor: pointer; }
nav li button:hover { background: var(--surfaceRaised); }
nav li button[aria-pressed=true] { background: var(--accentSoft); font-weight: 600; }
nav li span { color: var(--textMuted); font-variant-numeric: tabular-nums; font-weight: 400; }
nav h2 { margin: 1.25rem .5rem 0; font-size: .8rem; color: var(--textMuted); font-weight: 600; }
main { padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 7rem; display: grid; gap: 1.25rem; align-content: start; }
main > p { margin: 0; color: var(--textMuted); max-width: 68ch; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; padding: 1.1rem 1.25rem 1.25rem; display: grid; gap: .9rem; }
article > header { display: flex; flex-wrap: wrap; gap: .4rem .75rem; align-items: baseline; }
article h3 { margin: 0; font-size: 1rem; }
article h3 code { font-size: 1em; }
.status { font-size: .78rem; font-weight: 600; padding: .05rem .6rem; border-radius: 1rem; background: var(--pendingSoft); color: var(--pending); }
.status.new { background: var(--moneyInSoft); color: var(--moneyIn); }
.status.unseen { background: var(--failedSoft); color: var(--failed); }
.terms { display: flex; flex-wrap: wrap; gap: .35rem; margin: 0; padding: 0; list-style: none; font-size: .82rem; }
.terms li { border: 1px solid var(--line); border-radius: 1rem; padding: .05rem .7rem; }
.terms b { font-weight: 600; }
.terms .missing { color: var(--textMuted); text-decoration: underline dotted; text-underline-offset: .3em; }
.three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem 1.25rem; }
.language { display: grid; gap: .55rem; align-content: start; }
.language h4 { margin: 0; font-size: .8rem; font-weight: 600; color: var(--textMuted); }
.wording { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; white-space: pre-wrap; }
.wording + .wording { margin-top: .35rem; }
.wording small { display: block; font-size: .75rem; color: var(--textMuted); }
.was { color: var(--textMuted); text-decoration: line-through; text-decoration-thickness: 1px; font-size: .95rem; }
.limit { margin: 0; font-size: .84rem; color: var(--textMuted); }
.limit b { color: var(--text); font-weight: 600; font-variant-numeric: tabular-nums; }
.limit meter { display: block; width: 100%; height: .5rem; margin-top: .2rem; }
.place { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; margin-top: .35rem; padding-top: .7rem; border-top: 1px dashed var(--line); font-size: .88rem; }
.place span { color: var(--textMuted); }
.shots { display: grid; gap: .5rem; align-content: start; }
.shot { position: relative; display: block; width: 100%; padding: 0; border: 0; box-shadow: 0 0 0 1px var(--line); border-radius: .6rem; overflow: hidden; background: var(--surfaceSunken); cursor: zoom-in; }
.shot img { position: absolute; display: block; max-width: none; }
.shot i { position: absolute; border: 2px solid var(--action); border-radius: .3rem; box-shadow: 0 0 0 1px rgb(0 0 0 / .35); }
.how { font-size: .78rem; color: var(--textMuted); }
.none { display: grid; place-items: center; min-height: 4rem; border: 1px dashed var(--lineStrong); border-radius: .6rem; color: var(--textMuted); font-size: .84rem; text-align: center; padding: .5rem; }
details { font-size: .88rem; }
details ul { columns: 18rem; margin: .4rem 0 0; padding-inline-start: 1.2rem; }
textarea { display: block; width: 100%; min-height: 2.9rem; padding: .5rem .7rem; border: 1px solid var(--lineStrong); border-radius: .6rem; background: var(--surfaceSunken); resize: vertical; field-sizing: content; }
textarea:not(:placeholder-shown) { border-color: var(--action); background: var(--accentSoft); }
.warning { margin: 0; font-size: .84rem; color: var(--failed); }
.warning:empty { display: none; }
.more { justify-self: start; padding: .45rem 1rem; border: 1px solid var(--lineStrong); border-radius: 2rem; background: var(--surface); cursor: pointer; }
footer { position: fixed; inset: auto 0 0 0; display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; justify-content: flex-end; padding: .8rem clamp(1rem, 3vw, 2.5rem); background: var(--surface); border-top: 1px solid var(--line); box-shadow: 0 -6px 24px rgb(0 0 0 / .08); }
footer p { margin: 0 auto 0 0; }
footer button { padding: .5rem 1.25rem; border-radius: 2rem; border: 1px solid var(--lineStrong); background: none; cursor: pointer; }
footer button:first-of-type { background: var(--action); color: var(--onAction); border-color: transparent; font-weight: 600; }
footer[hidden] { display: none; }
dialog { border: 0; padding: 0; border-radius: 1rem; max-height: 94vh; overflow: auto; background: var(--surface); }
dialog::backdrop { background: var(--scrim); }
dialog .shot { cursor: zoom-out; box-shadow: none; border-radius: 0; }
@media (max-width: 60rem) { body { grid-template-columns: minmax(0, 1fr); } nav { position: static; height: auto; padding-bottom: 1rem; border-right: 0; border-bottom: 1px solid var(--line); } nav ul { display: flex; flex-wrap: wrap; } nav li button { width: auto; } .three { grid-template-columns: minmax(0, 1fr); } }
`;

/** Returns the report as HTML. Its screenshots and fonts are files in the same folder. */
export function pageOf(report: Report): string {
  // A `<` in a text must not end the script.
  const data = JSON.stringify(report).replaceAll('<', '\\u003c');
  const functions = [patchOf, ...Object.values(inReport)].map(String).join('\n');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Texts of kapao in context</title>
<style>${style}</style>
<body><nav></nav><main></main><footer hidden></footer>
<script>const __name = (it) => it;
${functions}
showReport(${data});</script></body></html>
`;
}
