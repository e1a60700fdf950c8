const segments = (text: string, granularity: 'word' | 'grapheme'): string[] =>
  [...new Intl.Segmenter(['th', 'lo', 'en'], { granularity }).segment(text)].map(({ segment }) => segment);

/**
 * Breaks a text into lines no wider than `width`, between words (Thai and Lao have no spaces), inside of one only where
 * it is wider than a line, and never between a letter and its marks. What is left after `most` lines ends in "…".
 * `measure` tells how wide a text is, in the unit of `width`.
 */
export function wrapText(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  // Longer than any picture can show: not measured word by word.
  const words = segments(text.slice(0, most * 400), 'word').flatMap((word) =>
    measure(word) > width ? segments(word, 'grapheme') : [word],
  );
  const lines: string[] = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    const isSpace = word.trim() === '';
    if (isSpace && line === '') continue;
    if (isSpace || measure(line + word) <= width) lines[lines.length - 1] = line + word;
    else lines.push(word);
  }
  const trimmed = lines.map((line) => line.trim());
  if (trimmed.length <= most) return trimmed;
  const last = segments(trimmed[most - 1] ?? '', 'grapheme');
  while (last.length > 0 && measure(`${last.join('')}…`) > width) last.pop();
  return [...trimmed.slice(0, most - 1), `${last.join('')}…`];
}
