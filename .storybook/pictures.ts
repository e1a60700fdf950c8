import { pictureFile } from './picturePlan';
import { getToolbarGlobals } from './toolbar';

/** The files of `tools/storybook/pictures.ts` that `main.ts` found. Undefined or empty if nobody has taken pictures. */
const files: readonly string[] = import.meta.env.PICTURES ?? [];

/** Returns the address of a story's small picture in the toolbar's language. Undefined if there is none. */
export function pictureAddress(id: string, globals: Record<string, unknown>): string | undefined {
  const file = pictureFile(id, getToolbarGlobals(globals).language);
  return files.includes(file) ? `pictures/${file}` : undefined;
}
