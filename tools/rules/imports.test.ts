import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { program, root } from '../test/program.ts';

/** Files with a forbidden import, and the rule that refuses it. */
const refused: [file: string, imported: string, broken: string][] = [
  ['src/lib/a.ts', '@/components/Button/Button', 'lib'],
  ['src/lib/b.ts', 'react', 'lib-react'],
  ['src/lib/c.ts', '@/device/storage', 'lib'],
  ['src/device/a.ts', '@/i18n/format', 'device'],
  ['src/device/b.ts', 'react', 'lib-react'],
  ['src/theme/a.ts', '@/lib/money', 'theme'],
  ['src/i18n/a.ts', '@/api/calls/wallet', 'i18n'],
  ['src/api/a.ts', '@/i18n/format', 'api'],
  ['src/api/b.ts', 'socket.io-client', 'socket'],
  ['src/components/Zed/a.tsx', '@/api/calls/wallet', 'components-api'],
  ['src/components/Zed/b.tsx', '@/screens/Home/HomeScreen', 'components'],
  ['src/components/Zed/c.tsx', '../Button/Button', 'by-alias'],
  ['src/modals/Zed/a.tsx', '@/modals/Deposit/DepositModal', 'modal-to-modal'],
  ['src/modals/Zed/b.tsx', '@/screens/Home/HomeScreen', 'modals'],
  ['src/screens/Zed/a.tsx', '@/modals/Deposit/DepositModal', 'screen-to-modal'],
  ['src/screens/Zed/b.tsx', '@/screens/Home/HomeScreen', 'screen-to-screen'],
  ['src/screens/Zed/c.tsx', '@/app/session', 'screens'],
  ['src/screens/Zed/d.tsx', 'swr/infinite', 'swr'],
  ['src/screens/Zed/e.tsx', 'dompurify', 'html'],
  ['src/screens/Zed/f.tsx', '@mocks/backend', 'mock'],
  ['src/screens/Zed/g.tsx', 'msw', 'mock'],
  ['src/screens/Zed/h.tsx', '@stories/samples', 'stories'],
  ['src/chat/a.ts', '@/modals/Deposit/DepositModal', 'chat'],
  ['src/chat/b.ts', '@/app/session', 'chat-app'],
  ['src/app/a.ts', '@/shell/prefetch', 'app'],
  ['src/app/startMock.ts', '@mocks/backend', 'mock-entry'],
  ['mocks/handlers/a.ts', '@/i18n/format', 'mocks'],
  ['mocks/handlers/b.ts', 'react', 'mocks-interface'],
  ['mocks/handlers/c.ts', '../../src/lib/money', 'mocks-by-alias'],
  ['stories/screens/a.tsx', 'msw', 'stories-msw'],
  ['stories/screens/c.tsx', 'vitest', 'stories-vitest'],
  ['stories/screens/d.tsx', '@mocks/testing/client', 'stories-vitest'],
  ['stories/screens/b.tsx', '../../src/components/Button/Button', 'by-alias'],
  ['src/overlays/a.ts', '@/modals/Deposit/DepositModal', 'shared'],
  ['src/overlays/b.ts', '@/modals/registry', 'registry'],
  ['src/outcome/a.ts', '@/screens/Home/HomeScreen', 'shared'],
  ['src/components/Zed/d.tsx', '@/overlays/useModals', 'components'],
  ['src/lib/circle.ts', './money', 'cycle'],
];

const accepted: [file: string, imported: string][] = [
  ['src/components/Button/Button.tsx', '@/i18n/format'],
  ['src/components/SanitizedHtml/a.tsx', 'dompurify'],
  ['src/modals/Deposit/DepositModal.tsx', '@/overlays/useModals'],
  ['src/screens/Home/HomeScreen.tsx', '@/api/calls/wallet'],
  ['src/screens/Home/HomeTile.tsx', './HomeScreen'],
  ['src/i18n/a.test.ts', '@/api/calls/wallet'],
  ['src/api/calls/wallet.ts', 'swr'],
  ['src/app/session.ts', '@/screens/Home/HomeScreen'],
  ['src/chat/store/socket.ts', 'socket.io-client'],
  ['src/device/tab.ts', '@/lib/money'],
  ['mocks/backend.ts', '@/api/calls/wallet'],
  ['mocks/rules/a.ts', '../backend'],
  ['stories/samples.ts', '@mocks/backend'],
];

/** Forms of an import. The rules apply to each form. */
const forms: Record<string, (name: string) => string> = {
  static: (name) => `import { zed } from '${name}';\nexport const use = zed;\n`,
  type: (name) => `import type { Zed } from '${name}';\nexport type Use = Zed;\n`,
  again: (name) => `export { zed } from '${name}';\n`,
  lazy: (name) => `export const load = () => import('${name}');\n`,
};

interface Summary {
  violations: { from: string; rule: { name: string } }[];
  ruleSetUsed: { forbidden: { name: string }[] };
}

const trial = mkdtempSync(join(tmpdir(), 'kapao-imports-'));
/** Rules that each file breaks. */
const found = new Map<string, string[]>();
let names: string[] = [];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(trial, path)), { recursive: true });
  writeFileSync(join(trial, path), text);
}

beforeAll(() => {
  cpSync(join(root, 'tsconfig.json'), join(trial, 'tsconfig.json'));
  for (const path of [
    'src/lib/money.ts',
    'src/device/storage.ts',
    'src/i18n/format.ts',
    'src/overlays/useModals.ts',
    'src/modals/registry.ts',
    'src/shell/prefetch.ts',
    'mocks/testing/client.ts',
  ])
    write(path, 'export {};\n');
  for (const [file, imported] of [...accepted, ...refused]) write(file, forms.static?.(imported) ?? '');
  for (const [form, code] of Object.entries(forms)) write(`src/screens/Forms/${form}.ts`, code('@/app/session'));
  write('src/lib/money.ts', `import type { Use } from './circle';\nexport type Money = Use;\n`);
  const [command = '', ...args] = program(
    'dependency-cruiser',
    ...['--config', join(root, 'tools', 'rules', 'imports.mjs'), '--output-type', 'json', 'src', 'mocks', 'stories'],
  );
  const { stdout } = spawnSync(command, args, { cwd: trial, encoding: 'utf8', maxBuffer: 1e9 });
  const { violations, ruleSetUsed } = JSON.parse(stdout).summary as Summary;
  names = ruleSetUsed.forbidden.map(({ name }) => name);
  for (const { from, rule } of violations) found.set(from, [...(found.get(from) ?? []), rule.name]);
});

afterAll(() => rmSync(trial, { recursive: true, force: true }));

it.each(refused)('%s may not import %s: %s', (file, _, broken) => {
  // dependency-cruiser reports a cycle at only one of its files.
  const messages = broken === 'cycle' ? [...found.values()].flat() : found.get(file);
  expect(messages).toContain(broken);
});

it.each(accepted)('%s may import %s', (file) => {
  expect(found.get(file)).toBeUndefined();
});

it.each(Object.keys(forms))('the rules cover a %s import', (form) => {
  expect(found.get(`src/screens/Forms/${form}.ts`)).toEqual(['screens']);
});

it('every rule has an example that it refuses', () => {
  const shown = new Set(refused.map(([, , broken]) => broken));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});
