import { splitGraphemes, splitWords } from '@/lib/segments';

/** A label laid out in its slice. */
export interface Label {
  lines: string[];
  /** Font size in CSS pixels. */
  size: number;
  /** Line height in CSS pixels. */
  leading: number;
  /** `across`: the text is upright when its slice is at the top. `along`: the text runs outwards, in narrow slices. */
  direction: 'across' | 'along';
  /**
   * Distance from the wheel's centre in CSS pixels: of the text's middle for `across`, of its outer end for `along`.
   */
  distance: number;
}

/** The area for labels in a wheel with `count` slices. `inner` and `outer` are distances from the centre in CSS pixels. */
interface LabelArea {
  count: number;
  inner: number;
  outer: number;
  /** Largest font size in CSS pixels. */
  maxSize: number;
}

const minSize = 9;
/** Line height relative to the font size. It keeps stacked Thai and Lao marks away from the line above. */
const leadingRatio = 1.5;
const maxLines = 3;
/** The maximum number of slices with labels `across`. More slices are too narrow, so their labels run `along`. */
const maxAcross = 10;
const maxLength = 120;

/**
 * Returns the distance of a label from the centre, and the available width of each of its lines, in CSS pixels. A slice
 * that points up, with a label `across` of two lines:
 *
 *       ___________     the rim: a circle with the radius `outer`
 *      \  line 1  /     `top` of line 1 = distance + lines * leading / 2
 *       \ line 2 /      each line is as wide as its slice is at its lower edge, or the circle at its upper edge
 *        \______/       the button in the middle: a circle with the radius `inner`
 *          \  /
 *           \/         the centre. `half` is the tangent of half the slice's angle: half the width per distance
 *
 * `edge` is the margin between the text and the edges of the slice.
 */
function findSpace({ count, inner, outer }: LabelArea, direction: Label['direction'], lines: number, leading: number) {
  const half = Math.tan(Math.PI / count);
  const edge = leading * 0.3;
  if (direction === 'along') {
    const from = Math.max(inner, count > 2 ? (lines * leading) / 2 / half : inner);
    return { distance: outer - edge, widths: Array.from({ length: lines }, () => outer - edge - from) };
  }
  const height = lines * leading;
  const middle = Math.min(inner + (outer - inner) * (count > 4 ? 0.68 : 0.58), outer * 0.95 - height / 2);
  return {
    distance: middle,
    widths: Array.from({ length: lines }, (_, line) => {
      const top = middle + height / 2 - line * leading;
      const wedge = count > 2 ? (top - leading) * half : Number.POSITIVE_INFINITY;
      const circle = Math.sqrt(Math.max(0, outer * outer - top * top));
      return top - leading < inner ? 0 : 2 * (Math.min(wedge, circle) - edge);
    }),
  };
}

/**
 * Breaks a text into lines. `widths` contains the maximum width of each line. Returns undefined if the text does not fit.
 * With `cut`, may break lines within words.
 */
function fill(text: string, widths: readonly number[], measure: (text: string) => number, cut: boolean) {
  const lines: string[] = [];
  let line = '';
  const pieces = cut ? splitGraphemes(text) : splitWords(text);
  for (let index = 0; index < pieces.length; ) {
    const next = line + pieces[index];
    if (measure(next.trim()) <= (widths[lines.length] ?? -1)) {
      line = next;
      index += 1;
    } else {
      if (!line.trim()) return undefined;
      lines.push(line.trim());
      if (lines.length === widths.length) return undefined;
      line = '';
    }
  }
  if (line.trim()) lines.push(line.trim());
  return lines.length <= widths.length ? lines : undefined;
}

/** Returns the lines with as much of the text as fits, and an ellipsis. */
function shorten(text: string, widths: readonly number[], measure: (text: string) => number): string[] {
  const pieces = splitGraphemes(text);
  let fittingLines: string[] = [];
  let [fittingCount, excessCount] = [0, pieces.length];
  while (excessCount - fittingCount > 1) {
    const tryCount = Math.floor((fittingCount + excessCount) / 2);
    const lines = fill(`${pieces.slice(0, tryCount).join('').trim()}…`, widths, measure, true);
    if (lines) [fittingCount, fittingLines] = [tryCount, lines];
    else excessCount = tryCount;
  }
  return fittingLines;
}

/**
 * Lays out a label in its slice as large as possible, preferably broken between words. The label has up to three lines,
 * or up to two for `along`. A label that does not fit at any size is truncated. Characters after the first 120 are left
 * out. `measure` returns the width of a text at font size 1.
 */
export function layOutLabel(label: string, area: LabelArea, measure: (text: string) => number): Label {
  const text = splitGraphemes(
    label
      .slice(0, maxLength * 20)
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, maxLength)
    .join('');
  const direction = area.count > maxAcross ? 'along' : 'across';
  const lineCounts = Array.from({ length: direction === 'along' ? 2 : maxLines }, (_, index) => index + 1);
  const tryLayout = (size: number, cut: boolean): Label | undefined => {
    const leading = size * leadingRatio;
    for (const lineCount of lineCounts) {
      const { distance, widths } = findSpace(area, direction, lineCount, leading);
      const lines = fill(text, widths, (part) => measure(part) * size, cut);
      if (lines?.length === lineCount) return { lines, size, leading, direction, distance };
    }
    return undefined;
  };
  for (const cut of [false, true]) {
    for (let size = area.maxSize; size >= minSize; size -= 1) {
      const label = tryLayout(size, cut);
      if (label) return label;
    }
  }
  const leading = minSize * leadingRatio;
  const { distance, widths } = findSpace(area, direction, lineCounts.length, leading);
  return {
    lines: shorten(text, widths, (part) => measure(part) * minSize),
    size: minSize,
    leading,
    direction,
    distance,
  };
}
