import type { Plugin } from 'vite';
import { buildNotes, productionProblems, type Settings } from '../../src/lib/buildSettings.ts';
import { root } from '../test/program.ts';

/**
 * Code that members must never load: the mock backend, stories, tests, tools, and the packages that only this code
 * uses.
 */
const forbidden = [
  /^\/(mocks|stories|\.storybook|tools)\//,
  /\.(stories|test)\.[jt]sx?$/,
  /\/node_modules\/(msw|@mswjs|msw-storybook-addon|storybook|@storybook|vitest|@vitest|playwright|mockdate|fast-check|promptparse|uqr|socket\.io|axe-core)\//,
];

/**
 * Returns the bundled modules that a production build must not contain. `folder` is the repository's folder, whose own
 * path does not matter.
 */
export const foreignModules = (ids: Iterable<string>, folder: string = root): string[] =>
  [...ids].filter((id) => {
    const path = id.replaceAll('\\', '/').replace(folder.replaceAll('\\', '/'), '');
    return forbidden.some((pattern) => pattern.test(path));
  });

/**
 * Stops a production build that has settings which production does not allow, or that contains mock, story or test
 * code. The error names the settings or modules.
 */
export function productionOnly(settings: Settings): Plugin {
  return {
    name: 'kapao:production-only',
    apply: 'build',
    buildStart() {
      for (const note of buildNotes(settings)) this.warn(note);
      const problems = productionProblems(settings);
      if (problems.length)
        this.error(
          `These settings are not allowed in production ("npm run build -- --mock on" builds the demo):\n  ${problems.join('\n  ')}`,
        );
    },
    generateBundle(_options, bundle) {
      // The ssr environment only writes the pages at build time. It is not part of the site.
      if (this.environment.name !== 'client') return;
      const ids = Object.values(bundle).flatMap((item) => (item.type === 'chunk' ? Object.keys(item.modules) : []));
      const foreign = foreignModules(ids);
      if (foreign.length) {
        this.error(
          `A production build must not contain mock, story or test code:\n  ${foreign.slice(0, 20).join('\n  ')}`,
        );
      }
    },
  };
}
