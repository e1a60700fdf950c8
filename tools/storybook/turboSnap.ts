import { spawnSync } from 'node:child_process';
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import { program, root } from '../test/program.ts';
import { getScreenshots, type Story } from './builtStorybook.ts';

/** The most screenshots that Chromatic may take after a change of one of the files below. */
const screenshotLimit = 149;
/** Files, and the group of stories that shows each. A file that reaches the preview takes all screenshots. */
const files: readonly { file: string; shownBy: string }[] = [
  { file: 'src/modals/Withdraw/WithdrawForm.css.ts', shownBy: 'Modals/Withdraw' },
  // The largest modal: ten files of stories show it.
  { file: 'src/modals/Deposit/DepositModal.css.ts', shownBy: 'Modals/Deposit' },
  { file: 'src/components/Table/Table.css.ts', shownBy: 'Components/Table' },
  { file: 'src/screens/Spin/wheel/Wheel.css.ts', shownBy: 'Screens/Prize wheel' },
];
const theme = 'src/theme/theme.css.ts';

const isExternal = (file: string) =>
  chromatic.externals.some((glob) => file === glob || (glob.endsWith('/**') && file.startsWith(glob.slice(0, -2))));

/** Returns the stories that Chromatic takes again after a change of the file, as its own command traces them. */
function affectedStories(file: string, stories: readonly Story[]): readonly Story[] {
  if (isExternal(file)) return stories;
  const stats = `${chromatic.outputDir}/preview-stats.json`;
  const [command = '', ...args] = program('chromatic', 'trace', '--mode', 'compact', '--stats-file', stats, file);
  const { stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  const traced = `${stdout}${stderr}`;
  if (traced.includes('TurboSnap disabled')) return stories;
  if (!traced.includes('Traced 1 changed file')) throw new Error(traced);
  return stories.filter(({ importPath }) => traced.includes(`— ${importPath.replace('./', '')}`));
}

/** Returns an issue for each file after whose change Chromatic would take too many screenshots, or too few. */
export function turboSnapIssues(stories: readonly Story[]): string[] {
  const count = (some: readonly Story[]) => some.flatMap(getScreenshots).length;
  const all = count(stories);
  const issues = files.flatMap(({ file, shownBy }) => {
    const affected = affectedStories(file, stories);
    const affectedScreenshots = count(affected);
    console.log(`A change of ${file} takes ${affectedScreenshots} of ${all} screenshots`);
    const least = count(stories.filter(({ title }) => title === shownBy));
    if (affectedScreenshots > screenshotLimit)
      return [
        `A change of ${file} takes ${affectedScreenshots} of ${all} screenshots: the limit is ${screenshotLimit}`,
      ];
    return affectedScreenshots < least || !least
      ? [`A change of ${file} takes ${affectedScreenshots} screenshots, but ${shownBy} has ${least}`]
      : [];
  });
  return count(affectedStories(theme, stories)) < all ? [...issues, `A change of ${theme} does not take all`] : issues;
}
