/**
 * Import rules for dependency-cruiser (`npm run lint`). Type imports count like value imports. Each message says where
 * the code belongs instead.
 */

/** Matches files of these layers of src. */
const layers = (...names) => `^src/(${names.join('|')})/`;
/** Matches packages, whether they are installed or not. */
const packages = (...names) => `(^|/node_modules/)(${names.join('|')})(/|$)`;
const product = ['screens', 'modals', 'chat', 'app', 'shell'];
/**
 * Folders that screens, modals and the chat share. They use calls and history, and are above the components and below
 * the product layers.
 */
const shared = ['overlays', 'outcome', 'bonus', 'games', 'responsibleGaming', 'statement'];
/** Tests may combine layers, such as texts with the codes of calls. */
const test = '\\.test\\.tsx?$';
/** The folder of one modal. Files beside these folders belong to all modals. */
const modalFolder = '^src/modals/[^/]+/';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
/** Returns a rule for a layer of src, except its tests. */
const forLayer = (name, comment, layer, to) => rule(name, comment, { path: layers(layer), pathNot: test }, to);
/** Returns a rule for all of src except some layers and tests. */
const forSrcBut = (name, comment, homes, to) =>
  rule(name, comment, { path: '^src/', pathNot: [test, ...(homes.length ? [layers(...homes)] : [])] }, to);

