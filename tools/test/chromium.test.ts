import { describe, expect, it } from 'vitest';
import { findChromium, installCommand } from './chromium.ts';

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

  it('installs with apt as root on Debian, and with Playwright elsewhere', () => {
    const line = (...args: Parameters<typeof installCommand>) =>
      installCommand(...args)
        .map((words) => words.join(' '))
        .join(' && ');
    expect(line(true, 'ID=debian\n', true)).toContain('apt-get install -y --no-install-recommends chromium');
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
