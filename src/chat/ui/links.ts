import type { ChatMessage, MessageButton } from '@/api/calls/chat';
import { settings } from '@/lib/settings';
import { safeHttpsUrl, safeHttpUrl } from '@/lib/url';

/**
 * Returns the address that a button opens. Null if the button sends a reply, or if its address is unsafe or not valid.
 */
export function buttonAddress({ type, payload }: MessageButton): string | null {
  if (type === 'web') return safeHttpUrl(payload);
  if (type !== 'call') return null;
  const number = payload.replace(/[^\d+*#]/g, '');
  return number ? `tel:${number.replaceAll('#', '%23')}` : null;
}

type MediaPayload = Extract<ChatMessage, { message_type: 'media' }>['payload'];

/**
 * Returns the address of a sent file: a path below the API or, with `url`, a full address. Images and videos with a
 * full address have to be https, because the page loads them. Other files may be http, because a link opens them. Null
 * if the address is empty or unsafe.
 */
export function mediaAddress({ url, filePath, fileType }: MediaPayload): string | null {
  if (url) return fileType === 'file' ? safeHttpUrl(filePath) : safeHttpsUrl(filePath);
  // A path with two leading slashes would name another host.
  const path = filePath.trim().replace(/^[\\/]+/, '');
  const base = settings.apiBase || globalThis.location.origin;
  return path ? safeHttpUrl(`${base.replace(/\/+$/, '')}/${path}`) : null;
}
