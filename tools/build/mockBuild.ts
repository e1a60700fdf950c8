import type { Plugin } from 'vite';

/** Output folder of a build with the mock backend. It differs from `dist`, which operators deploy. */
export const demoFolder = 'dist-demo';

/**
 * Returns the reason to refuse a build, or undefined. `KAPAO_MOCK` may be left over in a shell. The operator would then
 * deploy a demo with its logins.
 */
export function mockProblem(env: Record<string, string | undefined>, isDemo: boolean): string | undefined {
  if (isDemo || (env.KAPAO_MOCK ?? 'off') === 'off') return undefined;
  return `KAPAO_MOCK="${env.KAPAO_MOCK}" is set, and this build is for production. Unset it, or run "npm run build -- --mock on", which writes into ${demoFolder}.`;
}

/** Stops Vite, whichever command started it, if the build would write the mock into `dist`. */
export const notIntoDist = (): Plugin => ({
  name: 'kapao:mock-not-into-dist',
  apply: 'build',
  configResolved({ build }) {
    if (/(^|[\\/])dist[\\/]?$/.test(build.outDir)) {
      throw new Error(
        `A build with the mock backend does not go into "${build.outDir}": run "npm run build -- --mock on".`,
      );
    }
  },
});
