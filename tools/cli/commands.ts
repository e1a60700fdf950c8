/**
 * All npm scripts: what they do, their flags and exit codes. The scripts of package.json, `--help`, the parsing of
 * flags (`readOptions`) and `docs/commands.md` follow this table.
 */
export interface Flag {
  type: 'string' | 'boolean';
  /** Placeholder of the value in the help text. */
  value?: string;
  multiple?: boolean;
  default?: string | boolean;
  about: string;
}

export interface Command {
  about: string;
  /** Arguments without a flag. */
  words?: { name: string; about: string };
  flags?: Readonly<Record<string, Flag>>;
  /** Name of the program that receives all further arguments. */
  passesTo?: string;
  /** Subcommands, each with its own file and flags. */
  parts?: Readonly<Record<string, { about: string; file: string; flags?: Readonly<Record<string, Flag>> }>>;
  needsChromium?: boolean;
  exits: Readonly<Record<number, string>>;
}

const ok = { 0: 'passed', 1: 'something failed' };
const base: Flag = { type: 'string', value: 'commit', about: 'compare with this commit' };
const storybookDir: Flag = { type: 'string', value: 'folder', about: 'use a Storybook that is already built' };
const built: Flag = { type: 'boolean', about: 'use the build of the last run' };
const storyWords = { name: 'id', about: 'only stories with one of these words in their id' };

