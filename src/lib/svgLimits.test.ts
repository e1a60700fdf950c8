import { renderSVG } from 'uqr';
import { expect, it } from 'vitest';
import { isLightAddress, isLightSvg } from './svgLimits';

const svg = (content: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99"${more}>${content}</svg>`;
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
const payment = '00020101021229370016A000000677010111011300668123456785802TH5303764540510.006304ABCD'.repeat(3);

/** The QRs of common libraries. */
const codes: Record<string, string> = {
  uqr: renderSVG(payment),
  'rectangles with a namespace (python-qrcode)': `${xml}<svg:svg width="29mm" height="29mm" version="1.1" xmlns:svg="http://www.w3.org/2000/svg">${'<svg:rect x="4mm" y="4mm" width="1mm" height="1mm" />'.repeat(2400)}</svg:svg>`,
  'one path (python-qrcode)': `${xml}\n<svg width="29mm" viewBox="0 0 29 29" xmlns="http://www.w3.org/2000/svg"><path d="${'M4,4H5V5H4z'.repeat(2400)}" id="qr-path" style="fill:#000000;fill-opacity:1;fill-rule:nonzero;stroke:none"/></svg>`,
  'a stroked path (node-qrcode)': svg(
    `<path fill="#ffffff" d="M0 0h29v29H0z"/><path stroke="#000000" d="M4 4.5h7${'m1 0h1m-9 1h2'.repeat(1500)}"/>`,
    ' shape-rendering="crispEdges"',
  ),
  'a stroked path with a comment (segno)': `${xml}${doctype}<!-- made by hand -->${svg(`<title>pay</title><desc/><path transform="scale(4)" stroke="#000" class="qrline" d="M4 4.5h7${'m1 0h1'.repeat(2000)}"/>`)}`,
  'round modules': svg('<circle cx="9.5" cy="4" r=".5"/>'.repeat(1700)),
};

/** Markup that keeps a browser busy for seconds, or that no QR needs. */
const heavy: Record<string, string> = {
  references: svg(`<g id="a"><rect/></g>${'<use href="#a"/>'.repeat(10)}`),
  filters: svg('<filter id="a"><feTurbulence/></filter><rect/>'),
  'a filter without an element': svg('<rect filter="blur(99px)"/>'),
  'a filter in a style': svg('<rect style="fill:red;Filter:blur(99px)"/>'),
  'a filter in other characters': svg('<rect style="fi\\6cter:blur(99px)"/>'),
  'a filter as a reference to characters': svg('<rect style="fi&#108;ter:blur(99px)"/>'),
  animations: svg('<rect><animate attributeName="x" dur="1ms" repeatCount="indefinite"/></rect>'),
  'a style sheet': svg('<style>rect{animation:a 1ms infinite}</style><rect/>'),
  patterns: svg('<pattern id="a"><rect/></pattern><rect fill="url(#a)"/>'),
  entities: `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<title>&a;</title>')}`,
  'HTML in it': svg('<foreignObject><b/></foreignObject>'),
  depth: svg(`${'<g>'.repeat(11)}${'</g>'.repeat(11)}`),
  tags: svg('<rect/>'.repeat(4001)),
  length: svg(`<path d="M0 0${'h1'.repeat(100_000)}"/>`),
  'slanted lines': svg(`<path d="M0 0${'L9 1L8 7'.repeat(2100)}"/>`),
  'lines of a "move"': svg(`<path d="M0 0${' 9 1 8 7'.repeat(2100)}"/>`),
  'slanted lines with a stroke': svg(`<path stroke="red" d="M0 0${'l9 1'.repeat(300)}"/>`),
  'slanted lines with an inherited stroke': `<svg style="stroke : red"><path d="M0 0${'l9 1'.repeat(300)}"/></svg>`,
  'points with a stroke': svg(`<polygon stroke="red" points="${'9 1 '.repeat(300)}"/>`),
  'circles with a stroke': svg('<circle r="99" stroke="red"/>'.repeat(200)),
  'a turned drawing': svg('<g transform="rotate(9)"><rect/></g>'),
  'an endless stroke': svg('<path stroke="red" stroke-width="1e9" d="M0 0h1"/>'),
  'a thick stroke': svg('<path style="stroke-width: 9999" d="M0 0h1"/>'),
  dashes: svg('<path stroke="red" stroke-dasharray=".0001" d="M0 0h9999"/>'),
  'no markup': 'no drawing',
  HTML: '<b>no picture</b>',
  'half a tag': '<svg><rect',
  'an attribute without quotes': '<svg a=b/>',
};

it.each(Object.entries(codes))('accepts a QR: %s', (_, markup) => {
  expect(isLightSvg(markup, 'qr')).toBe(true);
});

it.each(Object.entries(heavy))('refuses a drawing that could freeze the page: %s', (_, markup) => {
  expect(isLightSvg(markup, 'qr')).toBe(false);
});

it('accepts small drawings in addresses of pictures, and refuses heavy ones', () => {
  const gradient = svg(
    '<defs><linearGradient id="n"><stop stop-color="red"/></linearGradient></defs><rect fill="url(#n)"/><ellipse transform="rotate(-24 3 3)"/><text x="4">5</text>',
  );
  expect(isLightSvg(gradient, 'picture')).toBe(true);
  const addresses = (markup: string) => [
    `data:image/svg+xml,${encodeURIComponent(markup)}`,
    ` DATA:image/SVG+xml;charset=utf-8;base64,${btoa(markup)}`,
    `data:image/svg+xml;utf8,${markup.replaceAll('#', '%23')}`,
  ];
  expect(addresses(gradient).map(isLightAddress)).toEqual([true, true, true]);
  const references = heavy.references ?? '';
  expect(addresses(references).map(isLightAddress)).toEqual([false, false, false]);
  for (const broken of ['data:image/svg+xml,%', 'data:image/svg+xml;base64,?', 'data:image/svg'])
    expect(isLightAddress(broken)).toBe(false);
  for (const other of ['https://a.example/logo.svg', 'data:image/png;base64,AA', '', '/logo.png'])
    expect(isLightAddress(other)).toBe(true);
});
