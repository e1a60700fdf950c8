import { parseAst } from 'vite';
import { firstPageSettings, readSettings, type Settings, settingVariables } from '../../src/lib/buildSettings.ts';

/** Settings that only the host's files use. No script reads them. */
const hostOnly = ['policyReports', 'policyMode', 'hstsSubdomains'] as const;

const firstPage = new Set<string>(firstPageSettings);
const host = new Set<string>(hostOnly);

const pick = (settings: Settings, wanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => wanted(key)));

/**
 * Returns the constants that replace settings in the site's scripts. The first page of a visit loads only
 * `__SETTINGS__`.
 */
export const settingsConstants = (settings: Settings) => ({
  __SETTINGS__: JSON.stringify(pick(settings, (key) => firstPage.has(key))),
  __OTHER_SETTINGS__: JSON.stringify(pick(settings, (key) => !firstPage.has(key) && !host.has(key))),
});

/** Returns text that hardly compresses. It is the same on every machine. */
function noise(length: number, alphabet: string, seed: number): string {
  let state = seed;
  const characters = [...alphabet];
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return characters[(state >>> 16) % characters.length];
  }).join('');
}

const ascii = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
const thai = 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ';

/** The longest values that the settings allow. `longestSettings` parses them and throws if a value is too long. */
const longest: Partial<Record<keyof Settings, (seed: number) => string>> = {
  siteName: (seed) => noise(45, thai, seed),
  siteOrigin: (seed) => `https://${noise(92, ascii, seed)}`,
  apiBase: (seed) => `https://${noise(92, ascii, seed)}`,
  chatBackend: (seed) => `https://${noise(92, ascii, seed)}`,
  howtoVideos: (seed) => `https://${noise(92, ascii, seed)}`,
  errorReports: (seed) => `https://${noise(92, ascii, seed)}`,
  clientHeaderName: (seed) => noise(40, ascii, seed),
  clientHeaderValue: (seed) => noise(40, ascii, seed),
  idempotencyHeader: (seed) => noise(40, ascii, seed),
  truelinkKey: (seed) => noise(64, ascii, seed),
  plainQrMinimum: () => '1234567.89',
  qrMinimumOverride: () => '9876543.21',
};

/** Returns the settings that make the scripts as large as possible. */
export const longestSettings = (): Settings =>
  readSettings(
    Object.fromEntries(
      Object.entries(longest).map(([key, value], index) => [
        settingVariables[key as keyof Settings][0],
        value(index + 1),
      ]),
    ),
  );

interface Node {
  type?: string;
  start: number;
  end: number;
  key?: { name?: string; value?: string };
  properties?: Node[];
}

/** Returns the object literals of a script that have a property with this name. */
function literalsWith(name: string, tree: unknown, found: Node[] = []): Node[] {
  if (typeof tree !== 'object' || tree === null) return found;
  const { type, properties } = tree as Node;
  const isIt = type === 'ObjectExpression' && properties?.some(({ key }) => (key?.name ?? key?.value) === name);
  if (isIt) found.push(tree as Node);
  else for (const part of Object.values(tree)) literalsWith(name, part, found);
  return found;
}

/** For each constant, a setting by which to find the constant's object literal in a built script. */
const marks = { __SETTINGS__: 'clientHeaderValue', __OTHER_SETTINGS__: 'truelinkKey' } as const;

/** Replaces the settings in a built script with the longest ones. Returns a script without settings unchanged. */
export function withLongestSettings(code: string): string {
  const constants = settingsConstants(longestSettings());
  return Object.entries(marks).reduce((text, [constant, name]) => {
    if (!text.includes(name)) return text;
    // The name also occurs in `settings.clientHeaderValue` and in small objects. The object with the settings has more
    // than 5 properties.
    const [literal] = literalsWith(name, parseAst(text)).filter(({ properties }) => (properties?.length ?? 0) > 5);
    if (!literal) return text;
    return text.slice(0, literal.start) + constants[constant as keyof typeof marks] + text.slice(literal.end);
  }, code);
}
