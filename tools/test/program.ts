import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The repository's root folder. */
export const root = dirname(dirname(import.meta.dirname));

/**
 * Returns the command line of a package's program, run by this Node: without a shell or npx, the same on every system.
 */
export function program(name: string, ...args: string[]): string[] {
  const manifestPath = packageManifest(name);
  const manifest = require(manifestPath) as { name: string; bin: string | Record<string, string> };
  const bin = typeof manifest.bin === 'string' ? manifest.bin : Object.values(manifest.bin)[0];
  if (!bin) throw new Error(`${name} has no program`);
  return [process.execPath, join(dirname(manifestPath), bin), ...args];
}

function packageManifest(name: string): string {
  return join(root, 'node_modules', name, 'package.json');
}

const running = new Set<number>();

function endGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
  } catch {
    // The process has already ended.
  }
}

let listening = false;

/** Ends the running children on SIGINT (Ctrl-C) and SIGTERM, because each child has its own process group. */
function listen(): void {
  if (listening) return;
  listening = true;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const pid of running) endGroup(pid);
      process.exit(130);
    });
  }
}

export interface Finished {
  exitCode: number | null;
  output: string;
  /** True if `run` stopped the command because it printed nothing for too long. */
  stuck: boolean;
}

interface Options {
  logPath: string;
  /** Time in ms without output after which `run` stops the command. It distinguishes a hang from a slow machine. */
  silenceMs: number;
  /** The working folder. Default: the repository. */
  cwd?: string;
  env?: Record<string, string>;
  onLine?: (line: string) => void;
}

/** Runs a command line without a terminal. Writes its output to a log and returns it. Never rejects. */
export function run(
  [command = '', ...args]: string[],
  { logPath, silenceMs, cwd = root, env, onLine }: Options,
): Promise<Finished> {
  listen();
  return new Promise((resolve) => {
    const log = createWriteStream(logPath);
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    });
    let output = '';
    let stuck = false;
    if (child.pid) running.add(child.pid);
    const timer = setTimeout(() => {
      stuck = true;
      if (child.pid) endGroup(child.pid);
    }, silenceMs);
    const take = (chunk: Buffer) => {
      timer.refresh();
      const text = chunk.toString();
      output += text;
      log.write(text);
      const line = text.trim().split('\n').pop();
      if (line) onLine?.(line);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const finish = (exitCode: number | null) => {
      clearTimeout(timer);
      if (child.pid) running.delete(child.pid);
      log.end(() => resolve({ exitCode: stuck ? null : exitCode, output, stuck }));
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(null);
    });
    child.on('close', finish);
  });
}
