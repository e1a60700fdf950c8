import { expect, it } from 'vitest';
import { buildIdPlaceholder, stampBuild } from './buildId.ts';

const files = new Map([
  ['app.html', `<meta name="kapao:build" content="${buildIdPlaceholder}">`],
  ['sw.js', `const build = '${buildIdPlaceholder}';`],
]);
const stamped = (policy: string) => stampBuild(files, { 'Content-Security-Policy': policy });

it('writes one id into every file, and the same id for equal files', () => {
  const { build, files: written } = stamped("script-src 'self'");
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  for (const text of written.values()) expect(text).toContain(build);
  expect([...written.values()].join()).not.toContain(buildIdPlaceholder);
  expect(stamped("script-src 'self'")).toEqual({ build, files: written });
});

it('changes the content and size of the files when only a header changes', () => {
  const [first, second] = ["script-src 'self'", "script-src 'none'"].map(stamped);
  for (const file of files.keys()) {
    expect(first?.files.get(file)).not.toBe(second?.files.get(file));
    expect(first?.files.get(file)?.length).not.toBe(second?.files.get(file)?.length);
  }
});
