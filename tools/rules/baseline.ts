import type { Source } from './sources.ts';

type Browsers = Readonly<Record<'chrome' | 'firefox' | 'safari', number>>;

/** The oldest supported browsers (README, "Browser support"). */
export const oldest: Browsers = { chrome: 115, firefox: 115, safari: 17 };

/** No version supports the API yet. */
const none = Number.POSITIVE_INFINITY;
const since = (chrome: number, firefox: number, safari: number): Browsers => ({ chrome, firefox, safari });

/**
 * APIs by the first version of each browser that supports them (MDN's compatibility data). TypeScript refuses newer
 * methods of sets and iterators, because `lib` in tsconfig.json ends with ES2023. TypeScript does not know the age of
 * the other APIs.
 */
export const apis: Readonly<Record<string, Browsers>> = {
  'Intl.Segmenter': since(87, 125, 14.1),
  'Intl.DurationFormat': since(129, 136, 16.4),
  'Array.fromAsync': since(121, 115, 16.4),
  'Atomics.waitAsync': since(87, 145, 16.4),
  'Error.captureStackTrace': since(3, 138, 15.4),
  'Error.isError': since(134, 138, none),
  'Iterator.from': since(122, 131, 18.4),
  'Map.groupBy': since(117, 119, 17.4),
  'Math.f16round': since(135, 129, 18.2),
  'Math.sumPrecise': since(147, 137, 26.2),
  'Object.groupBy': since(117, 119, 17.4),
  'Promise.try': since(128, 134, 18.2),
  'Promise.withResolvers': since(119, 121, 17.4),
  'RegExp.escape': since(136, 134, 18.2),
  'Uint8Array.fromBase64': since(140, 133, 18.2),
  'Uint8Array.fromHex': since(140, 133, 18.2),
  'URL.canParse': since(120, 115, 17),
  'URL.parse': since(126, 126, 18),
  'AbortSignal.any': since(116, 124, 17.4),
  'AbortSignal.timeout': since(103, 100, 16),
  'ReadableStream.from': since(none, 117, none),
  'Document.parseHTMLUnsafe': since(124, 128, 17.4),
  '.isWellFormed': since(111, 119, 16.4),
  '.toWellFormed': since(111, 119, 16.4),
  '.transferToFixedLength': since(114, 122, 17.4),
  '.toBase64': since(140, 133, 18.2),
  '.getTextInfo': since(99, none, 17),
  '.getWeekInfo': since(99, none, 17),
  '.caretPositionFromPoint': since(128, 20, 26.2),
  '.checkVisibility': since(105, 106, 17.4),
  '.getHTML': since(125, 128, 18),
  '.moveBefore': since(133, 144, none),
  '.requestClose': since(134, 139, 18.4),
  '.setHTMLUnsafe': since(124, 123, 17.4),
  '.startViewTransition': since(111, 144, 18),
  '.showPopover': since(114, 125, 17),
  '.hidePopover': since(114, 125, 17),
  '.togglePopover': since(114, 125, 17),
  'scheduler.yield': since(129, 142, none),
  'scheduler.postTask': since(94, 142, none),
  requestIdleCallback: since(47, 55, none),
  CloseWatcher: since(126, none, none),
  'navigator.userAgentData': since(90, none, none),
  'navigator.virtualKeyboard': since(94, none, none),
};

/** Files that check for the API before they use it, and work without it. */
const guarded: Readonly<Record<string, string>> = {
  'src/lib/segments.ts': 'Intl.Segmenter',
  'src/device/whenIdle.ts': 'requestIdleCallback',
  'src/screens/Spin/wheel/confetti.ts': '.showPopover',
};

const isNew = (api: string): boolean =>
  (Object.keys(oldest) as (keyof Browsers)[]).some((browser) => (apis[api]?.[browser] ?? 0) > oldest[browser]);

/** Returns a pattern that matches an unchecked use. `a.b?.()` and `'b' in a` check first. */
const patternOf = (api: string): RegExp =>
  new RegExp(`${api.startsWith('.') ? '' : '\\b'}${api.replaceAll('.', '\\??\\.')}\\b(?!\\?\\.)`);

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');

/** Returns `path: API` for each API that a file uses without a check although the oldest browsers lack it. */
export function newApis(sources: readonly Source[]): string[] {
  const names = Object.keys(apis).filter(isNew);
  return sources.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return names.filter((api) => guarded[path] !== api && patternOf(api).test(code)).map((api) => `${path}: ${api}`);
  });
}
