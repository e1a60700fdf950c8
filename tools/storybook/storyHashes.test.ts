import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modalNames } from '../../src/overlays/modalNames.ts';
import { root } from '../test/program.ts';
import { changedFiles, hasChanged, type Module, modalName, type StoryHashes, storyHashes } from './storyHashes.ts';

const module = (code: string, imports: string[] = [], later: string[] = []): Module => ({ code, imports, later });

/** A small Storybook: a button, a screen with it, a modal that other code opens, and the modules around each story. */
const site: Record<string, Module> = {
  '.storybook/preview.tsx': module(
    '',
    ['src/theme/global.css.ts', '.storybook/decorators.tsx', '.storybook/backend.ts'],
    ['.storybook/DocsPage.tsx'],
  ),
  '.storybook/DocsPage.tsx': module('docs', ['contract/usage.json']),
  '.storybook/decorators.tsx': module('', ['src/modals/registry.ts', 'src/i18n/i18n.ts']),
  '.storybook/backend.ts': module('', ['mocks/rules/spin.ts', 'mocks/scenarios/usual.ts', 'src/api/client/client.ts']),
  'mocks/rules/spin.ts': module('spin'),
  'mocks/scenarios/usual.ts': module('"usual" "rich"'),
  'src/api/client/client.ts': module('client'),
  'src/theme/global.css.ts': module('.ground{}'),
  'src/i18n/i18n.ts': module('"common"', [], ['src/i18n/locales/th/home.json', 'src/i18n/locales/en/home.json']),
  'src/i18n/locales/th/home.json': module('หน้าหลัก'),
  'src/i18n/locales/en/home.json': module('Home'),
  'src/i18n/locales/th/common.json': module('ปิด'),
  'src/i18n/locales/en/common.json': module('Close'),
  'src/modals/registry.ts': module(
    '"deposit" "game" "slips"',
    ['src/responsibleGaming/closedOnBreak.tsx'],
    ['src/modals/Deposit/DepositModal.tsx', 'src/modals/Game/GameModal.tsx', 'src/modals/Slips/SlipsModal.tsx'],
  ),
  'src/responsibleGaming/closedOnBreak.tsx': module('openModal("slips")'),
  'src/modals/Deposit/DepositModal.tsx': module('useTranslation("slips")'),
  'src/modals/Game/GameModal.tsx': module('game'),
  'src/modals/Slips/SlipsModal.tsx': module('slips'),
  'src/overlays/useModals.ts': module('openModal'),
  'src/overlays/modalNames.ts': module('["deposit", "game"]'),
  'src/components/Button.tsx': module('button', ['src/components/Button.css']),
  'src/components/Button.css': module('.button{color:green}'),
  'src/components/Badge.tsx': module('badge'),
  'src/screens/Home.tsx': module('useTranslation("home"); openModal("deposit")', [
    ...[
      'src/components/Button.tsx',
      'src/api/client/client.ts',
      'src/overlays/useModals.ts',
      'src/overlays/modalNames.ts',
    ],
  ]),
  'stories/components/Button.stories.tsx': module('', ['src/components/Button.tsx', '.storybook/preview.tsx']),
  'stories/components/Badge.stories.tsx': module('', ['src/components/Badge.tsx', '.storybook/preview.tsx']),
  'stories/screens/Home.stories.tsx': module('scenario: "rich"', ['src/screens/Home.tsx', '.storybook/preview.tsx']),
  'stories/modals/Game.stories.tsx': module('route: "/?modal=game"', [
    ...['stories/modals/PageBelow.tsx', 'src/modals/registry.ts', '.storybook/preview.tsx'],
  ]),
  'stories/modals/PageBelow.tsx': module('', ['src/screens/Home.tsx']),
};
const scenarios = { usual: 'a', rich: 'b', poor: 'c' };
const hashesOf = (
  modules: Record<string, Module>,
  made: Record<string, string> = scenarios,
  always = '',
): StoryHashes => storyHashes(new Map(Object.entries(modules)), always, new Map(Object.entries(made)));
const hashes = hashesOf(site);

/** Returns the stories and languages that a code change touches, such as `Home th`. */
const touchedBy = (change: Record<string, string>) => {
  const changed = Object.entries(change).map(([id, code]) => [id, { ...(site[id] as Module), code }]);
  return touched(hashesOf({ ...site, ...Object.fromEntries(changed) }));
};
const touched = (now: StoryHashes) =>
  Object.keys(now)
    .flatMap((path) =>
      ['en', 'th']
        .filter((language) => hasChanged(now, hashes)(path, language))
        .map((language) => `${path} ${language}`),
    )
    .map((one) => one.replace(/^.*\/(\w+)\.stories\.tsx/, '$1'))
    .sort();
