import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { keepFile } from './files';

const megabyte = 1024 * 1024;

interface Kind {
  readonly contentType: string;
  readonly extension: string;
  readonly is: (bytes: Uint8Array) => boolean;
}

const starts =
  (...start: number[]) =>
  (bytes: Uint8Array) =>
    start.every((byte, index) => bytes[index] === byte);

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** File types by their first bytes. File names and declared types do not count. */
const images: readonly Kind[] = [
  { contentType: 'image/png', extension: 'png', is: starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  { contentType: 'image/jpeg', extension: 'jpg', is: starts(0xff, 0xd8, 0xff) },
  { contentType: 'image/gif', extension: 'gif', is: (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)) },
];

const videos: readonly Kind[] = [
  {
    contentType: 'video/quicktime',
    extension: 'mov',
    is: (bytes) => text(bytes, 4, 12) === 'ftypqt  ' || /^(moov|mdat|wide|free)$/.test(text(bytes, 4, 8)),
  },
  { contentType: 'video/mp4', extension: 'mp4', is: (bytes) => text(bytes, 4, 8) === 'ftyp' },
];

const limits = { image: 10, video: 20 } as const;

/** Stores a file sent to the chat and returns its path. Refusals use the texts agreed with the backend. */
export function keepChatFile(mockState: MockState, kind: 'image' | 'video', bytes: Uint8Array): string {
  const megabytes = limits[kind];
  if (bytes.length > megabytes * megabyte) {
    refuse(`The file is too large. Please select file no larger than ${megabytes} MB.`, 413);
  }
  const found = (kind === 'image' ? images : videos).find(({ is }) => is(bytes));
  if (!found) return refuse('File is not supported');
  return keepFile(mockState, bytes, found.contentType, found.extension);
}
