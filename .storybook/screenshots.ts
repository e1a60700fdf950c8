import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { paths } from '../src/lib/paths.ts';
import { type Mode, viewports } from './modes.ts';

/** The plan of the stories' screenshots. Chromatic reads it from `parameters.chromatic`. */

const thai: Mode = { language: 'th', viewport: 'phone' };
const threeLanguages: readonly Mode[] = [
  thai,
  { language: 'la', viewport: 'phone' },
  { language: 'en', viewport: 'phone' },
];
/** The main state of each screen and modal also has these, and the theme that it has not in the app: home is dark. */
const otherSizes: readonly Mode[] = [
  { language: 'th', viewport: 'small' },
  { language: 'th', viewport: 'desktop' },
  { language: 'th', viewport: 'phone', textSize: 'double' },
];
const otherTheme = ({ parameters }: Planned): Mode => ({
  ...thai,
  theme: parameters?.route?.startsWith(paths.home) ? 'light' : 'dark',
});

/** Maximum number of screenshots in a build. */
export const maxScreenshots = 2200;

/** The properties of a story that the plan needs. */
export interface Planned {
  id: string;
  title: string;
  /**
   * - `no-screenshot`: none, for example for a state that another story shows in the same pixels.
   * - `three-languages`: of a component whose texts wrap, all three languages.
   * - `one-theme`: of a component, the light theme only, because it lies over the page or has a play function.
   * - `main-state`: in place of a story called Default, also dark, on the smallest phone and on the desktop.
   */
  tags: readonly string[];
  parameters?: { route?: string };
  /** The globals that the story fixes itself. */
  storyGlobals: Record<string, unknown>;
}

const getKind = (title: string) => title.split('/')[0]?.toLowerCase() ?? '';

/** Modals fill the screen and scroll by themselves, so a taller screenshot would only add the page behind them. */
export const isCropped = (title: string) => getKind(title) === 'modals';

/** Returns true for a component that stands twice in its screenshot, once in each theme. */
export const showsBothThemes = ({ title, tags }: Pick<Planned, 'title' | 'tags'>) =>
  getKind(title) === 'components' && !tags.includes('one-theme');

/** Returns the modes of a kind of story. Flows repeat the screens, and members never see "Internals". */
function modesOfKind(story: Planned): readonly Mode[] {
  const { id, title, tags } = story;
  const kind = getKind(title);
  if (kind === 'screens' || kind === 'modals')
    return id.endsWith('--default') || tags.includes('main-state')
      ? [...threeLanguages, otherTheme(story), ...otherSizes]
      : threeLanguages;
  const first: Mode = showsBothThemes(story) ? { ...thai, theme: 'both' } : thai;
  if (tags.includes('three-languages')) return [first, ...threeLanguages.slice(1)];
  return kind === 'components' || kind === 'foundations' ? [first] : [];
}

/**
 * Returns the name of a screenshot by what it shows: language, size, and what differs from the usual. Globals that the
 * story fixes replace those of the mode.
 */
function getName({ viewport, ...mode }: Mode, { language, theme, textSize }: Record<string, unknown>): string {
  return [
    language === 'all' ? 'three-languages' : (language ?? mode.language),
    viewport,
    ...(theme === 'dark' || (!theme && mode.theme) ? [theme ?? mode.theme] : []),
    ...((textSize ?? mode.textSize) === 'double' ? ['200'] : []),
  ].join('-');
}

/** Returns the mode in the viewport that a story fixes, because Chromatic lets the mode's viewport win over it. */
function inOwnViewport(mode: Mode, { viewport }: Record<string, unknown>): Mode {
  const own = (viewport as { value?: string } | undefined)?.value;
  return own && own in viewports ? { ...mode, viewport: own as Mode['viewport'] } : mode;
}

/** Returns the screenshots of a story: the mode of each by its name, such as `th-phone`. */
export function screenshotModes(story: Planned): Record<string, Mode> {
  const { tags, storyGlobals } = story;
  if (tags.includes('test-fn') || tags.includes('no-screenshot')) return {};
  const { language, viewport, textSize, theme } = storyGlobals;
  const modes = modesOfKind(story).filter((mode) => !language || language === 'all' || mode.language === language);
  // A story with its own language, size or theme gets at most one screenshot. Tests measure that every language fits on
  // the smallest phone.
  const planned = language || viewport || textSize || theme ? modes.slice(0, 1) : modes;
  return Object.fromEntries(
    planned.map((mode) => inOwnViewport(mode, storyGlobals)).map((mode) => [getName(mode, storyGlobals), mode]),
  );
}

/**
 * Writes the plan into each story while Storybook prepares it. Only `argTypesEnhancers` see every story, tests
 * included.
 */
export const planScreenshots: ArgTypesEnhancer = ({ id, title, tags, parameters, argTypes, ...context }) => {
  // `storyGlobals` exists, but Storybook's type lacks it.
  const { storyGlobals } = context as unknown as Planned;
  const modes = screenshotModes({ id, title, tags, parameters, storyGlobals });
  parameters.chromatic = Object.keys(modes).length
    ? { cropToViewport: isCropped(title), ...parameters.chromatic, modes }
    : { disableSnapshot: true };
  return argTypes;
};
