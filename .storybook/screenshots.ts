import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { modes } from './modes.ts';

/**
 * The plan of screenshots. `npm run screenshots` and the check of the built Storybook read it from here, Chromatic from
 * `parameters.chromatic`.
 */

type ModeName = keyof typeof modes;

const onPhone: readonly ModeName[] = ['th phone', 'la phone', 'en phone'];
const onDesktopToo: readonly ModeName[] = [...onPhone, 'th desktop'];
const all = Object.keys(modes) as ModeName[];

/**
 * The modes of a story's screenshots, by the first part of its title. Other stories get none: flows repeat the screens,
 * and members never see "Internals".
 */
const byKind: Record<string, readonly ModeName[]> = {
  foundations: onPhone,
  components: onPhone,
  screens: onDesktopToo,
  modals: onDesktopToo,
};

/** Maximum number of screenshots in a build. Beyond it, give similar stories the tag `no-screenshot`. */
export const maxScreenshots = 2500;

/** The properties of a story that the plan needs. */
export interface Planned {
  title: string;
  /** `no-screenshot` leaves a story out; `all-screenshots` takes it in each language on both viewports. */
  tags: readonly string[];
  /** The globals that the story fixes itself. */
  storyGlobals: Record<string, unknown>;
}

const kindOf = (title: string) => title.split('/')[0]?.toLowerCase() ?? '';

/**
 * Returns the path of a story's screenshot in the folder of `npm run screenshots`:
 * `modals-withdraw/default.th-phone.png`.
 */
export const screenshotFile = (id: string, mode: string): string =>
  `${id.replace('--', '/')}.${mode.replaceAll(' ', '-')}.png`;

/** Modals fill the screen and scroll by themselves, so a taller screenshot would only add the page behind them. */
export const isCropped = (title: string) => kindOf(title) === 'modals';

/** Returns the modes of a story's screenshots; none for tests. */
export function screenshotModes({ title, tags, storyGlobals }: Planned): ModeName[] {
  if (tags.includes('test-fn') || tags.includes('no-screenshot')) return [];
  if (tags.includes('all-screenshots')) return all;
  const { language, viewport, textSize } = storyGlobals;
  const planned = (byKind[kindOf(title)] ?? []).filter(
    (name) => !language || language === 'all' || modes[name].language === language,
  );
  // A story with its own viewport, such as the smallest phone, gets one screenshot. Its tests measure that every
  // language fits.
  return language || viewport || textSize ? planned.slice(0, 1) : planned;
}

/**
 * Writes the plan into each story while Storybook prepares it. Only `argTypesEnhancers` see every story, tests
 * included.
 */
export const planScreenshots: ArgTypesEnhancer = ({ title, tags, parameters, argTypes, ...context }) => {
  // `storyGlobals` exists, but Storybook's type lacks it.
  const { storyGlobals } = context as unknown as Planned;
  const names = screenshotModes({ title, tags, storyGlobals });
  parameters.chromatic = names.length
    ? {
        cropToViewport: isCropped(title),
        ...parameters.chromatic,
        modes: Object.fromEntries(names.map((name) => [name, modes[name]])),
      }
    : { disableSnapshot: true };
  return argTypes;
};
