import { ApiError } from './errors';

/**
 * Fills a template such as `/api/qrcode/{bankCode}`. Each parameter becomes exactly one encoded segment. Throws for a
 * value that cannot be a segment: an empty text, `.` and `..` would change the path, and a lone surrogate cannot be
 * encoded.
 */
export function fillPath(template: string, params: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) throw new ApiError('refused');
    try {
      return encodeURIComponent(value);
    } catch {
      throw new ApiError('refused');
    }
  });
}
