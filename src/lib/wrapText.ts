import { splitGraphemes, splitWords } from './segments';

/**
 * Breaks a text into lines of at most `width`. Lines break between words (Thai and Lao have no spaces), or inside a
 * word that is wider than a line. Marks stay with their letter. Text beyond `maxLines` lines is replaced by "…". `measure`
 * returns the width of a text, in the unit of `width`.
 */
export function wrapText(text: string, width: number, maxLines: number, measure: (text: string) => number): string[] {
  // No image has room for more than 400 UTF-16 units per line, so do not measure longer texts word by word.
  const words = splitWords(text.slice(0, maxLines * 400)).flatMap((word) =>
    measure(word) > width ? splitGraphemes(word) : [word],
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
  if (trimmed.length <= maxLines) return trimmed;
  const last = splitGraphemes(trimmed[maxLines - 1] ?? '');
  while (last.length > 0 && measure(`${last.join('')}…`) > width) last.pop();
  return [...trimmed.slice(0, maxLines - 1), `${last.join('')}…`];
}
