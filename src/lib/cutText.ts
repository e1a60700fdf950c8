import { graphemeStart } from './segments';

/** The beginning of a text, at most so long by `length`; never ends inside a letter with its marks, or an emoji. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // No letter is so long that it needs more to be told whole.
  return text.slice(0, graphemeStart(text.slice(0, most + 100), most) || most);
}
