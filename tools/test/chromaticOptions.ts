/**
 * Files that stories depend on without importing them. After a change of one of these files, TurboSnap takes all
 * screenshots again.
 */
export const externals = [
  'public/**',
  '.storybook/vite.config.ts',
  'tools/build/viteBase.ts',
  'tools/build/mockWorker.ts',
];

/** Returns the options of Chromatic's CLI for TurboSnap, which chooses the screenshots by the changed modules. */
export const turboSnapOptions = (): string[] => [
  '--build-script-name=storybook',
  '--only-changed',
  ...externals.map((path) => `--externals=${path}`),
];

/**
 * Returns the options of Chromatic's CLI for a built Storybook and the story files that can differ. Without such files
 * Chromatic skips the build, but the CLI still needs the Storybook's folder.
 */
export const changedFilesOptions = (storybookDir: string, files: readonly string[]): string[] => [
  `--storybook-build-dir=${storybookDir}`,
  ...(files.length === 0 ? ['--skip'] : files.map((path) => `--only-story-files=${path.replace('./', '')}`)),
];