const bothOf = (...names: string[]) => names.flatMap((name) => [`${name} en`, `${name} th`]);
const all = bothOf('Badge', 'Button', 'Game', 'Home');

it('reports no change for the same modules in another order', () => {
  expect(touched(hashesOf(Object.fromEntries(Object.entries(site).reverse())))).toEqual([]);
});

it('reports no change when Storybook lists the same props in another order', () => {
  const withProps = (props: string) =>
    `button; try { Button.displayName = "Button"; Button.__docgenInfo = { ${props} }; } catch (__react_docgen_typescript_loader_error) {}`;
  const [one, other] = ['a, b', 'b, a'].map((props) =>
    hashesOf({ ...site, 'src/components/Button.tsx': module(withProps(props), ['src/components/Button.css']) }),
  );
  expect(one).toEqual(other);
});

it("reports a change of a button's colour in the stories that show the button", () => {
  const change = { 'src/components/Button.css': '.button{color:red}' };
  expect(touchedBy(change)).toEqual(bothOf('Button', 'Game', 'Home'));
});

it('reports a changed text in the stories of its language that use its namespace', () => {
  expect(touchedBy({ 'src/i18n/locales/th/home.json': 'หน้าแรก' })).toEqual(['Game th', 'Home th']);
  const common = touchedBy({ 'src/i18n/locales/th/common.json': 'ปิดหน้าต่าง' });
  expect(common).toEqual(['Badge th', 'Button th', 'Game th', 'Home th']);
});

it('reports changes of the mock and its scenarios in the stories that call a backend', () => {
  expect(touchedBy({ 'mocks/rules/spin.ts': 'other' })).toEqual(bothOf('Game', 'Home'));
  expect(touchedBy({ 'mocks/scenarios/usual.ts': '"usual" "rich" "new"' })).toEqual([]);
  expect(touched(hashesOf(site, { ...scenarios, poor: 'd' }))).toEqual([]);
  expect(touched(hashesOf(site, { ...scenarios, rich: 'd' }))).toEqual(bothOf('Home'));
  expect(touched(hashesOf(site, { ...scenarios, usual: 'd' }))).toEqual(bothOf('Game', 'Home'));
});

it('reports a changed modal in the stories that can open it', () => {
  // The Game story opens its modal by the address. The Home screen names its modal in `openModal`. Modals that the page
  // below a modal names do not count, because nobody can tap there.
  expect(touchedBy({ 'src/modals/Game/GameModal.tsx': 'other' })).toEqual(bothOf('Game'));
  expect(touchedBy({ 'src/modals/Deposit/DepositModal.tsx': 'other' })).toEqual(bothOf('Home'));
  expect(touchedBy({ 'src/screens/Home.tsx': 'other' })).toEqual(bothOf('Game', 'Home'));
  // No story can open Slips. The deposit modal only uses texts of that name, and the registry's wrapper does not count.
  expect(touchedBy({ 'src/modals/Slips/SlipsModal.tsx': 'other' })).toEqual([]);
  expect(touchedBy({ 'src/responsibleGaming/closedOnBreak.tsx': 'other' })).toEqual(bothOf('Game', 'Home'));
  const folders = readdirSync(join(root, 'src/modals'), { withFileTypes: true }).filter((one) => one.isDirectory());
  const named = folders.map(({ name }) => modalName(`src/modals/${name}/`));
  for (const name of modalNames) expect(named).toContain(name);
});

it('reports every story when modules of the preview change, and none when the docs page changes', () => {
  expect(touchedBy({ 'src/theme/global.css.ts': '.ground{color:red}' })).toEqual(all);
  expect(touched(hashesOf(site, scenarios, 'vite.config.ts'))).toEqual(all);
  expect(touchedBy({ '.storybook/DocsPage.tsx': 'other' })).toEqual([]);
});

it('lists the story files that are new or changed', () => {
  const now = hashesOf({ ...site, 'stories/components/New.stories.tsx': module('') });
  expect(changedFiles(now, hashes)).toEqual(['./stories/components/New.stories.tsx']);
  expect(changedFiles(hashes, {})).toHaveLength(4);
});
