/** A part of a release, which `npm run release` builds and packs into an archive. */
export interface ReleasePart {
  name: string;
  /** The program that builds the part: a script of `tools`, or a package, with its arguments. */
  command: readonly string[];
  /** The folder that the command writes. */
  folder: string;
  /** The folder of source maps. `npm run release` packs them separately, because no host may serve them. */
  maps?: string;
  /** True for a production build. It contains the how-to videos unless they are hosted elsewhere or left out. */
  isProduction?: boolean;
  /** The prefix of settings that replace the general ones in this part, such as `LAO_KAPAO_SITE_ORIGIN`. */
  prefix?: string;
}

/** Folder of all builds except the conformance suite, relative to the root. */
export const buildsFolder = '.cache/release';

const site = (name: string, market: string): ReleasePart => {
  const folder = `${buildsFolder}/${name}`;
  return {
    ...{ name, folder, maps: `${folder}-maps`, isProduction: true },
    command: ['tools/build/build.ts', '--market', market, '--outDir', folder],
  };
};

const demo = `${buildsFolder}/demo`;
const storybook = `${buildsFolder}/storybook`;

export const releaseParts: readonly ReleasePart[] = [
  site('thai', 'th'),
  { ...site('lao', 'la'), prefix: 'LAO_' },
  { name: 'demo', folder: demo, command: ['tools/build/build.ts', '--mock', 'on', '--outDir', demo] },
  { name: 'storybook', folder: storybook, command: ['storybook', 'build', '--output-dir', storybook, '--quiet'] },
  { name: 'conformance', folder: '.cache/conform', command: ['tools/conformance/pack.ts'] },
];
