import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/program.ts';
import { bytesOf, closure, type Manifest, weigh } from './budgets.ts';

/** Most bytes of gzipped JavaScript that the first opening of a modal adds to what home has loaded. */
export const modalBudget = 30_000;

interface Entry {
  name: string;
  /** Its chunk's source, below src/modals, without the ending. */
  file: string;
  namespaces: string[];
}

/** What the registry says of each modal. */
export function modalsOf(registry: string): Entry[] {
  const found = registry.matchAll(/^ {2}(\w+): modal\(\s*\(\) => import\('\.\/([\w/]+)'\)[^[]*\[([^\]]*)\]/gm);
  return [...found].map(([, name = '', file = '', namespaces = '']) => ({
    name,
    file,
    namespaces: [...namespaces.matchAll(/'(\w+)'/g)].map(([, namespace = '']) => namespace),
  }));
}

/** By namespace, fetched right after opening, beside what the modal imports: failures' words, the carousel of banners. */
const soon: Record<string, readonly string[]> = {
  money: ['src/i18n/errorText'],
  invite: ['src/components/Carousel/Carousel'],
  refund: ['src/components/Carousel/Carousel'],
};

/** Gzipped bytes of JavaScript, texts among them, by modal. Reads a finished build, in its market's language. */
export function weighModals(dist: string, language: 'th' | 'la' = 'th'): Map<string, number> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const { login, homeAdds } = weigh(dist);
  const loaded = new Set([...login.files, ...homeAdds.files]);
  const keys = (part: string) => Object.keys(manifest).filter((key) => key.includes(part));
  const weights = new Map<string, number>();
  for (const { name, file, namespaces } of modalsOf(readFileSync(join(root, 'src', 'modals', 'registry.ts'), 'utf8'))) {
    const own = keys(`src/modals/${file}.`);
    if (own.length === 0) throw new Error(`The build has no chunk of its own for modal "${name}"`);
    const texts = namespaces.includes('money') ? [...namespaces, 'errors'] : namespaces;
    const parts = [
      ...texts.map((namespace) => `locales/${language}/${namespace}.json`),
      ...namespaces.flatMap((namespace) => soon[namespace] ?? []),
    ];
    const files = closure(manifest, [...own, ...parts.flatMap(keys)]);
    const added = [...files].filter((one) => !loaded.has(one));
    weights.set(
      name,
      added.reduce((sum, one) => sum + bytesOf(join(dist, one)), 0),
    );
  }
  return weights;
}

/** A line for each modal that weighs too much. */
export const heavyModals = (weights: ReadonlyMap<string, number>): string[] =>
  [...weights]
    .filter(([, bytes]) => bytes > modalBudget)
    .map(
      ([name, bytes]) => `modal ${name} adds ${(bytes / 1000).toFixed(1)} kB to home, over ${modalBudget / 1000} kB`,
    );
