import { translateFrom, uiLocale } from '#.storybook/uiLocale';
import la from './la.json';
import th from './th.json';

/** A text of Storybook's own pages. */
export type Text = keyof typeof th & keyof typeof la;

/** Translates a text into the reader's language. */
export const say = translateFrom<Text>({ th, la });

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = { th, la };

/** Returns the name of a group, story or page in the reader's language. Tests have only English names. */
export const nameOf = (name: string): string => names[uiLocale]?.[name] ?? name;
