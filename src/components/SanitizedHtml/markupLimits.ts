import { maxTextLength } from './plainText';

/**
 * Limits of server HTML, checked before the browser parses it. Harmless texts are far below them. Above them, the
 * parser and the sanitiser may take seconds, or more memory than a tab has. A limit of the length is not enough:
 * 44 kB of `<a><div>` take DOMPurify 20 times as long as an honest list of 30 kB.
 */
const limits = {
  /** The maximum length of the markup, in characters. A text may contain whole images as `data:` URLs. */
  size: 1_000_000,
  /**
   * The scan rejects markup that it does not model, such as a style sheet in an SVG. Markup up to this length (in
   * characters) is exempt, because short markup cannot keep the parser busy for long.
   */
  short: 500,
  attributesPerTag: 100,
  /** The maximum nesting depth of elements. */
  depth: 100,
  /** The maximum sum of tags, attributes, and formatting elements that the parser reopens. */
  work: 8_000,
};

/** White space as HTML defines it; `\s` matches more. */
const space = '\\t\\n\\f\\r ';
const name = new RegExp(`/?[A-Za-z][^${space}/>]*`, 'y');
/**
 * Matches one attribute as the HTML standard parses it, even if the end of its value is missing. Does not match at the
 * end of a tag.
 */
const attribute = new RegExp(
  `[${space}/]*(?:=?[^${space}/>=]+|=)(?:[${space}]*=[${space}]*(?:"[^"]*"?|'[^']*'?|[^${space}>]*))?`,
  'y',
);
const tagEnd = new RegExp(`[${space}/]*>?`, 'y');

const toSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const voidTags = toSet('area base br col embed hr img input link meta param source track wbr');
/** The parser closes these elements implicitly, so harmless texts leave them open. */
const selfClosing = toSet('p li dt dd tr td th thead tbody tfoot colgroup option optgroup html head body');
/** The parser reopens these elements in each following block until they are closed. */
const formatting = toSet('a b big code em font i nobr s small strike strong tt u');
/** An end tag inside one of these elements closes nothing outside it. */
const boundaries = toSet('table caption applet marquee object template svg math select button');
/** The content of these elements is text up to the end tag, even if it looks like markup. */
const textOnly = toSet('script style textarea title xmp iframe noembed noframes');
/**
 * Inside these elements, the parser treats declarations and text-only elements differently. The scan does not model
 * these differences.
 */
const foreign = /<(?:svg|math)\b/i;
const cdata = '<![CDATA[';
/**
 * The parser may keep a formatting element open if its end tag crosses many open elements, and then reopens the element
 * in every later block. If an end tag crosses more than this number of elements, the scan counts the element as still
 * open.
 */
const maxCrossed = 2;

/** The elements that are open at a position in the text. */
class OpenElements {
  /** Each scope with the names of its open elements. The first scope is the text itself. */
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

  /**
   * Closes an element. Ignores every end tag that the parser may ignore, so that no element counts as closed while the
   * parser keeps it open.
   */
  end(tag: string): void {
    const scope = this.scopes.at(-1);
    if (!scope) return;
    if (tag === scope.name && this.scopes.length > 1) {
      this.scopes.pop();
      this.open.depth -= 1;
      this.scopes.at(-1)?.inside.push(...scope.inside);
      return;
    }
    const index = scope.inside.lastIndexOf(tag);
    if (index < 0) return;
    const crossed = scope.inside.length - index - 1;
    if (formatting.has(tag) && crossed > maxCrossed) return;
    scope.inside.splice(index, 1);
    this.open.depth -= 1;
    if (formatting.has(tag)) this.open.formatting -= 1;
  }
}

/** Returns the position after the comment, doctype or other declaration that begins at `start`. */
function findDeclarationEnd(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start);
  const end = isComment ? /^<!---?>/.exec(html.slice(start, start + 6))?.[0].length : undefined;
  if (end !== undefined) return start + end;
  const pattern = isComment ? /--!?>/g : />/g;
  pattern.lastIndex = start + (isComment ? 4 : 2);
  return pattern.exec(html) ? pattern.lastIndex : html.length;
}

/**
 * Returns the position of the end tag of a text-only element, searching from `start`. Returns the length of the text if
 * the end tag is missing.
 */
function findTextEnd(html: string, tag: string, start: number): number {
  const end = new RegExp(`</${tag}(?=[${space}/>])`, 'gi');
  end.lastIndex = start;
  return end.exec(html)?.index ?? html.length;
}

const matchFrom = (pattern: RegExp, html: string, start: number): string => {
  pattern.lastIndex = start;
  return pattern.exec(html)?.[0] ?? '';
};

/**
 * Returns true if the browser can parse and sanitise this markup within one or two frames. Scans the text once, without
 * a parser. Calls `count` once for each step of the scan.
 */
export function isWithinLimits(html: string, count: () => void = () => {}): boolean {
  if (html.length > limits.size) return false;
  const isShort = html.length <= limits.short;
  const isForeign = !isShort && foreign.test(html);
  if (isForeign && html.includes(cdata)) return false;
  const open = new OpenElements();
  let work = 0;
  let characters = 0;
  let position = 0;
  while (position < html.length) {
    count();
    const next = html.indexOf('<', position);
    characters += (next < 0 ? html.length : next) - position;
    if (characters > maxTextLength) return false;
    if (next < 0) return true;
    position = next + 1;
    if (/[!?]/.test(html[position] ?? '') || /^\/[^A-Za-z]/.test(html.slice(position, position + 2))) {
      work += 1;
      position = findDeclarationEnd(html, next);
      continue;
    }
    const tag = matchFrom(name, html, position).toLowerCase();
    if (tag === '') {
      characters += 1;
      continue;
    }
    position += tag.length;
    let attributes = 0;
    for (let match = matchFrom(attribute, html, position); match !== ''; match = matchFrom(attribute, html, position)) {
      count();
      attributes += 1;
      if (attributes > limits.attributesPerTag) return false;
      position += match.length;
    }
    position += matchFrom(tagEnd, html, position).length;
    if (tag.startsWith('/')) open.end(tag.slice(1));
    else open.start(tag);
    work += 1 + attributes + open.formatting;
    if (work > limits.work || open.depth > limits.depth) return false;
    if (textOnly.has(tag)) {
      const end = findTextEnd(html, tag, position);
      // Reject markup that the scan does not model. In a script, a comment may contain another `<script>`, and the next
      // end tag then does not end the outer script.
      if (isForeign || (!isShort && tag === 'script' && html.slice(position, end).includes('<!--'))) return false;
      position = end;
    }
  }
  return true;
}
