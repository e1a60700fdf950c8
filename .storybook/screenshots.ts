import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { type Mode, viewports } from './modes.ts';

/** The plan of the stories' screenshots. Chromatic reads it from `parameters.chromatic`. */

const thai: Mode = { language: 'th', viewport: 'phone' };
const threeLanguages: readonly Mode[] = [
  thai,
  { language: 'la', viewport: 'phone' },
  { language: 'en', viewport: 'phone' },
];
/** The main state of each screen and modal also has these. */
const otherSizes: readonly Mode[] = [
  { language: 'th', viewport: 'phone', theme: 'dark' },
  { language: 'th', viewport: 'small' },
  { language: 'th', viewport: 'desktop' },
];

/** Maximum number of screenshots in a build. */
export const maxScreenshots = 2200;

/** The properties of a story that the plan needs. */
export interface Planned {
  id: string;
  title: string;
  /**
   * - `no-screenshot`: none, for example for a state that another story shows in the same pixels.
   * - `three-languages`: of a component whose texts wrap, all three languages.
   * - `main-state`: in place of a story called Default, also dark, on the smallest phone and on the desktop.
   */
  tags: readonly string[];
  /** The globals that the story fixes itself. */
  storyGlobals: Record<string, unknown>;
}

const getKind = (title: string) => title.split('/')[0]?.toLowerCase() ?? '';

/** Modals fill the screen and scroll by themselves, so a taller screenshot would only add the page behind them. */
export const isCropped = (title: string) => getKind(title) === 'modals';

/** Returns the modes of a kind of story. Flows repeat the screens, and members never see "Internals". */
function modesOfKind({ id, title, tags }: Planned): readonly Mode[] {
  const kind = getKind(title);
  if (kind === 'screens' || kind === 'modals')
    return id.endsWith('--default') || tags.includes('main-state')
      ? [...threeLanguages, ...otherSizes]
      : threeLanguages;
  if (tags.includes('three-languages')) return threeLanguages;
  return kind === 'components' || kind === 'foundations' ? [thai] : [];
}

/**
 * Returns the name of a screenshot by what it shows: language, size, and what differs from the usual. Globals that the
 * story fixes replace those of the mode.
 */
function getName({ viewport, ...mode }: Mode, { language, theme, textSize }: Record<string, unknown>): string {
  return [
    language === 'all' ? 'three-languages' : (language ?? mode.language),
    viewport,
    ...((theme ?? mode.theme) === 'dark' ? ['dark'] : []),
    ...(textSize === 'double' ? ['200'] : []),
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
  const modes = screenshotModes({ id, title, tags, storyGlobals });
  parameters.chromatic = Object.keys(modes).length
    ? { cropToViewport: isCropped(title), ...parameters.chromatic, modes }
    : { disableSnapshot: true };
  return argTypes;
};
