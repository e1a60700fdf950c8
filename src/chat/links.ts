import type { ChatButton, ChatMessage } from '@/api/chat';
import { settings } from '@/lib/settings';
import { safeHttpsUrl, safeHttpUrl } from '@/lib/url';

/** Where things in a message lead. All of it comes from somebody else: an address is http(s), or it is no address. */

export interface TextPart {
  text: string;
  href?: string;
}

const links = /https?:\/\/[^\s<>"']+/gi;
const endings = '.,;:!?…)]}»”’';

/** Without the marks that end a sentence; by hand, as a pattern would be slow on thousands of them. */
function withoutEnding(address: string): string {
  let end = address.length;
  while (end > 0 && endings.includes(address[end - 1] as string)) end -= 1;
  return address.slice(0, end);
}

/** A text in parts, of which the http(s) addresses are links; what ends a sentence is not part of one. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(links)) {
    const address = withoutEnding(found);
    const href = safeHttpUrl(address);
    if (!href) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href });
    from = index + address.length;
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from) });
  return parts;
}

/** Where a button leads; null for one that sends something, or that leads nowhere safe. */
export function buttonAddress({ type, payload }: ChatButton): string | null {
  if (type === 'web') return safeHttpUrl(payload);
  if (type !== 'call') return null;
  const number = payload.replace(/[^\d+*#]/g, '');
  return number ? `tel:${number.replaceAll('#', '%23')}` : null;
}

type MediaPayload = Extract<ChatMessage, { message_type: 'media' }>['payload'];

/**
 * The address of a sent file: a path below the API or, with `url`, a whole address. The page loads images and videos
 * itself, so they are https; a link opens any other file, so http is allowed.
 */
export function mediaAddress({ url, filePath, fileType }: MediaPayload): string | null {
  if (url) return fileType === 'file' ? safeHttpUrl(filePath) : safeHttpsUrl(filePath);
  // Two slashes would name another host.
  const path = filePath.trim().replace(/^[\\/]+/, '');
  const base = settings.apiBase || globalThis.location.origin;
  return path ? safeHttpUrl(`${base.replace(/\/+$/, '')}/${path}`) : null;
}
