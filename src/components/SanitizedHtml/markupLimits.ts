import { mostWords } from './plainText';

/**
 * Limits of server HTML, which hold before the browser parses it. Honest texts stay far below them. Beyond them the
 * parser and the sanitiser take seconds, or more memory than a tab has.
 */
const limits = {
  /** Characters of all markup: a text may hold whole pictures as `data:` addresses. */
  size: 1_000_000,
  /** Characters that cannot nest deeper than `depth`: up to here, what the scan cannot follow is let through. */
  short: 500,
  attributesPerTag: 100,
  /** Elements inside each other. */
  depth: 100,
  /** Tags, attributes, and formatting elements that the parser opens again, together. */
  work: 8_000,
};

/** HTML's own white space; `\s` has more. */
const space = '\\t\\n\\f\\r ';
const name = new RegExp(`/?[A-Za-z][^${space}/>]*`, 'y');
/** One attribute, as the HTML standard reads it; the end of its value may be missing. Never empty but at the end of a tag. */
const attribute = new RegExp(
  `[${space}/]*(?:=?[^${space}/>=]+|=)(?:[${space}]*=[${space}]*(?:"[^"]*"?|'[^']*'?|[^${space}>]*))?`,
  'y',
);
const tagEnd = new RegExp(`[${space}/]*>?`, 'y');

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const voidTags = words('area base br col embed hr img input link meta param source track wbr');
/** The parser closes these itself, so honest texts leave them open. */
const selfClosing = words('p li dt dd tr td th thead tbody tfoot colgroup option optgroup html head body');
/** The parser opens these again in each block that follows, until they are closed. */
const formatting = words('a b big code em font i nobr s small strike strong tt u');
/** An end tag inside one of these closes nothing outside it. */
const boundaries = words('table caption applet marquee object template svg math select button');
/** What these hold is text up to their end tag, whatever it looks like. */
const textOnly = words('script style textarea title xmp iframe noembed noframes');
/** Inside these the parser reads declarations and text-only elements in another way, which a scan cannot follow. */
const foreign = /<(?:svg|math)\b/i;
const cdata = '<![CDATA[';
/** The parser gives up on a formatting element that is closed across more blocks, and opens it again for good. */
const mostCrossed = 2;

/** The elements that are open at a place of the text. */
class OpenElements {
  /** Each with the names inside it; the first one is the text itself. */
  private readonly scopes: { name: string; inside: string[] }[] = [{ name: '', inside: [] }];
  private readonly open = { depth: 0, formatting: 0 };

  get depth(): number {
    return this.open.depth;
  }
  get formatting(): number {
    return this.open.formatting;
  }

  start(tag: string): void {
    if (voidTags.has(tag) || selfClosing.has(tag)) return;
    this.open.depth += 1;
    if (formatting.has(tag)) this.open.formatting += 1;
    if (boundaries.has(tag)) this.scopes.push({ name: tag, inside: [] });
    else this.scopes.at(-1)?.inside.push(tag);
  }

  /** Where the parser may ignore an end tag, this ignores it: never fewer elements are open than the parser has. */
  end(tag: string): void {
    const scope = this.scopes.at(-1);
    if (!scope) return;
    if (tag === scope.name && this.scopes.length > 1) {
      this.scopes.pop();
      this.open.depth -= 1;
      this.scopes.at(-1)?.inside.push(...scope.inside);
      return;
    }
    const at = scope.inside.lastIndexOf(tag);
    if (at < 0) return;
    const crossed = scope.inside.length - at - 1;
    if (formatting.has(tag) && crossed > mostCrossed) return;
    scope.inside.splice(at, 1);
    this.open.depth -= 1;
    if (formatting.has(tag)) this.open.formatting -= 1;
  }
}

/** Where a comment, a doctype or another declaration at `at` ends. */
function declarationEnd(html: string, at: number): number {
  const isComment = html.startsWith('<!--', at);
  const end = isComment ? /^<!---?>/.exec(html.slice(at, at + 6))?.[0].length : undefined;
  if (end !== undefined) return at + end;
  const pattern = isComment ? /--!?>/g : />/g;
  pattern.lastIndex = at + (isComment ? 4 : 2);
  return pattern.exec(html) ? pattern.lastIndex : html.length;
}

/** Where the end tag of a text-only element begins, from `at` on. */
function textEnd(html: string, tag: string, at: number): number {
  const end = new RegExp(`</${tag}(?=[${space}/>])`, 'gi');
  end.lastIndex = at;
  return end.exec(html)?.index ?? html.length;
}

const matchAt = (pattern: RegExp, html: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(html)?.[0] ?? '';
};

/**
 * Returns true if the browser can parse this markup, and the sanitiser clean it, within a frame or two. It scans the text
 * once, without a parser. `count` is called once for each step of the scan.
 */
export function isWithinLimits(html: string, count: () => void = () => {}): boolean {
  if (html.length > limits.size) return false;
  const isShort = html.length <= limits.short;
  const isForeign = !isShort && foreign.test(html);
  if (isForeign && html.includes(cdata)) return false;
  const open = new OpenElements();
  let work = 0;
  let characters = 0;
  let at = 0;
  while (at < html.length) {
    count();
    const next = html.indexOf('<', at);
    characters += (next < 0 ? html.length : next) - at;
    if (characters > mostWords) return false;
    if (next < 0) return true;
    at = next + 1;
    if (/[!?]/.test(html[at] ?? '') || /^\/[^A-Za-z]/.test(html.slice(at, at + 2))) {
      work += 1;
      at = declarationEnd(html, next);
      continue;
    }
    const tag = matchAt(name, html, at).toLowerCase();
    if (tag === '') {
      characters += 1;
      continue;
    }
    at += tag.length;
    let attributes = 0;
    for (let found = matchAt(attribute, html, at); found !== ''; found = matchAt(attribute, html, at)) {
      count();
      attributes += 1;
      if (attributes > limits.attributesPerTag) return false;
      at += found.length;
    }
    at += matchAt(tagEnd, html, at).length;
    if (tag.startsWith('/')) open.end(tag.slice(1));
    else open.start(tag);
    work += 1 + attributes + open.formatting;
    if (work > limits.work || open.depth > limits.depth) return false;
    if (textOnly.has(tag)) {
      const end = textEnd(html, tag, at);
      // A comment in a script may hold another script, whose end tag ends neither.
      if (isForeign || (!isShort && tag === 'script' && html.slice(at, end).includes('<!--'))) return false;
      at = end;
    }
  }
  return true;
}
