import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallName } from '../../src/api/calls/calls.ts';
import { root } from '../test/program.ts';

interface CallText {
  /** Says what the call does, without a full stop. */
  summary: string;
  /** Facts about the call, and when the app sends it (`Sent: …`). */
  details: string;
}

const folder = 'src/api/calls';

/** Matches each call's declaration, with the doc comment directly above it. */
const declaration = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const (\w+) = defineCall\(/g;

/** Reads the texts of a file's calls. A call without a comment of its own has the text of the call above it. */
function readTexts(file: string): [string, CallText][] {
  let text: CallText | undefined;
  return [...readFileSync(join(root, folder, file), 'utf8').matchAll(declaration)].map(([, comment, name = '']) => {
    if (comment !== undefined) {
      const paragraphs = comment
        .replace(/^ *\* ?/gm, '')
        .trim()
        .split(/\n\s*\n/);
      const [summary = '', ...details] = paragraphs.map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
      const isComplete = details.some((paragraph) => paragraph.startsWith('Sent: '));
      text = isComplete ? { summary: summary.replace(/\.$/, ''), details: details.join(' ') } : undefined;
    }
    if (text) return [name, text];
    throw new Error(
      `${folder}/${file}: the doc comment of ${name} needs a first line that says what the call does, and a paragraph "Sent: …" that says when the app sends it.`,
    );
  });
}

/** The texts of all calls for the contract. They stand above each call's declaration. */
export const callTexts = Object.fromEntries(
  readdirSync(join(root, folder))
    .filter((file) => !file.endsWith('.test.ts') && file !== 'call.ts')
    .flatMap(readTexts),
) as Record<CallName, CallText>;

/** Texts about the app's handling of a refusal, by its HTTP status. */
export const statusTexts: Record<string, string> = {
  400: 'The app shows the text of the code, or the message if it is not a code. `INVALID_USER_1` to `_4` end the session as 401 does. After `KEY_…` the same key may be sent again.',
  401: 'The session has ended: the app deletes its token, shows the login with “your session has ended”, and returns to the page after the login. During a login and with public calls it only shows the text.',
  403: 'The app shows the text of the code. The session stays.',
  410: 'The site is closed: the app shows a page that says so, and asks `getActive` until it is open again.',
  429: 'The app shows the text of the code. It repeats a read after `Retry-After`, never a command.',
  500: 'The app shows “something went wrong”, with “try again” for reads. After a money command there is no result yet, whatever the code.',
};
