import { graphemeStart } from './segments';

/**
 * Returns the beginning of a text, at most `maxLength` UTF-16 units long. Does not cut inside an emoji or between a
 * letter and its marks, unless the first letter is already longer than `maxLength`.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // No real letter is longer than 100 UTF-16 units, so 100 more units are enough to find the cut.
  return text.slice(0, graphemeStart(text.slice(0, maxLength + 100), maxLength) || maxLength);
}
