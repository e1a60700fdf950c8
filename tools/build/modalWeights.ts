import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modalNamespaces } from '../../src/modals/modalNamespaces.ts';
import { type ModalName, modalNames } from '../../src/overlays/modalNames.ts';
import { closure, getBytes, type Manifest, weigh } from './budgets.ts';

/** Budget in bytes of the gzipped JavaScript that the first opening of a modal adds to home. */
export const modalBudget = 32_000;

/** The folders of modals whose names are older, because members' links and bookmarks contain them. */
const renamed: Partial<Record<ModalName, string>> = { play: 'Activity', playHelp: 'ActivityHelp' };

/** Modules that a modal fetches right after opening, by the modal's namespace: the carousel that shows its banners. */
const soon: Record<string, readonly string[]> = {
  bonus: ['src/components/Carousel/Carousel'],
  invite: ['src/components/Carousel/Carousel'],
  refund: ['src/components/Carousel/Carousel'],
};

/**
 * Returns, by modal, the gzipped bytes of JavaScript and texts that its first opening adds to home. Reads a finished
 * build; `language` is the language of its market. Throws if a modal has no chunk of its own.
 */
export function weighModals(dist: string, language: 'th' | 'la' = 'th'): Map<string, number> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const { login, homeAdds } = weigh(dist);
  const loaded = new Set([...login.files, ...homeAdds.files]);
  const keys = (part: string) => Object.keys(manifest).filter((key) => key.includes(part));
  const weights = new Map<string, number>();
  for (const name of modalNames) {
    const namespaces = modalNamespaces[name];
    const folder = renamed[name] ?? name.replace(/^./, (letter) => letter.toUpperCase());
    const own = keys(`src/modals/${folder}/${folder}Modal.`);
    if (own.length === 0) throw new Error(`The build has no chunk of its own for modal "${name}"`);
    const parts = [
      ...namespaces.map((namespace) => `locales/${language}/${namespace}.json`),
      ...namespaces.flatMap((namespace) => soon[namespace] ?? []),
    ];
    const files = closure(manifest, [...own, ...parts.flatMap(keys)]);
    const added = [...files].filter((file) => !loaded.has(file));
    weights.set(
      name,
      added.reduce((sum, file) => sum + getBytes(join(dist, file)), 0),
    );
  }
  return weights;
}

/** Returns a message for each modal above the budget. */
export const heavyModals = (weights: ReadonlyMap<string, number>): string[] =>
  [...weights]
    .filter(([, bytes]) => bytes > modalBudget)
    .map(
      ([name, bytes]) => `modal ${name} adds ${(bytes / 1000).toFixed(1)} kB to home, over ${modalBudget / 1000} kB`,
    );
