import { getName, screenshotFile } from './screenshots';
import { getToolbarGlobals, initialGlobals } from './toolbar';

const usual: Readonly<Record<string, unknown>> = initialGlobals;

/** Returns globals in the form of an address, without the default values: `language:la;theme:dark`. */
const written = (globals: Record<string, unknown>): string =>
  Object.entries(getToolbarGlobals(globals))
    .filter(([name, value]) => value !== usual[name])
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Returns the address of a story's frame, without Storybook's UI. */
export const frameAddress = (id: string, globals: Record<string, unknown>): string =>
  `iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=${encodeURIComponent(written(globals))}`;

/**
 * Returns the address of a story's screenshot with these globals, from the last run of `npm run screenshots`. There may
 * be none. Returns undefined for globals that no screenshot has.
 */
export const screenshotAddress = (id: string, globals: Record<string, unknown>): string | undefined => {
  const { language } = getToolbarGlobals(globals);
  if (language === 'all' || language === 'pseudo') return undefined;
  const others = { ...globals, language: usual.language, theme: usual.theme, textSize: usual.textSize };
  return written(others)
    ? undefined
    : `screenshots/${screenshotFile(id, getName({ language, viewport: 'phone' }, globals))}`;
};

/** Returns the name of a story's frame. It selects the frame's storage namespace (`.storybook/isolateStorage.ts`). */
export const frameName = (id: string, globals: Record<string, unknown>): string => `apart ${id} ${written(globals)}`;

/**
 * Returns the address of a story or docs page in Storybook, with the toolbar's globals. `size` is the name of a
 * viewport in modes.ts.
 */
export const storyAddress = (id: string, globals: Record<string, unknown> = {}, size?: string): string => {
  const toolbarGlobals = [written(globals), size && `viewport:${size}`].filter(Boolean).join(';');
  return `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}${toolbarGlobals && `&globals=${toolbarGlobals}`}`;
};
