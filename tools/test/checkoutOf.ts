import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './program.ts';

/** Runs git in the repository and returns its output without surrounding white space. Throws if git fails. */
export const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const checkout = join(root, '.cache', 'checkout');
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const lockOf = () => textOf(join(checkout, 'package-lock.json'));

/**
 * Checks out a commit in a worktree with its own packages, and returns the worktree's folder. Later calls use the same
 * worktree. Slow the first time and when the lock file changes.
 */
export function checkoutOf(commit: string): string {
  const before = lockOf();
  git('worktree', 'prune');
  if (!existsSync(checkout)) git('worktree', 'add', '--detach', '--force', checkout, commit);
  else execFileSync('git', ['checkout', '--quiet', '--detach', '--force', commit], { cwd: checkout });
  if (lockOf() !== before || !existsSync(join(checkout, 'node_modules'))) {
    const options = { cwd: checkout, stdio: 'ignore', shell: process.platform === 'win32' } as const;
    execFileSync('npm', ['ci', '--prefer-offline'], options);
  }
  return checkout;
}
