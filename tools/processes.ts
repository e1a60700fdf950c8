import { type SpawnOptions, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { root } from './test/program.ts';

/**
 * Calls `end` and exits on Ctrl-C, on SIGTERM and when the parent has ended. npm passes a signal to its shell only, and a
 * shell that ends leaves its program running, with its port taken.
 */
export function whenStopped(end: () => void): void {
  const parent = process.ppid;
  const stop = () => {
    end();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}

/** Returns a port of 127.0.0.1 that no program uses now. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Each command has its own process group, so that its servers and browsers end with it. Windows has no groups. */
const hasGroups = process.platform !== 'win32';
const running = new Set<number>();
let isWatching = false;

/** Runs a command that ends together with this program. Resolves with its exit code. */
export async function runCommand([command = '', ...args]: readonly string[], options: SpawnOptions): Promise<number> {
  if (!isWatching) {
    isWatching = true;
    whenStopped(() => {
      for (const id of running) {
        try {
          process.kill(hasGroups ? -id : id, 'SIGTERM');
        } catch {
          // It has just ended.
        }
      }
    });
  }
  const child = spawn(command, args, {
    ...{ cwd: root, detached: hasGroups, stdio: ['ignore', 'inherit', 'inherit'] },
    ...options,
  });
  const { pid } = child;
  if (pid) running.add(pid);
  const status = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  if (pid) running.delete(pid);
  return status;
}
