import { lookOf } from '#.storybook/toolbar';

/** The toolbar's values as an address writes them: `language:la;theme:dark`. */
const written = (globals: Record<string, unknown>): string =>
  Object.entries(lookOf(globals))
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The address of a story alone, without Storybook around it. */
export const frameAddress = (id: string, globals: Record<string, unknown>): string =>
  `iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=${encodeURIComponent(written(globals))}`;

/** The address of a story, or of a page of docs, in Storybook, with what the toolbar says; `size` as in modes.ts. */
export const storyAddress = (id: string, globals: Record<string, unknown> = {}, size?: string): string => {
  const look = [written(globals), size && `viewport:${size}`].filter(Boolean).join(';');
  return `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}&globals=${look}`;
};
