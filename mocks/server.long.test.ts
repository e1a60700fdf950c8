import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Starts the server as `npm run mock-api` does; `started` waits for its complete start message. */
function start(...options: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'server.ts'), ...options]);
  let result = '';
  const collect = (data: Buffer) => {
    result += data;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const started = () => expect.poll(() => result).toContain('Stop with');
  return { child, ended, started, output: () => result };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'starts in a scenario, prints how to use it, and ends on %s',
  async (signal) => {
    const { child, ended, started, output: result } = start('--port', '0', '--scenario', 'rich');
    await started();
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(result())?.[0] ?? '';
    expect(result()).toMatch(/0812345678 +demo1234 +a wealthy member/);
    expect(result()).toContain('KAPAO50');
    for (const name of ['scenarios', 'reset', 'advance', 'fail', 'pay', 'ledger']) expect(result()).toContain(name);
    expect(result()).toContain(`${origin}/__mock/`);
    const response = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: '0812345678', password: 'demo1234' }),
    });
    expect(response.status).toBe(200);
    const waiting = fetch(`${origin}/__mock/fail`, {
      method: 'POST',
      // A time: longer than the server lives.
      body: JSON.stringify({ method: 'GET', path: '/api/lookup/info', kind: 'slow', delayMs: 60_000 }),
    });
    await waiting;
    // The server must end even while a client waits.
    const open = fetch(`${origin}/api/lookup/info`).then(
      () => 'answered',
      () => 'dropped',
    );
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(await open).toBe('dropped');
  },
);

test('explains invalid options and a port in use', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const cases = [
    [['--port', 'x'], 2, 'Unknown --port "x". Known: a port from 0 to 65535'],
    [['--port', '70000'], 2, 'Unknown --port "70000"'],
    [['--scenario', 'nowhere'], 2, 'Unknown --scenario "nowhere". Known: usual'],
    [['--nonsense'], 2, "Unknown option '--nonsense'"],
    [['--port', String(port)], 1, `Port ${port} is in use`],
  ] as const;
  const runs = cases.map(([options]) => start(...options));
  for (const [index, [, exitCode, text]] of cases.entries()) {
    expect(await runs[index]?.ended).toBe(exitCode);
    expect(runs[index]?.output()).toContain(text);
  }
  server.close();
});
