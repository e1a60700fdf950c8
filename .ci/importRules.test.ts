import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRules, importRulesConfig } from './importRules.ts';
import { program, root } from './program.ts';

/** One bad import per rule: the folder, the import, and a part of the message that must come back. */
const refused: [folder: string, name: string, message: string][] = [
  ['src/lib', '../theme/palette', 'import across folders by alias'],
  ['src/lib', '@/components/Button/Button', 'lib holds pure helpers and imports nothing of src but lib'],
  ['src/lib', '@/api/account', 'lib holds pure helpers and imports nothing of src but lib'],
  ['src/lib', 'react', 'lib holds pure helpers without React'],
  ['src/lib', 'msw', 'The mock backend belongs in mocks/'],
  ['src/theme', '../lib/money', 'import across folders by alias'],
  ['src/theme', '@/components/Button/Button', 'theme holds tokens and global styles'],
  ['src/theme', '@/lib/money', 'theme holds tokens and global styles'],
  ['src/i18n', '../lib/money', 'import across folders by alias'],
  ['src/i18n', '@/api/account', 'i18n knows languages, texts and formats only'],
  ['src/i18n', '@/components/Button/Button', 'i18n knows languages, texts and formats only'],
  ['src/api', '../lib/money', 'import across folders by alias'],
  ['src/api', '@/i18n/i18n', 'api declares calls and uses lib alone'],
  ['src/api', '@/app/session', 'api declares calls and uses lib alone'],
  ['src/api', '@mocks/backend', 'The mock backend belongs in mocks/'],
  ['src/api', 'socket.io-client', 'The chat socket belongs in src/chat'],
  ['src/components/Zed', '../../api/wallet', 'import across folders by alias'],
  ['src/components/Zed', '@/api/wallet', 'Components know nothing of the server'],
  ['src/components/Zed', '@/screens/Home/HomeScreen', "Components know nothing of the product's screens"],
  ['src/components/Zed', '@/modals/registry', "Components know nothing of the product's screens"],
  ['src/components/Zed', 'swr', 'SWR belongs in src/api'],
  ['src/components/Zed', 'react-i18next', 'react-i18next belongs in src/i18n'],
  ['src/components/Zed', '@mocks/scenarios/usual', 'The mock backend belongs in mocks/'],
  ['src/modals/Zed', '@/modals/Deposit/DepositModal', 'Modals never import each other'],
  ['src/modals/Zed', '../Deposit/DepositModal', 'import across folders by alias'],
  ['src/modals/Zed', '@/screens/Home/HomeScreen', 'A modal knows no screen'],
  ['src/modals/Zed', '@/app/session', 'A modal knows no screen'],
  ['src/modals/Zed', 'swr', 'SWR belongs in src/api'],
  ['src/screens/Zed', '@/screens/Home/HomeTiles', 'Screens never import each other'],
  ['src/screens/Zed', '../Home/HomeTiles', 'import across folders by alias'],
  ['src/screens/Zed', '@/modals/Deposit/DepositModal', 'A screen opens a modal by its name'],
  ['src/screens/Zed', '@/app/session', 'A screen knows nothing of the app around it'],
  ['src/screens/Zed', 'swr/infinite', 'SWR belongs in src/api'],
  ['src/screens/Zed', 'dompurify', 'HTML from the server belongs in src/components/Html'],
  ['src/chat', '@/modals/Deposit/DepositModal', 'The chat knows no screen and no modal'],
  ['src/chat', '@/app/session', 'The chat knows nothing of the app around it'],
  ['src/chat', '../app/session', 'import across folders by alias'],
  ['src/app', '@/shell/pages', 'The app runs inside whatever starts it'],
  ['src/app', '@mocks/browser', 'The mock backend belongs in mocks/'],
  ['src/app', '../screens/Home/HomeScreen', 'import across folders by alias'],
  ['src/app', '../../stories/components/Button.stories', 'Nothing imports stories'],
  ['src/shell', '@mocks/browser', 'The mock backend belongs in mocks/'],
  ['src/shell', 'swr', 'SWR belongs in src/api'],
  ['src/shell', 'storybook/test', 'Nothing imports stories'],
  ['src/shell', '../app/App', 'import across folders by alias'],
  ['mocks/handlers', '@/components/Button/Button', 'The mock backend takes types, schemas and declarations'],
  ['mocks/handlers', '@/i18n/i18n', 'The mock backend takes types, schemas and declarations'],
  ['mocks/handlers', '../../src/api/account', 'The mock backend takes types, schemas and declarations'],
  ['mocks/handlers', 'react', 'The mock backend is no part of the interface'],
  ['mocks/handlers', 'swr', 'The mock backend is no part of the interface'],
  ['mocks/handlers', '#.storybook/preview', 'Nothing imports stories'],
  ['stories/screens', '../../src/components/Button/Button', 'Stories import by alias'],
  ['stories/screens', 'msw', 'Stories run against the one mock backend'],
];

