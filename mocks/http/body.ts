import type { Call } from '@/api/calls/call';
import { refuse } from '../refusal';

const kilobyte = 1024;
/** Maximum size of a JSON body, in bytes. The app sends less. */
const jsonLimit = 64 * kilobyte;
/** Maximum size of a multipart body, in bytes: the largest file (a video of 20 MB) and the multipart overhead. */
const multipartLimit = 21 * kilobyte * kilobyte;

/**
 * Returns the body that the call declares: parsed JSON, an object of form fields, or undefined for a call without a
 * body. Refuses a body that is too large or malformed.
 */
export async function readBody(request: Request, call: Call): Promise<unknown> {
  if (call.body === 'none') return undefined;
  const limit = call.body === 'json' ? jsonLimit : multipartLimit;
  if (Number(request.headers.get('content-length') ?? 0) > limit) refuse('too-large');
  const bytes = await request.arrayBuffer().catch(() => refuse('KEY_INVALID'));
  if (bytes.byteLength > limit) refuse('too-large');
  const type = request.headers.get('content-type') ?? '';
  return call.body === 'json' ? parseJson(bytes, type) : parseForm(bytes, type);
}

function parseJson(bytes: ArrayBuffer, type: string): unknown {
  if (bytes.byteLength === 0) refuse('KEY_MISSING');
  if (!/^application\/json\s*(;|$)/i.test(type)) refuse('KEY_INVALID');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse('KEY_INVALID');
  }
}

async function parseForm(bytes: ArrayBuffer, type: string): Promise<Record<string, unknown>> {
  if (bytes.byteLength === 0) return {};
  if (!/^multipart\/form-data\s*;/i.test(type)) refuse('KEY_INVALID');
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    return refuse('KEY_INVALID');
  }
}
