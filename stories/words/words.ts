import { translateFrom, uiLocale } from '#.storybook/uiLocale';
import la from './la.json';
import th from './th.json';

/** A text of the workshop's own pages. */
export type Text = keyof typeof th & keyof typeof la;

/** Says it in the reader's language. */
export const say = translateFrom<Text>({ th, la });

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = { th, la };

/** The name of a group, a story or a page in the reader's language; tests have English names alone. */
export const nameOf = (name: string): string => names[uiLocale]?.[name] ?? name;
