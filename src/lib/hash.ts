/**
 * Returns a 64-bit hash of a text as 16 hexadecimal digits. It keeps the text itself out of storage, but a short or
 * common text can be guessed from its hash.
 */
export function hashOf(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ (code + at), 0x5bd1e995);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
