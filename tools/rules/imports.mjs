/**
 * Who may import whom, and that nothing imports in a circle: `npm run lint` lets dependency-cruiser read this. Types count
 * as much as values. What a message says is where the code belongs instead.
 */

/** Files of these layers of src. */
const layers = (...names) => `^src/(${names.join('|')})/`;
/** Packages, whether they are installed or not. */
const packages = (...names) => `(^|/node_modules/)(${names.join('|')})(/|$)`;
const product = ['screens', 'modals', 'chat', 'app', 'shell'];
/** What screens, modals and the chat share, with calls and history: above the components, below all of these. */
const shared = ['overlays', 'outcome', 'banners', 'bonus', 'responsibleGaming'];
/** A test may pair what its layer does not know, such as texts with the codes of calls. */
const test = '\\.test\\.tsx?$';
/** A modal's own folder, or a screen's; what lies beside the folders belongs to all. */
const modalFolder = '^src/modals/[^/]+/';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
/** A rule for a layer of src without its tests. */
const forLayer = (name, comment, layer, to) => rule(name, comment, { path: layers(layer), pathNot: test }, to);
/** A rule for all of src but some layers, without tests. */
const forSrcBut = (name, comment, homes, to) =>
  rule(name, comment, { path: '^src/', pathNot: [test, ...(homes.length ? [layers(...homes)] : [])] }, to);

const forbidden = [
  rule(
    'cycle',
    'Neither of two files that import each other can be read or changed alone: what both need belongs in a third one.',
    {},
    { circular: true },
  ),
  rule(
    'by-alias',
    "Across folders, import by alias, such as '@/components/Button/Button': '../' hides which layer is reached.",
    { path: '^((?:src|stories)/.+)/[^/]+$' },
    { path: '^(src|mocks|stories)/', pathNot: '^$1/', dependencyTypesNot: ['aliased'] },
  ),

  // What belongs in one place.
  rule(
    'mock',
    'The mock backend belongs in mocks/. src reaches it at one place, the dynamic import in src/app/startMock.ts, so that a production build holds none of it.',
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

  // Layers: each knows those below it.
  forLayer(
    'lib',
    'lib holds pure helpers and imports nothing of src but lib. What keeps, opens, copies or waits for something in the browser belongs in src/device; code that needs the interface, texts, calls or the session in the layer that has them (components, i18n, api, app).',
    'lib',
    { path: layers('device', 'theme', 'i18n', 'components', 'api', ...shared, ...product) },
  ),
  forLayer(
    'device',
    'device is what the browser does for us (storage, clipboard, files, tabs, reloading) and knows lib alone. Code that needs the interface, texts, calls or the session belongs in the layer that has them.',
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
    'i18n knows languages, texts and formats only. What shows a text belongs in src/components or above; what calls the server belongs in src/api.',
    'i18n',
    { path: layers('components', 'api', ...shared, ...product) },
  ),
  forLayer(
    'api',
    'api declares calls and uses lib and device alone. The text of a failure belongs in src/i18n, showing it in src/components, the session in src/app, which hands it to the client.',
    'api',
    { path: layers('theme', 'i18n', 'components', ...shared, ...product) },
  ),
  forLayer(
    'components-api',
    'Components know nothing of the server: take the data as props. What fetches belongs in a screen, a modal or the chat.',
    'components',
    { path: layers('api') },
  ),
  forLayer(
    'components',
    "Components know nothing of the product's screens. A part that needs one belongs in that screen's or modal's own folder; the frame around screens belongs in src/app.",
    'components',
    { path: layers(...shared, ...product) },
  ),
  rule(
    'shared',
    'What screens, modals and the chat share knows none of them. A modal is opened by its name; the app gives the views.',
    { path: layers(...shared), pathNot: test },
    { path: layers(...product) },
  ),
  forSrcBut(
    'registry',
    'The registry of modals belongs to the app, which gives it to the layers: open a modal by its name with `openModal`.',
    ['modals', 'app'],
    { path: '^src/modals/registry' },
  ),
  rule(
    'modal-to-modal',
    'Modals never import each other: open one by its name with `openModal`. What two of them share belongs in src/components.',
    { path: '^src/modals/([^/]+)/', pathNot: test },
    { path: modalFolder, pathNot: '^src/modals/$1/' },
  ),
  forLayer(
    'modals',
    'A modal knows no screen, no chat and no app: it takes props and closes with a result. What it shares with a screen belongs in src/components or src/api.',
    'modals',
    { path: layers('screens', 'chat', 'app', 'shell') },
  ),
  rule(
    'screen-to-screen',
    "Screens never import each other: go there by its path from '@/lib/paths'. What two of them share belongs in src/components, or in a room of its own such as src/outcome.",
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
    'A screen knows nothing of the app around it: it takes props. Session, routes and layouts belong in src/app, which hands down what a screen needs.',
    'screens',
    { path: layers('chat', 'app', 'shell') },
  ),
  forLayer(
    'chat',
    'The chat knows no screen and no modal. What they share belongs in src/components or src/api; a modal opens by its name with `openModal`.',
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
    'The app runs inside whatever starts it. What writes or starts the pages belongs in src/shell.',
    'app',
    { path: layers('shell') },
  ),

  // Around src.
  rule(
    'mocks',
    "The mock backend takes types, schemas and declarations from '@/api/…' and helpers from '@/lib/…' and '@/device/…', nothing else of src. A rule of the backend belongs in mocks/.",
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
    'The mock backend is no part of the interface. What members see belongs in src.',
    { path: '^mocks/' },
    { path: packages('react', 'react-dom', 'react-router-dom', 'react-i18next', 'i18next', 'swr', '@vanilla-extract') },
  ),
  rule(
    'stories-vitest',
    "A built Storybook has no Vitest: such a story fails there. Take what stories need from 'storybook/test'.",
    { path: '^(stories|\\.storybook)/' },
    { path: [packages('vitest', '@vitest'), '^mocks/testing/client\\.ts$'] },
  ),
  rule(
    'stories-msw',
    'Stories run against the one mock backend: pick a scenario or a failure by parameters. A new answer belongs in mocks/.',
    { path: '^stories/' },
    { path: packages('msw', '@mswjs') },
  ),
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: ['node_modules', '^\\.'] },
    // Types, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
