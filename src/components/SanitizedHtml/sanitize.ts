import DOMPurify, { type Config } from 'dompurify';
import { settings } from '@/lib/settings';
import { safeHttpUrl } from '@/lib/url';
import { isWithinLimits } from './markupLimits';
import { plainText, withinWords } from './plainText';

const tags = [
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'mark'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const attributes = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'lang', 'dir', 'start'];
/** Their text is not meant for readers, or only for a browser that lacks them. */
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

/** The site's one HTML policy, `kapao-html`: it lets the sanitiser parse into an inert document, and nothing else. */
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

/** Pictures come from this site, from its API, or out of the text itself: anything else would tell others who reads. */
function isOwnImage(address: string): boolean {
  const url = parseUrl(address);
  if (!address.trim() || !url) return false;
  if (url.protocol === 'data:') return /^data:image\//i.test(url.href);
  const own = [location.origin, settings.apiBase && parseUrl(settings.apiBase)?.origin];
  return (url.protocol === 'https:' || url.protocol === 'http:') && own.includes(url.origin);
}

/** Only whole small numbers: no percentages, nothing that could cover the page. */
const sizes = ['width', 'height', 'colspan', 'rowspan', 'start'];

function tidy(element: Element): void {
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
purifier.addHook('afterSanitizeAttributes', tidy);

/** The words of no more than this many characters of markup are looked for. */
const mostPlain = 1_000_000;

/** Longer texts could make the patterns below slow. */
const hushUpTo = 20_000;

/**
 * Takes handlers, styles and document tags out of the way before parsing. Not for safety, the sanitiser sees to that: a
 * strict CSP writes an error to the console for each of them that is so much as parsed.
 */
function hush(html: string): string {
  if (html.length > hushUpTo) return html;
  return html
    .replace(/<style\b[\s\S]*?<\/style\s*>|<(?:base|meta|link)\b[^>]*>/gi, '')
    .replace(/<[a-z][^>]*/gi, (tag) => tag.replace(/([\s/"'])(on[a-z]+|style)(?=\s*=)/gi, '$1data-$2'));
}

/** Markup beyond the limits is shown as its words: it never reaches the parser. */
function clean(html: string): DocumentFragment {
  const markup = hush(html);
  if (!isWithinLimits(markup)) {
    const words = document.createDocumentFragment();
    words.append(withinWords(plainText(html.slice(0, mostPlain))));
    return words;
  }
  return purifier.sanitize(markup, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: dropWhole,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: htmlPolicy(),
  });
}

/** Conditions are read again and again, and cleaning them takes longer than showing them. */
const cleaned = new Map<string, DocumentFragment>();
const mostCleaned = 50;

/**
 * HTML from the server as nodes that are safe to show: text, lists, tables, own pictures and http(s) links in a new tab.
 * Nodes, not a string: parsing twice is where mutation attacks live. They are the caller's own.
 */
export function sanitize(html: string): DocumentFragment {
  let nodes = cleaned.get(html);
  if (!nodes) {
    if (cleaned.size >= mostCleaned) cleaned.clear();
    nodes = clean(html);
    cleaned.set(html, nodes);
  }
  return nodes.cloneNode(true) as DocumentFragment;
}