export const commands = {
  start: {
    about: 'Starts the app with the mock backend on port 5173',
    flags: {
      built: { type: 'boolean', about: 'serve a finished build as a host does' },
      port: { type: 'string', value: 'number', about: 'port of a finished build (4173)' },
      dir: { type: 'string', value: 'folder', about: 'folder of a finished build (dist)' },
    },
    passesTo: 'Vite',
    exits: { 0: 'stopped', 1: 'there is no build, or the port is in use' },
  },
  test: {
    about: 'Runs all checks in stages, except the long ones',
    words: { name: 'stage', about: 'only these stages: types, lint, unit, stories, storybook, build, e2e, soak' },
    flags: { changed: { type: 'string', value: 'commit', about: 'only what changes since this commit can affect' } },
    exits: { ...ok, 2: 'there is no such stage' },
  },
  types: { about: 'Checks types, also of browser code without Node', exits: ok },
  lint: { about: 'Checks style, correctness and import rules', exits: ok },
  format: { about: 'Writes generated tables, and fixes what Biome can fix', exits: ok },
  'test:unit': { about: 'Runs unit and contract tests', passesTo: 'Vitest', exits: ok },
  'test:stories': {
    about: 'Runs every story in Chromium, with accessibility checks',
    passesTo: 'Vitest',
    needsChromium: true,
    exits: ok,
  },
  'test:e2e': {
    about: 'Runs end-to-end tests against the production build',
    passesTo: 'Vitest',
    needsChromium: true,
    exits: ok,
  },
  'test:cross-browser': {
    about: 'Runs the WebDriver suite in Chromium, Firefox and WebKitGTK',
    flags: {
      engine: { type: 'string', value: 'name', multiple: true, about: 'only this browser engine' },
      screen: { type: 'string', value: 'name', multiple: true, about: 'only this screen, such as 390 or landscape' },
      journey: { type: 'string', value: 'words', about: 'only specs with these words in their name' },
      built,
    },
    exits: ok,
  },
  'test:fault-injection': {
    about: 'Sends 2 x 1,000 commands over an unreliable network and checks every reconciled outcome',
    passesTo: 'Vitest',
    exits: ok,
  },
  'test:soak': {
    about: 'Runs the long tests: memory leaks, first paints, a long chat',
    needsChromium: true,
    exits: ok,
  },
  build: {
    about: 'Builds the app and checks its budgets',
    flags: {
      market: { type: 'string', value: 'th|la', about: 'market of the build' },
      mock: { type: 'string', value: 'on', about: 'a demo with the mock backend inside' },
      outDir: { type: 'string', value: 'folder', default: 'dist', about: 'folder for the build' },
    },
    exits: { 0: 'built', 1: 'the build failed or exceeds a budget' },
  },
  storybook: {
    about: 'Starts Storybook on port 6006, or builds it',
    flags: {
      build: { type: 'boolean', about: 'build into the folder storybook-static' },
      'output-dir': { type: 'string', value: 'folder', about: 'build into this folder' },
    },
    passesTo: 'Storybook',
    exits: { 0: 'built or stopped', 1: 'failed' },
  },
  chromatic: {
    about: 'Publishes Storybook to Chromatic',
    passesTo: 'Chromatic',
    exits: { 0: 'published', 1: 'failed, or CHROMATIC_PROJECT_TOKEN is missing' },
  },
  screenshots: {
    about: 'Takes screenshots of stories, and compares them with those of a commit',
    words: storyWords,
    flags: {
      base,
      'dry-run': { type: 'boolean', default: false, about: 'count the screenshots, take none' },
      'storybook-dir': storybookDir,
    },
    exits: {
      0: 'taken, none changed',
      1: 'some changed, or too many are planned',
      2: 'a story failed, or no story or option matches',
    },
  },
  aria: {
    about: 'Writes ARIA snapshots of the main states and what is heard in flows, in three languages',
    words: { name: 'word', about: 'only files with one of these words in their path, such as en/modals-deposit' },
    flags: { 'storybook-dir': storybookDir },
    needsChromium: true,
    exits: { 0: 'written', 1: 'a story failed', 2: 'no file matches' },
  },
  'check:stories': {
    about: 'Storybook audit: checks every story in three languages',
    words: storyWords,
    flags: {
      language: { type: 'string', value: 'th|la|en', multiple: true, about: 'only this language' },
    },
    needsChromium: true,
    exits: { 0: 'no issue', 1: 'issues found', 2: 'no story matches' },
  },
  bench: {
    about: 'Runs a benchmark',
    parts: {
      load: {
        about: 'public pages on a slow phone',
        file: 'load',
        flags: { runs: { type: 'string', value: 'number', default: '7', about: 'runs of each page' } },
      },
      inp: { about: 'interaction to next paint', file: 'inp' },
      modals: {
        about: 'opening modals on a slow phone',
        file: 'modals',
        flags: { runs: { type: 'string', value: 'number', default: '5', about: 'runs' } },
      },
      wheel: { about: 'frames of the prize wheel', file: 'wheel' },
      chat: { about: 'a conversation of 5,000 messages', file: 'chat', flags: { built } },
      mock: { about: '100,000 commands through the mock backend', file: 'mock' },
      release: {
        about: 'bytes that a release costs a returning member',
        file: 'release',
        flags: { commits: { type: 'string', value: 'number', default: '20', about: 'number of commits' } },
      },
    },
    exits: { ...ok, 2: 'there is no such benchmark' },
  },
  videos: {
    about: 'Records the how-to videos from their scripts',
    words: { name: 'video', about: 'only these, such as wallet.th or play' },
    flags: {
      'dry-run': {
        type: 'boolean',
        default: false,
        about: 'play the scripts and only list the videos that would change',
      },
    },
    needsChromium: true,
    exits: { 0: 'recorded', 1: 'a video is too long or too large', 2: 'there is no such video' },
  },
  'mock-api': {
    about: 'Serves the mock backend over HTTP',
    passesTo: 'the mock server',
    exits: { 0: 'stopped', 1: 'failed, or an option is wrong' },
  },
  contract: {
    about: "Writes the contract's documents from the declared endpoints",
    flags: { base: { type: 'string', value: 'commit', about: 'list changes since this commit' } },
    exits: { 0: 'written', 1: 'a backend of the base commit breaks' },
  },
  conformance: {
    about: 'Tests any backend against the contract',
    parts: {
      pack: { about: 'packs the suite into a folder that needs only Node', file: 'pack' },
      mutation: {
        about: 'mutation test of the suite: how many mutants it kills',
        file: 'mutation',
        flags: {
          faults: { type: 'string', value: 'number', default: '200', about: 'number of mutants' },
          seed: { type: 'string', value: 'number', default: '1', about: 'seed of the random choice' },
        },
      },
    },
    passesTo: 'the suite',
    exits: { 0: 'no violation', 1: 'violations found', 2: 'wrong arguments' },
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

export const commandOf = (name: string): Command | undefined =>
  Object.hasOwn(commands, name) ? commands[name as CommandName] : undefined;
