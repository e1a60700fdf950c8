import { describe, expect, it } from 'vitest';
import { findChromium, findShell, installCommand } from './chromium.ts';

const having =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('finding Chromium', () => {
  const own = () => '/own/chrome';

  it('uses the environment variables first, in their order', () => {
    const env = { CHROME_PATH: '/b', CHROMIUM_PATH: '/a', PATH: '/usr/bin' };
    const exists = having('/a', '/b', '/usr/bin/chromium', '/own/chrome');
    expect(findChromium(env, exists, own)).toEqual({ path: '/a', source: 'CHROMIUM_PATH' });
    expect(findChromium({ CHROME_PATH: '/b' }, exists, own)).toEqual({ path: '/b', source: 'CHROME_PATH' });
  });

  it('throws if a variable does not name a program, and names the variable', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/missing' }, having('/usr/bin/chromium'), own)).toThrow(
      'CHROMIUM_PATH="/missing"',
    );
  });

  it('uses the browser of the system next, and then that of Playwright', () => {
    const env = { PATH: '/nowhere:/usr/bin' };
    expect(findChromium(env, having('/usr/bin/chromium', '/own/chrome'), own)?.source).toBe('system');
    expect(findChromium(env, having('/own/chrome'), own)).toEqual({ path: '/own/chrome', source: 'playwright' });
    expect(findChromium(env, having(), own)).toBeNull();
  });

  it('prefers the headless shell to the browser beside it, unless a variable names a browser', () => {
    const browser = { path: '/usr/bin/chromium', source: 'system' };
    expect(findShell(browser, '/usr/bin/chromium-headless-shell')).toBe('/usr/bin/chromium-headless-shell');
    expect(findShell(browser, undefined)).toBe('/usr/bin/chromium');
    expect(findShell({ path: '/a', source: 'CHROME_PATH' }, '/usr/bin/chromium-headless-shell')).toBe('/a');
    expect(findShell({ path: '/own/chrome', source: 'playwright' }, undefined)).toBeUndefined();
  });

  it('installs with apt as root on Debian, and with Playwright elsewhere', () => {
    const line = (...args: Parameters<typeof installCommand>) =>
      installCommand(...args)
        .map((words) => words.join(' '))
        .join(' && ');
    expect(line(true, 'ID=debian\n', true)).toContain(
      'apt-get install -y --no-install-recommends chromium chromium-headless-shell',
    );
    for (const elsewhere of [
      line(false, 'ID=debian\n', true),
      line(true, 'ID=ubuntu\n', true),
      line(true, '', false),
    ]) {
      expect(elsewhere).toMatch(/cli\.js install .*chromium$/);
      expect(elsewhere).not.toContain('apt-get');
    }
  });
});
