/** Returns a short digest that identifies a file or a body. */
export function computeDigest(bytes: Uint8Array): string {
  let a = 2166136261;
  let b = 5381;
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 16777619);
    b = (Math.imul(b, 33) + byte) | 0;
  }
  return `${bytes.length}-${(a >>> 0).toString(16)}-${(b >>> 0).toString(16)}`;
}
