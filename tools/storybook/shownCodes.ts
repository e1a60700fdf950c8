import { findErrorText } from '../../src/i18n/errorText.ts';
import codeStories from '../../stories/overview/codeStories.json' with { type: 'json' };

/** The texts of the codes that the running story must show, by code, with all that it has not shown yet. */
let missing: string[] = [];
let observer: MutationObserver | undefined;

/** Removes the marks of the link to support and what keeps words whole, which the page renders in other ways. */
const bare = (text: string) => text.replace(/<\/?team>|[\s\u2060]/g, '');

function noteShown(): void {
  const shown = bare(document.body.textContent ?? '');
  missing = missing.filter((code) => {
    const paths = code.startsWith('spin.')
      ? [code.split('.')]
      : [
          ['code', code],
          ['spin', 'error', code],
        ];
    return !paths.some((path) => shown.includes(bare(findErrorText(path) ?? 'no text')));
  });
  if (missing.length === 0) observer?.disconnect();
}

/** The page of a closed site has its own words for `gone`. Watches the story from its start, because a test may close what shows a code's text. */
export function watchCodes(storyId: string): void {
  observer?.disconnect();
  missing = Object.entries(codeStories).flatMap(([code, story]) => (story === storyId && code !== 'gone' ? code : []));
  if (missing.length === 0) return;
  observer = new MutationObserver(noteShown);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Throws if codes lead to this story (`codeStories.json`) whose texts it has not shown. */
export function expectCodes(): void {
  if (missing.length > 0) noteShown();
  observer?.disconnect();
  if (missing.length === 0) return;
  throw new Error(`codeStories.json leads from ${missing.join(', ')} to this story, which does not show their texts`);
}