const accepted: [folder: string, name: string][] = [
  ['src/lib', './money'],
  ['src/lib', 'valibot'],
  ['src/theme', './contract.css'],
  ['src/theme', '@vanilla-extract/css'],
  ['src/i18n', '@/lib/settings'],
  ['src/i18n', 'react-i18next'],
  ['src/api', '@/lib/money'],
  ['src/api', 'swr'],
  ['src/api', 'react'],
  ['src/components/Zed', '@/components/Button/Button'],
  ['src/components/Zed', '@/i18n/format'],
  ['src/components/Zed', '@/theme/contract.css'],
  ['src/components/Zed', 'dompurify'],
  ['src/modals/Zed', '@/modals/registry'],
  ['src/modals/Zed', '@/api/wallet'],
  ['src/modals/Zed', './ZedList'],
  ['src/modals', './Deposit/DepositModal'],
  ['src/screens/Zed', '@/modals/registry'],
  ['src/screens/Zed', '@/api/wallet'],
  ['src/screens/Zed', '@/components/Button/Button'],
  ['src/chat', 'socket.io-client'],
  ['src/chat', '@/api/chat'],
  ['src/app', '@/screens/Home/HomeScreen'],
  ['src/app', '@/modals/ModalHost'],
  ['src/app', 'swr'],
  ['src/shell', '@/app/App'],
  ['mocks/handlers', '@/api/account'],
  ['mocks/handlers', '@/lib/money'],
  ['mocks/handlers', '../runtime/clock'],
  ['mocks/handlers', 'msw'],
  ['stories/screens', '@/screens/Home/HomeScreen'],
  ['stories/screens', '@mocks/browser'],
  ['stories/screens', '#.storybook/preview'],
];

/** Every way of importing counts, also the ones that load later. */
const forms = {
  static: (name: string) => `import { zed } from '${name}';\nexport const use = zed;\n`,
  type: (name: string) => `import type { Zed } from '${name}';\nexport type Use = Zed;\n`,
  again: (name: string) => `export { zed } from '${name}';\n`,
  lazy: (name: string) => `export const load = () => import('${name}');\n`,
};

interface Report {
  diagnostics: { category: string; message: string; location: { path: string | { file: string } } }[];
}

const trial = mkdtempSync(join(tmpdir(), 'kapao-rules-'));
/** Messages of the import rule by file. */
const messages = new Map<string, string[]>();
const file = (folder: string, index: number | string) => join(folder, `zed${index}.ts`);

beforeAll(() => {
  mkdirSync(join(trial, '.ci'));
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(trial, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  cpSync(join(root, '.ci', 'importRules.json'), join(trial, '.ci', 'importRules.json'));
  symlinkSync(join(root, 'node_modules'), join(trial, 'node_modules'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(trial, path)), { recursive: true });
    writeFileSync(join(trial, path), text);
  };
  for (const [index, [folder, name]] of refused.entries()) write(file(folder, `Bad${index}`), forms.static(name));
  for (const [index, [folder, name]] of accepted.entries()) write(file(folder, `Good${index}`), forms.static(name));
  for (const [form, code] of Object.entries(forms)) write(file('src/screens/Forms', form), code('@/app/session'));
  write('src/i18n/zed.test.ts', `${forms.static('@/api/calls')}${forms.lazy('../api/calls')}`);
  write('src/app/startMock.ts', `${forms.lazy('@mocks/browser')}${forms.static('@mocks/world')}`);

  const [command = '', ...args] = program('@biomejs/biome', 'lint', '--reporter=json', '--max-diagnostics=none');
  let output: string;
  try {
    output = execFileSync(command, args, { cwd: trial, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  for (const { category, message, location } of (JSON.parse(output) as Report).diagnostics) {
    if (category !== 'lint/style/noRestrictedImports') continue;
    const path = typeof location.path === 'string' ? location.path : location.path.file;
    messages.set(path, [...(messages.get(path) ?? []), message]);
  }
});

afterAll(() => rmSync(trial, { recursive: true, force: true }));

describe('import rules', () => {
  it('are written out as biome.json reads them (npm run format)', () => {
    const written = JSON.parse(readFileSync(join(root, '.ci', 'importRules.json'), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(importRulesConfig())));
  });

  it.each(refused.map((row, index) => [...row, index] as const))('%s refuses %s: %s', (folder, _, message, index) => {
    expect(messages.get(file(folder, `Bad${index}`))?.join('\n')).toContain(message);
  });

  it.each(accepted.map((row, index) => [...row, index] as const))('%s may import %s', (folder, _, index) => {
    expect(messages.get(file(folder, `Good${index}`))).toBeUndefined();
  });

  it.each(Object.keys(forms))('sees a %s import', (form) => {
    expect(messages.get(file('src/screens/Forms', form))).toHaveLength(1);
  });

  it('leave tests free to pair layers, but not to reach up or into stories', () => {
    expect(messages.get('src/i18n/zed.test.ts')).toEqual([expect.stringContaining('by alias')]);
  });

  it('lets startMock.ts reach the mock by its one door only', () => {
    expect(messages.get('src/app/startMock.ts')).toEqual([expect.stringContaining('one door')]);
  });

  it('are each shown refusing something', () => {
    const rules = new Set(Object.values(importRules).flatMap((bans) => bans.map(({ message }) => message)));
    const shown = [...refused.map(([, , part]) => part), 'The mock backend has one door'];
    expect([...rules].filter((message) => !shown.some((part) => message.includes(part)))).toEqual([]);
  });

  it('say where the code belongs', () => {
    for (const { message } of Object.values(importRules).flat()) {
      expect(message).toMatch(/belongs? (in|beside)|take the data|by alias|by its (name|path)|pick a scenario/);
    }
  });
});
