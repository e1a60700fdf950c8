import DOMPurify, { type Config } from 'dompurify';
import { settings } from '@/lib/settings';
import { isLightAddress } from '@/lib/svgLimits';
import { safeHttpUrl } from '@/lib/url';
import { dropBlockedMarkup } from './blockedMarkup';
import { isWithinLimits } from './markupLimits';
import { limitLength, plainText } from './plainText';

const tags = [
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'mark'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const attributes = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'lang', 'dir', 'start'];
/**
 * Elements to drop with their content. The content is not meant for readers, or only for browsers that do not support
 * the element.
 */
const dropWhole = [
  ...[
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'frameset',
    'object',
    'embed',
    'applet',
    'noembed',
    'noframes',
  ],
  ...['svg', 'math', 'audio', 'video', 'canvas', 'select', 'textarea', 'button', 'title', 'head', 'xmp', 'plaintext'],
];

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
interface TrustedTypes {
  createPolicy: (name: string, rules: object) => Policy;
}

let policy: Policy | undefined;

/**
 * Returns the Trusted Types policy `kapao-html`. Only the sanitiser uses the policy, to parse HTML into an inert
 * document. Returns undefined in browsers without Trusted Types.
 */
function htmlPolicy(): Policy | undefined {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  policy ??= types?.createPolicy('kapao-html', {
    createHTML: (html: string) => html,
    createScriptURL: () => {
      throw new TypeError('server HTML loads no scripts');
    },
  });
  return policy;
}

function parseUrl(address: string): URL | null {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return null;
  }
}

/**
 * Returns whether an image comes from this site, its API, or the text itself (`data:`). An image from another host
 * would tell that host who reads the text.
 */
function isOwnImage(address: string): boolean {
  const url = parseUrl(address);
  if (!address.trim() || !url) return false;
  if (url.protocol === 'data:') return /^data:image\//i.test(url.href) && isLightAddress(url.href);
  const ownOrigins = [location.origin, settings.apiBase && parseUrl(settings.apiBase)?.origin];
  return (url.protocol === 'https:' || url.protocol === 'http:') && ownOrigins.includes(url.origin);
}

/** Attributes whose value must be a whole number of at most four digits. Percentages are not allowed. */
const sizes = ['width', 'height', 'colspan', 'rowspan', 'start'];

function cleanElement(element: Element): void {
  for (const name of sizes) {
    if (element.hasAttribute(name) && !/^\d{1,4}$/.test(element.getAttribute(name) ?? ''))
      element.removeAttribute(name);
  }
  if (element.tagName === 'A') {
    if (safeHttpUrl(parseUrl(element.getAttribute('href') ?? '')?.href)) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    } else element.removeAttribute('href');
  } else element.removeAttribute('href');
  if (element.tagName !== 'IMG') element.removeAttribute('src');
  else if (isOwnImage(element.getAttribute('src') ?? '')) {
    element.setAttribute('loading', 'lazy');
    element.setAttribute('decoding', 'async');
    element.setAttribute('referrerpolicy', 'no-referrer');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  } else element.replaceWith(element.getAttribute('alt') ?? '');
}

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', cleanElement);

/** The maximum number of characters of markup from which plain text is extracted. */
const maxPlainLength = 1_000_000;

/**
 * The maximum number of cells that all spans of a text may cover. Laying out a table takes time for each covered cell,
 * even for an empty one.
 */
const maxSpanned = 2000;

/** Removes the spans of table cells if they cover too many cells together. */
function limitSpans(fragment: DocumentFragment): void {
  const cells = [...fragment.querySelectorAll('[colspan], [rowspan]')];
  // 0 means all rows that follow.
  const getSpan = (cell: Element, name: string) => Number(cell.getAttribute(name) ?? 1) || maxSpanned + 1;
  const coveredCells = cells.reduce((sum, cell) => sum + getSpan(cell, 'colspan') * getSpan(cell, 'rowspan'), 0);
  if (coveredCells <= maxSpanned) return;
  for (const cell of cells) {
    cell.removeAttribute('colspan');
    cell.removeAttribute('rowspan');
  }
}

/** Sanitises markup. Markup beyond the limits becomes plain text and never reaches the parser. */
function clean(html: string): DocumentFragment {
  const markup = dropBlockedMarkup(html);
  if (!isWithinLimits(markup)) {
    const fragment = document.createDocumentFragment();
    fragment.append(limitLength(plainText(html.slice(0, maxPlainLength))));
    return fragment;
  }
  const fragment = purifier.sanitize(markup, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: dropWhole,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: htmlPolicy(),
  });
  limitSpans(fragment);
  return fragment;
}

/**
 * Cached results of earlier calls, because members read conditions repeatedly and sanitising takes longer than
 * rendering.
 */
const cache = new Map<string, DocumentFragment>();
const maxCachedTexts = 50;

/**
 * Returns server HTML as DOM nodes that are safe to show: text, lists, tables, images from our origins or `data:` URLs,
 * and http(s) links in a new tab. The result is nodes and not a string, because mutation attacks need a second parse.
 * The nodes are a copy, so the caller may insert them.
 */
export function sanitize(html: string): DocumentFragment {
  let nodes = cache.get(html);
  if (!nodes) {
    if (cache.size >= maxCachedTexts) cache.clear();
    nodes = clean(html);
    cache.set(html, nodes);
  }
  return nodes.cloneNode(true) as DocumentFragment;
}
