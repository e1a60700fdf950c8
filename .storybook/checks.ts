import { currentLanguage } from '@/i18n/i18n';
import { hearingIssues } from './hearing';
import { checkedSizes, horizontalOverflow } from './overflow';
import { clippedDiacritics, textsOnScreen } from './shownTexts';
import { getToolbarGlobals } from './toolbar';

/** The kinds of issues that a story can have, each with what to do about it. */
const advice = {
  console: 'Fix the cause. A story that breaks on purpose has the tag console-errors.',
  'raw key': 'Add the text to src/i18n/locales, or correct its key or its values.',
  'untranslated text':
    "Translate it in src/i18n/locales. The backend's content belongs in mocks/ or in the story's file.",
  'clipped diacritics': 'Raise the line height or the padding of the box that clips.',
  heard: 'A screen reader would say too little, or the wrong thing: see .storybook/hearing.ts.',
  'horizontal overflow': 'Let the text wrap, or the box shrink. Mark a slider with data-slides.',
} as const;

export interface Issue {
  kind: keyof typeof advice;
  text: string;
}

/**
 * Functions that run in Vitest's Node process and that pages call. Their code is in tools/storybook/storyCommands.ts.
 */
export interface NodeCommands {
  /** Returns the raw keys and untranslated texts among the texts of a page. Needs the source files. */
  textIssues(language: string, shown: readonly string[]): Promise<Issue[]>;
  /** Presses a key in the page (`Keyboard.press`). */
  pressKey(key: string): Promise<void>;
  /** Types a text in the page (`Keyboard.type`). */
  typeText(text: string): Promise<void>;
}

let node: NodeCommands | undefined;

/** Sets the functions of the Node process. Vitest's setup file calls this. */
export function setNodeCommands(commands: NodeCommands): void {
  node = commands;
}

/** Returns the functions of the Node process. Throws outside Vitest. */
export function nodeCommands(): NodeCommands {
  if (!node) throw new Error('Only Vitest has these functions: see tools/storybook/storySetup.ts');
  return node;
}

const consoleErrors: string[] = [];

/** Collects the errors that the stories of this page log, each cut to 500 characters. */
export function watchConsole(): void {
  const { error } = console;
  console.error = (...texts: unknown[]) => {
    // Storybook's functions that simulate a member switch on React's warnings about `act` for a moment.
    if (/not wrapped in act\(|inside an `act` scope/.test(String(texts[0]))) return;
    consoleErrors.push(texts.map(String).join(' ').slice(0, 500));
    error(...texts);
  };
}

/** The properties of a story that the checks need. */
interface Checked {
  title: string;
  tags: readonly string[];
  globals: Record<string, unknown>;
}

/** Returns true for pages for developers, whose texts are not translations of the app. */
const isOwnPage = (title: string) => /^(storyboard|foundations|internals)\b/i.test(title);

/** Checks the texts in the page's current language, because a test of a story may change the language. */
async function textIssues({ title, globals }: Checked): Promise<Issue[]> {
  if (isOwnPage(title) || getToolbarGlobals(globals).language === 'pseudo') return [];
  return nodeCommands().textIssues(currentLanguage(), textsOnScreen());
}

/** Returns true for the app's own pages and dialogs. A component's story may show the component many times. */
const isPage = (title: string) => /^(screens|modals|flows)\b/i.test(title);

/** Returns true for whole pages. Behind the stories of modals there is no page. */
const isScreen = (title: string) => /^(screens|flows)\b/i.test(title);

/** Returns the issues of the page that a story shows, and clears the collected console errors. */
export async function storyIssues(story: Checked): Promise<Issue[]> {
  const issues = (kind: Issue['kind'], found: readonly string[]): Issue[] =>
    [...new Set(found)].map((text) => ({ kind, text }));
  const logged = consoleErrors.splice(0);
  return [
    ...issues('console', story.tags.includes('console-errors') ? [] : logged),
    ...(await textIssues(story)),
    ...issues('heard', hearingIssues({ isPage: isPage(story.title), isScreen: isScreen(story.title) })),
    ...issues('clipped diacritics', clippedDiacritics()),
    ...issues('horizontal overflow', checkedSizes(horizontalOverflow)),
  ];
}

/** Throws if the page has issues. The error lists each issue with advice. */
export async function expectNoIssues(story: Checked): Promise<void> {
  const issues = await storyIssues(story);
  if (!issues.length) return;
  const lines = issues.map(({ kind, text }) => `${kind}: ${text}\n  ${advice[kind]}`);
  throw new Error(`Issues in ${getToolbarGlobals(story.globals).language}:\n${lines.join('\n')}`);
}
