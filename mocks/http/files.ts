import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { fileAt } from '../rules/files';

/** Serves a stored file. The CSP and `nosniff` keep a browser from executing its content. */
export function serveFile(mockState: MockState, method: string, path: string): Response {
  if (method !== 'GET' && method !== 'HEAD') refuse('method-not-allowed');
  const file = fileAt(mockState, path) ?? refuse('not-found');
  return new Response(file.bytes, {
    headers: {
      'content-type': file.contentType,
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}
