import { initialGlobals, toolbarGlobalsOf } from './toolbar';

const usual: Readonly<Record<string, unknown>> = initialGlobals;

/** What the toolbar says, as an address writes it, but for what is so anyway: `language:la;theme:dark`. */
const written = (globals: Record<string, unknown>): string =>
  Object.entries(toolbarGlobalsOf(globals))
    .filter(([name, value]) => value !== usual[name])
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The address of a story alone, without Storybook around it. */
export const frameAddress = (id: string, globals: Record<string, unknown>): string =>
  `iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=${encodeURIComponent(written(globals))}`;

/** The name of its frame, which keeps its own storage by it: `.storybook/isolateStorage.ts`. */
export const frameName = (id: string, globals: Record<string, unknown>): string => `apart ${id} ${written(globals)}`;

/** The address of a story, or of a page of docs, in Storybook, with what the toolbar says; `size` as in modes.ts. */
export const storyAddress = (id: string, globals: Record<string, unknown> = {}, size?: string): string => {
  const toolbarGlobals = [written(globals), size && `viewport:${size}`].filter(Boolean).join(';');
  return `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}${toolbarGlobals && `&globals=${toolbarGlobals}`}`;
};
