/**
 * Limits of an SVG that the server sends as text. A browser draws such an SVG on the page's own thread, and a kilobyte
 * of nested `<use>` keeps the thread busy for minutes. So the markup is scanned before it is drawn, and everything is
 * refused that a QR (`qr`) or a small drawing (`picture`) does not need: references, filters, animations, style sheets.
 */
type SvgKind = 'qr' | 'picture';

interface Limits {
  elements: ReadonlySet<string>;
  /** Matches what attributes may not contain. */
  refused: RegExp;
  tags: number;
  depth: number;
  /** The maximum number of characters between the tags. */
  text: number;
  /** The maximum number of coordinates of slanted or curved lines, which take long to draw; less with a stroke. */
  slanted: number;
  slantedStroke: number;
}

/** The maximum length of the markup, in characters. */
const maxLength = 200_000;

const shapes = ['svg', 'g', 'defs', 'rect', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline'];
const descriptions = ['title', 'desc', 'metadata'];
/** CSS and XML can write a word in other characters, by a backslash or `&`. */
const always = String.raw`[\\&@]|filter|mask|clip-path|blend|anim|transition|marker|href|image|var\(|attr\(|perspective`;

const limits: Record<SvgKind, Limits> = {
  qr: {
    elements: new Set([...shapes, ...descriptions]),
    refused: new RegExp(
      String.raw`${always}|url|dash|rotate|skew|matrix|stroke-width\s*[=:]\s*["']?\s*(?:\d{3}|[\d.]+e)`,
      'i',
    ),
    tags: 4000,
    depth: 10,
    text: 20_000,
    slanted: 8000,
    slantedStroke: 500,
  },
  picture: {
    elements: new Set([...shapes, ...descriptions, 'linearGradient', 'radialGradient', 'stop', 'text', 'tspan']),
    refused: new RegExp(
      String.raw`${always}|url(?!\(#)|skew|matrix|stroke-width\s*[=:]\s*["']?\s*(?:\d{3}|[\d.]+e)`,
      'i',
    ),
    tags: 300,
    depth: 20,
    text: 5000,
    slanted: 4000,
    slantedStroke: 2000,
  },
};

/** Matches a comment, a declaration without own entities, or a tag with its name and its attributes. */
const token = /<!--[\s\S]*?-->|<\?[^<>]*>|<!DOCTYPE[^<>[]*>|<\/?(?:svg:)?([A-Za-z]+)(\/?|\s[^<>]*)>/y;
const attribute = /\s*([\w:.-]{1,60})\s*=\s*("[^"]*"|'[^']*')/y;
const numbers = /\d+\.?\d*|\.\d+/g;
/** Matches a command of a path with its numbers. */
const command = /[a-z][^a-z]*/gi;

const countNumbers = (text: string): number => text.match(numbers)?.length ?? 0;

/** Returns the number of slanted or curved coordinates of a path. The result is infinite for hidden lines. */
function countSlanted(path: string): number {
  let count = 0;
  for (const [part] of path.matchAll(command)) {
    const used = countNumbers(part);
    if (/[hvz]/i.test(part)) continue;
    // Further pairs after a "move" draw lines.
    if (/m/i.test(part)) count += Math.max(0, used - 2);
    else count += used;
  }
  return count;
}

/** Returns the attributes of a tag, or undefined if they are not well-formed. */
function readAttributes(text: string): Map<string, string> | undefined {
  const attributes = new Map<string, string>();
  let end = 0;
  attribute.lastIndex = 0;
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    attributes.set(match[1] ?? '', (match[2] ?? '').slice(1, -1));
    end = attribute.lastIndex;
  }
  return /^[\s/]*$/.test(text.slice(end)) ? attributes : undefined;
}

const round = new Set(['circle', 'ellipse', 'linearGradient', 'radialGradient']);

/** Returns whether a browser draws this SVG within a few frames. Scans the markup once, without a parser. */
export function isLightSvg(markup: string, kind: SvgKind): boolean {
  const { elements, refused, tags: maxTags, depth: maxDepth, text: maxText, ...maxCoordinates } = limits[kind];
  if (markup.length > maxLength) return false;
  let tags = 0;
  let depth = 0;
  let text = 0;
  let slanted = 0;
  let hasStroke = false;
  for (let position = 0; position < markup.length; ) {
    const start = markup.indexOf('<', position);
    text += (start < 0 ? markup.length : start) - position;
    if (text > maxText || start < 0) break;
    token.lastIndex = start;
    const [tag, name, attributeText = ''] = token.exec(markup) ?? [];
    if (tag === undefined) return false;
    position = token.lastIndex;
    if (name === undefined) continue;
    if (!elements.has(name)) return false;
    if (tag.startsWith('</')) {
      depth -= 1;
      continue;
    }
    const attributes = refused.test(attributeText) ? undefined : readAttributes(attributeText);
    if (!attributes) return false;
    tags += 1;
    if (!tag.endsWith('/>')) depth += 1;
    hasStroke ||= /stroke\s*[=:]\s*["']?(?!none|0)/i.test(attributeText);
    slanted += countSlanted(attributes.get('d') ?? '') + countNumbers(attributes.get('points') ?? '');
    if (round.has(name) || attributes.has('rx') || attributes.has('ry') || name === 'line') slanted += 4;
    if (tags > maxTags || depth > maxDepth || depth < 0) return false;
    if (slanted > (hasStroke ? maxCoordinates.slantedStroke : maxCoordinates.slanted)) return false;
  }
  return text <= maxText && tags > 0;
}

/**
 * Returns whether a page may draw the picture at this address. Refuses an SVG inside the address (`data:`) that takes
 * too long to draw. Other addresses pass, because their files are not known.
 */
export function isLightAddress(address: string): boolean {
  const match = /^\s*data:image\/svg[^,;]{0,20}((?:;[^,;]{0,40}){0,5}),/i.exec(address);
  if (!match) return !/^\s*data:image\/svg/i.test(address);
  const content = address.slice(match[0].length);
  if (content.length > maxLength * 3) return false;
  try {
    const markup = /;\s*base64/i.test(match[1] ?? '') ? atob(decodeURIComponent(content)) : decodeURIComponent(content);
    return isLightSvg(markup, 'picture');
  } catch {
    return false;
  }
}
