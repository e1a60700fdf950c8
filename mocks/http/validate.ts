import * as v from 'valibot';
import type { Call } from '@/api/calls/call';
import { calls } from '@/api/calls/calls';
import { refuse } from '../refusal';

/** Texts longer than this (in characters) are not valid names, links or messages. */
const longestText = 8192;

function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > longestText;
  if (typeof value !== 'object' || value === null || value instanceof Blob) return false;
  return Object.values(value).some(hasLongText);
}

/**
 * Returns the body as the call's schema parses it. Refuses missing fields with KEY_MISSING, invalid fields with
 * KEY_INVALID, and a slip without a file with SLIP_NO_FILE.
 */
export function validate(call: Call, body: unknown): unknown {
  if (!call.request) return undefined;
  // Schemas accept an array as an object without fields, so refuse arrays first.
  if (Array.isArray(body)) return refuse('KEY_INVALID');
  const result = v.safeParse(call.request, body);
  if (!result.success && call.path === calls.uploadSlip.path) refuse('SLIP_NO_FILE');
  if (result.success) return hasLongText(result.output) ? refuse('KEY_INVALID') : result.output;
  const missing = result.issues.some((issue) => (issue.input ?? null) === null && (issue.path?.length ?? 0) > 0);
  return refuse(missing ? 'KEY_MISSING' : 'KEY_INVALID');
}
