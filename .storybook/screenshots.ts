import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { modes } from './modes.ts';

/**
 * Which pictures are taken of which story: the one plan, for `npm run screenshots` and `npm run check:stories`, and for Chromatic,
 * which reads it in each story's `parameters.chromatic`.
 */

type ModeName = keyof typeof modes;

const onPhone: readonly ModeName[] = ['th phone', 'la phone', 'en phone'];
const onDesktopToo: readonly ModeName[] = [...onPhone, 'th desktop'];
const all = Object.keys(modes) as ModeName[];

/** By the first word of a title. Others have none: flows show the screens again, and "Internals" no member sees. */
const byKind: Record<string, readonly ModeName[]> = {
  foundations: onPhone,
  components: onPhone,
  screens: onDesktopToo,
  modals: onDesktopToo,
};

/** A build holds no more; whoever adds stories beyond that gives look-alikes the tag `no-screenshot`. */
export const maxScreenshots = 2500;

/** What the plan asks of a story. */
export interface Planned {
  title: string;
  /** `no-screenshot` leaves a story out, `all-screenshots` takes it in each language on both sizes. */
  tags: readonly string[];
  /** What the story fixes itself. */
  storyGlobals: Record<string, unknown>;
}

const kindOf = (title: string) => title.split('/')[0]?.toLowerCase() ?? '';

/** Modals fill the screen and scroll by themselves: what a longer picture adds is the page behind them. */
export const isCropped = (title: string) => kindOf(title) === 'modals';

/** The modes that a story is pictured in; none for tests. */
export function screenshotModes({ title, tags, storyGlobals }: Planned): ModeName[] {
  if (tags.includes('test-fn') || tags.includes('no-screenshot')) return [];
  if (tags.includes('all-screenshots')) return all;
  const { language, viewport, textSize } = storyGlobals;
  const planned = (byKind[kindOf(title)] ?? []).filter(
    (name) => !language || language === 'all' || modes[name].language === language,
  );
  // A size of its own, such as the smallest phone's, is seen once; that it fits in every language, each test measures.
  return language || viewport || textSize ? planned.slice(0, 1) : planned;
}

/**
 * Writes the plan into each story as Storybook prepares it: `argTypesEnhancers` are the one place where a project sees
 * every story, tests included.
 */
export const planScreenshots: ArgTypesEnhancer = ({ title, tags, parameters, argTypes, ...context }) => {
  // It is there, but missing in Storybook's type.
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
