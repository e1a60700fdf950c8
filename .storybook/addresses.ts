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
