import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { budgets, closure, keysOfPage, report, type Weights, weigh } from './budgets.ts';
import { foreignModules } from './productionOnly.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'kapao-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
};

const manifest = {
  'src/shell/client.tsx': { file: 'assets/client.js', imports: ['_react.js'], isEntry: true },
  '_react.js': { file: 'assets/react.js', imports: ['_tiny.js'] },
  '_tiny.js': { file: 'assets/tiny.js', imports: ['_react.js'] },
  'src/screens/Login/LoginScreen.tsx': { file: 'assets/Login.js', imports: ['_react.js', '_field.js'] },
  '_field.js': { file: 'assets/field.js' },
  'src/app/MemberArea.tsx': { file: 'assets/MemberArea.js', imports: ['_react.js'] },
  'src/screens/Home/HomeScreen.tsx': { file: 'assets/Home.js', imports: ['_react.js', '_swr.js'] },
  '_swr.js': { file: 'assets/swr.js' },
  'src/screens/Spin/SpinScreen.tsx': { file: 'assets/Spin.js', imports: ['_react.js', '_swr.js', '_pager.js'] },
  '_pager.js': { file: 'assets/pager.js' },
  'src/i18n/locales/th/login.json': { file: 'assets/login-th.js' },
  'src/i18n/locales/la/login.json': { file: 'assets/login-la.js' },
  'src/i18n/locales/th/home.json': { file: 'assets/home-th.js' },
  'src/i18n/locales/la/home.json': { file: 'assets/home-la.js' },
  'src/i18n/locales/th/spin.json': { file: 'assets/spin-th.js' },
  'src/i18n/locales/th/money.json': { file: 'assets/money-th.js' },
  'src/i18n/locales/th/errors.json': { file: 'assets/errors-th.js' },
  'src/theme/global.css': { file: 'assets/global.css' },
};

const page = `<!doctype html><html lang="th"><link rel="stylesheet" href="/assets/global.css">
<link rel="modulepreload" crossorigin href="/assets/field.js"><script type="module" crossorigin src="/assets/client.js"></script>
<link rel="modulepreload" href="/assets/Login.js"><script type="application/json" id="texts">{}</script>`;

describe('budgets', () => {
  it('follows static imports, also circular ones', () => {
    expect([...closure(manifest, ['src/shell/client.tsx'])]).toEqual([
      'assets/client.js',
      'assets/react.js',
      'assets/tiny.js',
    ]);
  });

  it('starts with the scripts and preloads of the page', () => {
    expect(keysOfPage(manifest, page)).toEqual([
      '_field.js',
      'src/shell/client.tsx',
      'src/screens/Login/LoginScreen.tsx',
    ]);
  });

  const writeSite = (chunks: object) => {
    write('.vite/manifest.json', JSON.stringify(chunks));
    write('login.html', page);
    write('register.html', page.replace('Login.js', 'react.js'));
    for (const { file } of Object.values(manifest)) write(file, `// ${file}`);
  };

  it('counts the scripts of a page, and the scripts that home and the prize wheel add', () => {
    writeSite(manifest);
    const weights = weigh(dist);
    const files = (...names: string[]) => names.map((name) => `assets/${name}.js`).sort();
    expect(weights.login.files.sort()).toEqual(files('client', 'react', 'tiny', 'Login', 'field', 'errors-th'));
    expect(weights.register.files.sort()).toEqual(files('client', 'react', 'tiny', 'field', 'errors-th'));
    expect(weights.homeAdds.files.sort()).toEqual(files('Home', 'MemberArea', 'swr', 'home-th'));
    expect(weights.spinAdds.files.sort()).toEqual(files('Spin', 'pager', 'spin-th', 'money-th'));
    expect(weights.login.bytes).toBeGreaterThan(100);
  });

  it('refuses a build without a manifest or without scripts', () => {
    expect(() => weigh(dist)).toThrow('manifest.json is missing');
    write('.vite/manifest.json', JSON.stringify(manifest));
    expect(() => weigh(dist)).toThrow('has no login.html');
    write('login.html', '<!doctype html><p>empty</p>');
    expect(() => weigh(dist)).toThrow('loads no script');
    write('login.html', page.replace('id="texts"', ''));
    expect(() => weigh(dist)).toThrow('has no texts');
  });

  it.each([
    ['src/app/MemberArea.tsx', 'src/app/MemberArea'],
    ['src/i18n/locales/th/home.json', 'src/i18n/locales/th/home.json'],
  ])('refuse a build without %s, which would count as 0 bytes', (key, named) => {
    const { [key as keyof typeof manifest]: _, ...rest } = manifest;
    writeSite(rest);
    expect(() => weigh(dist)).toThrow(`The build has no chunk of ${named}`);
  });

  it('fails one byte above the limit and names the files', () => {
    const heaviest = Object.fromEntries(
      Object.entries(budgets).map(([key, bytes]) => [key, { bytes, files: [`${key}.js`] }]),
    ) as unknown as Weights;
    expect(report(heaviest).exceeded).toEqual([]);
    expect(report(heaviest, 1).exceeded).toHaveLength(Object.keys(budgets).length);
    for (const key of Object.keys(budgets) as (keyof Weights)[]) {
      const { bytes, files } = heaviest[key];
      expect(report({ ...heaviest, [key]: { files, bytes: bytes + 1 } }).exceeded).toEqual([
        expect.stringContaining(`${key}.js`),
      ]);
    }
  });
});

describe('a production build', () => {
  it('finds mock, story and test modules in a production build', () => {
    const foreign = [
      '/tools/mocks/backend.ts',
      '/tools/stories/components/Button.stories.tsx',
      '/tools/.storybook/preview.tsx',
      '/tools/tools/e2e/visitor.ts',
      '/tools/node_modules/msw/lib/core/index.mjs',
      '/tools/node_modules/@mswjs/data/lib/index.js',
      '/tools/node_modules/uqr/dist/index.mjs',
      '/tools/src/lib/money.test.ts',
    ];
    const own = [
      '/tools/src/app/startMock.ts',
      '/tools/node_modules/react-dom/client.js',
      '/tools/node_modules/socket.io-client/build/esm/index.js',
      '\u0000vite/preload-helper.js',
    ];
    expect(foreignModules([...own, ...foreign], '/tools')).toEqual(foreign);
  });
});
