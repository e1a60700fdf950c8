import { expect, it } from 'vitest';
import { isWithinLimits } from './markupLimits';
import { limitLength, maxTextLength, plainText } from './plainText';

const repeat = (times: number, part: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => part(index));
const attributes = (times: number) => repeat(times, (index) => ` a${index}=1`).join('');
const formats = (times: number) => repeat(times, (index) => `<b title=${index}>`).join('');

/** Harmless texts, most of them long, as people write them in an editor. */
const honest: Record<string, string> = {
  'a long list': `<ul>${'<li><b>10%</b> <a href="https://example.com">x</a></li>'.repeat(500)}</ul>`,
  'a list without end tags': `<ul>${'<li>one<p>two<br>'.repeat(1000)}</ul>`,
  'a table without end tags': `<table>${'<tr><td>a<td><b>b</b>'.repeat(500)}</table>`,
  'an image in the text': `<img src="data:image/png;base64,${'A'.repeat(900_000)}" alt="x">`,
  'styles and comments of an office program': `<style>p > b { color: red }</style>${'<!--[if mso]><b><![endif]--><p class="x" style="margin:0">a</p>'.repeat(500)}`,
  'nested tables': `${'<table><tbody><tr><td><b>x</b>'.repeat(20)}${'</td></tr></tbody></table>'.repeat(20)}`,
  'characters that are not tags': '1 < 2 & 3 > 2 </> <3 '.repeat(500),
  'an attribute with tags in it': `<p title="${'<b>'.repeat(300)}">x</p>`,
  'a short text with a script and an SVG': '<b>ok</b><script>hacked()</script><svg onload=hacked()>',
};

const hostile: Record<string, string> = {
  size: 'x '.repeat(600_000),
  words: 'x '.repeat(60_000),
  tags: '<i></i>'.repeat(6000),
  'attributes of one tag': `<p${attributes(200)}>x</p>`,
  'attributes of one tag, with tags and ends in them': `<p${' a="<b>" c'.repeat(100)}>`,
  'attributes of one tag without a space between': `<p ${'a="1"'.repeat(200)}>`,
  'attributes of many tags': `<p${attributes(90)}></p>`.repeat(200),
  depth: '<div>'.repeat(200),
  'links around blocks': '<a><div>'.repeat(5000),
  'formatting that the parser reopens in each block': `${formats(90)}${'<p>x'.repeat(500)}`,
  'end tags in a comment': '<b><!-- </b> -->'.repeat(200),
  'end tags in an attribute': `<b title="</b>">`.repeat(200),
  'end tags in a text-only element': '<b><style></b></style>'.repeat(200),
  'end tags in a script with a comment': `<b><script><!--<script></script></b>`.repeat(200),
  'end tags in a cell, which closes nothing outside it': `${formats(90)}<table><td>${'</b>'.repeat(90)}</table>${'<p>x'.repeat(500)}`,
  'end tags across many blocks': `<b>${'<div>'.repeat(9)}</b>${'</div>'.repeat(9)}`.repeat(200),
  'tags after a comment that ends early': `<!-->${'<div>'.repeat(200)}-->`,
  'tags after a comment that ends with an exclamation mark': `<!-- --!>${'<div>'.repeat(200)}-->`,
  'a style in an SVG': `<svg><style>${'<div>'.repeat(200)}</style></svg>`,
  'a CDATA section of an SVG': `<svg><![CDATA[ > ]]>${'<div>'.repeat(200)}</svg>`,
};

it.each(Object.entries(honest))('accepts honest markup: %s', (_, html) => {
  expect(isWithinLimits(html)).toBe(true);
});

it.each(Object.entries(hostile))('rejects markup that takes the parser too long: %s', (_, html) => {
  expect(isWithinLimits(html)).toBe(false);
});

it('scans each part of a text once, even with unclosed markup', () => {
  const halves = ['<style', '<base ', '<a href="', '<b onx', '<!--', '<svg><style>', '<script>', '</', '<p a= ', '< '];
  for (const half of [...halves, ...Object.values(hostile)]) {
    const html = half.repeat(Math.ceil(900_000 / half.length)).slice(0, 900_000);
    let steps = 0;
    isWithinLimits(html, () => {
      steps += 1;
    });
    expect([half.slice(0, 20), steps <= html.length]).toEqual([half.slice(0, 20), true]);
  }
});

it('cuts text that is too long for a page, between characters', () => {
  expect(limitLength('short')).toBe('short');
  const cut = limitLength(`${'a'.repeat(maxTextLength - 1)}😀b`);
  expect([cut.length, cut.slice(-2)]).toEqual([maxTextLength, 'a…']);
});

it('extracts the text of markup, without scripts and style sheets', () => {
  expect(plainText('<p>one <b title="x">two</b></p><SCRIPT>a()</SCRIPT ><style>b { c: d }</style>three')).toBe(
    'one two three',
  );
  expect(plainText('one<svg><style>b { c: "<i>"')).toBe('one');
});
