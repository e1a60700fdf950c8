import { splitGraphemes } from '@/lib/segments';

/**
 * Our own drawings for banks and wallets: a background, an ink colour and strokes on a 24-unit square. They are
 * abstract on purpose, so that they copy no bank's artwork. Their colours do not follow the theme.
 */
interface Mark {
  readonly ground: string;
  readonly ink: string;
  readonly path: string;
}

const waves = 'M4 9c3-3 5-3 8 0s5 3 8 0M4 15c3-3 5-3 8 0s5 3 8 0';
const rings = 'M4.5 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M9.5 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0';
const pocket = 'M16 8V5.5H6A2 2 0 0 0 4 7.5V16a2 2 0 0 0 2 2h13V8H6M15.5 13h.01';

const ttb: Mark = { ground: '#1a4fa3', ink: '#ffb07a', path: rings };
const wallet: Mark = { ground: '#d9480f', ink: '#fff4e6', path: pocket };

export const marks: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  [
    'KBANK',
    { ground: '#0b7a3e', ink: '#e6f7d4', path: 'M12 20v-8c0-4-3-6-7-6 0 4 3 6 7 6M12 12c0-4 3-7 7-7 0 4-3 7-7 7' },
  ],
  [
    'SCB',
    {
      ground: '#55308d',
      ink: '#f0d9ff',
      path: 'M12 20V6M12 6c-3 2-4.5 5-4.5 8S9.5 19 12 20c2.5-1 4.5-3 4.5-6S15 8 12 6',
    },
  ],
  ['BBL', { ground: '#1e3a8a', ink: '#dbe7ff', path: 'M5 18.5h14M7 15.5V9.5M12 15.5V9.5M17 15.5V9.5M5 9l7-4 7 4' }],
  ['KTB', { ground: '#0878a8', ink: '#e0f6ff', path: 'M4 8c4.5 0 6.5 2.5 8 7 1.5-4.5 3.5-7 8-7M12 15v4' }],
  ['TTB', ttb],
  ['TMB', ttb],
  [
    'BAY',
    {
      ground: '#f7c325',
      ink: '#4a3200',
      path: 'M4 17.5h16M7 17.5a5 5 0 0 1 10 0M12 6v2.5M5.5 9l1.5 1.5M18.5 9L17 10.5',
    },
  ],
  ['GSB', { ground: '#c2297a', ink: '#ffe3f1', path: 'M12 20v-6M12 14a4 4 0 1 1-4-4M12 14a4 4 0 1 0 4-4M12 10V5' }],
  [
    'BAAC',
    {
      ground: '#2f6b1f',
      ink: '#ffe08a',
      path: 'M12 20V5M12 10C9 10 8 8 8 6c3 0 4 2 4 4c0-2 1-4 4-4 0 2-1 4-4 4M12 16c-3 0-4-2-4-4 3 0 4 2 4 4c0-2 1-4 4-4 0 2-1 4-4 4',
    },
  ],
  ['GHB', { ground: '#e8590c', ink: '#fff1e2', path: 'M4.5 12L12 5.5 19.5 12M7 11v8h10v-8M12 19v-4' }],
  ['CIMB', { ground: '#8f1d1d', ink: '#ffdcd6', path: 'M6 6l6 6-6 6M12.5 6l6 6-6 6' }],
  ['UOB', { ground: '#0b2a5b', ink: '#ff9d94', path: 'M7 5.5V14a5 5 0 0 0 10 0V5.5M12 5.5V15' }],
  ['KKP', { ground: '#4c3fb0', ink: '#e4e1ff', path: 'M12 4.5l6 7.5-6 7.5L6 12zM6 12h12' }],
  ['TISCO', { ground: '#155e75', ink: '#c9f2ff', path: 'M3.5 18l6-10 4 6 2-3 5 7z' }],
  [
    'BCEL',
    { ground: '#b3202c', ink: '#ffe08a', path: 'M5 19h14M7 19v-3h10v3M8.5 16c0-4 3.5-5 3.5-11 0 6 3.5 7 3.5 11' },
  ],
  ['LDB', { ground: '#0f5fa8', ink: '#d4ecff', path: waves }],
  ['JDB', { ground: '#6b4e16', ink: '#ffe3a1', path: 'M8 9.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M5 19c2.5-4 11.5-4 14 0' }],
  [
    'APB',
    {
      ground: '#1b7f5c',
      ink: '#fff3b0',
      path: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 4v1.5M12 18.5V20M4 12h1.5M18.5 12H20M6.3 6.3l1 1M16.7 16.7l1 1M6.3 17.7l1-1M16.7 7.3l1-1',
    },
  ],
  [
    'LVB',
    {
      ground: '#343a8c',
      ink: '#ffd166',
      path: 'M9.5 14.5l5-5M10.5 7l2-2a4.3 4.3 0 0 1 6.1 6.1l-2 2M13.5 17l-2 2a4.3 4.3 0 0 1-6.1-6.1l2-2',
    },
  ],
  ['TRUEWALLET', wallet],
  ['TRUEMONEY', wallet],
  ['TRUE', wallet],
  ['WALLET', wallet],
]);

/** Colours of logos with initials. Background and ink have a contrast of at least 4.5:1. */
const plainColours: readonly Omit<Mark, 'path'>[] = [
  { ground: '#2f4f46', ink: '#e9f3ed' },
  { ground: '#5a4a2a', ink: '#ffe3a1' },
  { ground: '#3b3f5c', ink: '#e4e6ff' },
  { ground: '#5c2f3f', ink: '#ffe0e9' },
];

interface Initials extends Omit<Mark, 'path'> {
  readonly letters: string;
}

/**
 * Returns a logo for a bank without a drawing: up to three characters of its code, or `?` without a code. The same code
 * always has the same background.
 */
export function getInitials(code: string): Initials {
  const characters = splitGraphemes(code.trim().toUpperCase()).slice(0, 3);
  const sum = [...code].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return { ...(plainColours[sum % plainColours.length] as Omit<Mark, 'path'>), letters: characters.join('') || '?' };
}
