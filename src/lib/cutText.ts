import { graphemeStart } from './segments';

/**
 * Returns the beginning of a text, at most `most` UTF-16 units long. It never ends inside an emoji or between a letter
 * and its marks.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // No real letter is longer than 100 units, so the cut can be found within them.
  return text.slice(0, graphemeStart(text.slice(0, most + 100), most) || most);
}
