/**
 * Returns a 64-bit hash of a text as 16 hexadecimal digits. It keeps the text itself out of storage, but a short or
 * common text can be guessed from its hash.
 */
export function hashText(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ (code + index), 0x5bd1e995);
  }
  return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
