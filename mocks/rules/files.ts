import { toBaht } from '@/lib/money';
import { slipArt } from '../art/slip';
import type { MockState } from '../mockState';

/** Path prefix of uploads and slip images. They need no token, because the file name is secret. */
export const filesPath = '/api/files/';

interface ServedFile {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Bytes per chunk. Base64 chunks can be joined only if their length is a multiple of three. The chunk is small enough
 * to pass its bytes as arguments of one call.
 */
const chunk = 3 * 0x2000;

/** Returns bytes in Base64, because a snapshot stores files as JSON. */
function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += chunk) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(offset, offset + chunk))));
  }
  return parts.join('');
}

/** Decodes the result of `toBase64`. */
export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Stores a file and returns its path. */
export function keepFile(mockState: MockState, bytes: Uint8Array, contentType: string, extension: string): string {
  const path = `${filesPath}${mockState.ids.next()}.${extension}`;
  mockState.db.upload.insert({ _id: path, contentType, content: toBase64(bytes) });
  return path;
}

export const slipImagePath = (slipId: string): string => `${filesPath}slip-${slipId}.svg`;

/** Returns the full URL of a path, at the API base that this request used. */
export function getAddress(request: Request, path: string): string {
  const { origin, pathname } = new URL(request.url);
  return `${origin}${pathname.slice(0, pathname.indexOf('/api/'))}${path}`;
}

function slipImage(mockState: MockState, slipId: string): ServedFile | undefined {
  const slip = mockState.db.slip.get(slipId);
  if (!slip) return undefined;
  const markup = slipArt({
    reference: slip.reference,
    amount: slip.reading > 0 ? toBaht(slip.reading).toFixed(2) : '',
    time: new Date(slip.createdAt).toISOString().slice(0, 16).replace('T', ' '),
    from: mockState.db.member.get(slip.member)?.bankAccountName ?? '',
  });
  return { contentType: 'image/svg+xml', bytes: new TextEncoder().encode(markup) };
}

/** Returns the file at a path below `filesPath`, or undefined for an unknown path. */
export function fileAt(mockState: MockState, path: string): ServedFile | undefined {
  const slipId = /^slip-([0-9a-f]{24})\.svg$/.exec(path.slice(filesPath.length))?.[1];
  if (slipId) return slipImage(mockState, slipId);
  const upload = mockState.db.upload.get(path);
  return upload && { contentType: upload.contentType, bytes: fromBase64(upload.content) };
}