const forbidden = [
  rule(
    'cycle',
    'Two files that import each other cannot be read or changed separately. Move what both need into a third file.',
    {},
    { circular: true },
  ),
  rule(
    'by-alias',
    "Across folders, import by alias, such as '@/components/Button/Button': '../' hides which layer is reached.",
    { path: '^((?:src|stories)/.+)/[^/]+$' },
    { path: '^(src|mocks|stories)/', pathNot: '^$1/', dependencyTypesNot: ['aliased'] },
  ),

  // Rules for code that belongs in one place.
  rule(
    'mock',
    'The mock backend belongs in mocks/. src imports it only in src/app/startMock.ts, dynamically, so that a production build does not contain it.',
    { path: '^src/', pathNot: [test, '^src/app/startMock\\.ts$'] },
    { path: ['^mocks/', packages('msw', '@mswjs', 'mockdate', 'promptparse', 'uqr', 'socket\\.io')] },
  ),
  rule(
    'mock-entry',
    "The mock backend has one entry point for the site: import('@mocks/browser'). Anything else belongs in mocks/.",
    { path: '^src/app/startMock\\.ts$' },
    { path: ['^mocks/', packages('msw', '@mswjs')], pathNot: '^mocks/browser\\.ts$' },
  ),
  rule(
    'stories',
    'Nothing imports stories. Code that a story shares with the site belongs in src.',
    { path: '^(src|mocks)/' },
    { path: ['^(stories|\\.storybook)/', packages('storybook', '@storybook')] },
  ),
  forSrcBut(
    'swr',
    'SWR belongs in src/api: declare a read there and use its hook. Only src/app sets up the cache.',
    ['api', 'app'],
    { path: packages('swr') },
  ),
  forSrcBut('socket', 'The chat socket belongs in src/chat, which loads it lazily.', ['chat'], {
    path: packages('socket\\.io-client'),
  }),
  forSrcBut(
    'html',
    'HTML from the server belongs in src/components/SanitizedHtml, which sanitises it; nothing else cleans or shows HTML.',
    ['components/SanitizedHtml'],
    { path: packages('dompurify') },
  ),

  // Rules for layers. A layer may import only layers below it, but not all of them.
  forLayer(
    'lib',
    'lib holds pure helpers and imports nothing of src but lib. Code that stores, opens, copies or waits for something in the browser belongs in src/device. Code that needs the user interface, texts, calls or the session belongs in components, i18n, api or app.',
    'lib',
    { path: layers('device', 'theme', 'i18n', 'components', 'api', ...shared, ...product) },
  ),
  forLayer(
    'device',
    'device wraps browser features (storage, clipboard, files, tabs, reloading) and imports only lib. Code that needs the user interface, texts, calls or the session belongs in the layer that has them.',
    'device',
    { path: layers('theme', 'i18n', 'components', 'api', ...shared, ...product) },
  ),
  forLayer(
    'lib-react',
    'lib and device are without React. A hook or component belongs in src/components, in src/api (a call), or beside the screen or modal that uses it.',
    '(lib|device)',
    { path: packages('react', 'react-dom', 'react-router-dom', 'react-i18next') },
  ),
  forLayer(
    'theme',
    'theme holds tokens and global styles and imports nothing of src but theme. Styles of a component belong beside it in src/components.',
    'theme',
    { path: layers('lib', 'device', 'i18n', 'components', 'api', ...shared, ...product) },
  ),
  forLayer(
    'i18n',
    'i18n knows languages, texts and formats only. Code that shows a text belongs in src/components or above. Code that calls the server belongs in src/api.',
    'i18n',
    { path: layers('components', 'api', ...shared, ...product) },
  ),
  forLayer(
    'api',
    'api declares calls and imports only lib and device. The text of an error belongs in src/i18n, its display in src/components, and the session in src/app, which configures the client.',
    'api',
    { path: layers('theme', 'i18n', 'components', ...shared, ...product) },
  ),
  rule(
    'api-commands',
    'Calls and the client do not know the commands, which are above them. What all three need is beside the calls.',
    { path: '^src/api/(calls|client)/', pathNot: test },
    { path: '^src/api/commands/' },
  ),
  forLayer(
    'components-api',
    'Components know nothing of the server: take the data as props. Fetching code belongs in a screen, a modal or the chat.',
    'components',
    { path: layers('api') },
  ),
  forLayer(
    'components',
    "Components know nothing of the product's screens. A component that needs one belongs in the folder of that screen or modal; the frame around screens belongs in src/app.",
    'components',
    { path: layers(...shared, ...product) },
  ),
  rule(
    'shared',
    'Shared folders do not know screens, modals and the chat. Open a modal by its name; the app provides the views.',
    { path: layers(...shared), pathNot: test },
    { path: layers(...product) },
  ),
  forSrcBut(
    'registry',
    'The registry of modals belongs to the app, which passes it to the overlays: open a modal by its name with `openModal`.',
    ['modals', 'app'],
    { path: '^src/modals/registry' },
  ),
  rule(
    'modal-to-modal',
    'Modals never import each other: open one by its name with `openModal`. Code that two of them share belongs in src/components.',
    { path: '^src/modals/([^/]+)/', pathNot: test },
    { path: modalFolder, pathNot: '^src/modals/$1/' },
  ),
  forLayer(
    'modals',
    'A modal knows no screen, no chat and no app: it takes props and closes with a result. Code that it shares with a screen belongs in src/components or src/api.',
    'modals',
    { path: layers('screens', 'chat', 'app', 'shell') },
  ),
  rule(
    'screen-to-screen',
    "Screens never import each other: go there by its path from '@/lib/paths'. Code that two of them share belongs in src/components, or in its own folder such as src/outcome.",
    { path: '^src/screens/([^/]+)/', pathNot: test },
    { path: '^src/screens/[^/]+/', pathNot: '^src/screens/$1/' },
  ),
  forLayer(
    'screen-to-modal',
    "A screen opens a modal by its name with `openModal`, which loads it lazily; its code belongs in the modal's own folder.",
    'screens',
    { path: modalFolder },
  ),
  forLayer(
    'screens',
    'A screen knows nothing of the app around it: it takes props. Session, routes and layouts belong in src/app, which passes down what a screen needs.',
    'screens',
    { path: layers('chat', 'app', 'shell') },
  ),
  forLayer(
    'chat',
    'The chat knows no screen and no modal. Code that they share belongs in src/components or src/api; a modal opens by its name with `openModal`.',
    'chat',
    { path: [layers('screens'), modalFolder] },
  ),
  forLayer(
    'chat-app',
    'The chat knows nothing of the app around it: it takes props. Session and layouts belong in src/app.',
    'chat',
    { path: layers('app', 'shell') },
  ),
  forLayer(
    'app',
    'The app does not know how it is started. Code that writes or starts the pages belongs in src/shell.',
    'app',
    { path: layers('shell') },
  ),

  // Rules for folders outside src.
  rule(
    'mocks',
    "The mock backend takes types, schemas and declarations from '@/api/…' and helpers from '@/lib/…' and '@/device/…', but nothing else of src. A rule of the backend belongs in mocks/.",
    { path: '^mocks/' },
    { path: '^src/', pathNot: layers('api', 'device', 'lib') },
  ),
  rule(
    'mocks-by-alias',
    "mocks reach src by alias ('@/api/…'): '../src' hides which layer is reached.",
    { path: '^mocks/' },
    { path: '^src/', dependencyTypesNot: ['aliased'] },
  ),
  rule(
    'mocks-interface',
    'The mock backend has no user interface. Code that members see belongs in src.',
    { path: '^mocks/' },
    { path: packages('react', 'react-dom', 'react-router-dom', 'react-i18next', 'i18next', 'swr', '@vanilla-extract') },
  ),
  rule(
    'stories-vitest',
    "A built Storybook has no Vitest, so the story fails there. Import from 'storybook/test' instead.",
    { path: '^(stories|\\.storybook)/' },
    { path: [packages('vitest', '@vitest'), '^mocks/testing/client\\.ts$'] },
  ),
  rule(
    'stories-msw',
    'Stories run with the mock backend: choose a scenario or a failure by parameters. A new response belongs in mocks/.',
    { path: '^stories/' },
    { path: packages('msw', '@mswjs') },
  ),
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: ['node_modules', '^\\.'] },
    // Include type imports.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
