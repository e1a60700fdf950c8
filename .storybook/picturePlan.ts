import { isHidden } from './hiddenTags.ts';

/** Small pictures of stories, for the storyboard, Welcome and docs pages: `tools/storybook/pictures.ts` takes them. */

/** Returns the name of a story's picture in a language. */
export const pictureFile = (id: string, language: string): string => `${id}.${language}.webp`;

interface State {
  id: string;
  name: string;
  tags?: readonly string[];
}

/**
 * Returns the three states whose pictures begin the docs page of a screen or modal: its main state, a success, and a
 * refusal or another failure. Where one is missing, the next of its other states.
 */
export function threeStates<Story extends State>(stories: readonly Story[]): Story[] {
  const states = stories.filter(
    ({ tags = [] }) => !tags.includes('test-fn') && !tags.includes('no-screenshot') && !isHidden(tags),
  );
  const isMain = ({ id, tags = [] }: Story) => id.endsWith('--default') || tags.includes('main-state');
  const named = (words: RegExp) => states.find(({ name }) => words.test(name));
  const failure = named(/ refused:/) ?? named(/^(Result unknown|Failed)/);
  const chosen = [states.find(isMain), named(/^(Success|Request received)/), failure];
  return [...new Set([...chosen.flatMap((state) => state ?? []), ...states])].slice(0, 3);
}
