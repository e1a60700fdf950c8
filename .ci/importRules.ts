/**
 * Who may import whom, as Biome overrides. Biome replaces options where overrides meet, so each layer's list is written
 * out whole into importRules.json: `npm run format` does it, and a test compares.
 */
export interface Ban {
  group: string[];
  /** Says where the code belongs. */
  message: string;
}

/** Alias patterns of layers of src. */
const layers = (...names: string[]) => names.flatMap((name) => [`@/${name}`, `@/${name}/**`]);

const upwards: Ban = {
  group: ['../**'],
  message:
    "Inside src, import across folders by alias, such as '@/components/Button/Button': '../' hides which layer is reached.",
};
const mock: Ban = {
  group: ['@mocks/**', '**/mocks/**', 'msw', 'msw/**', '@mswjs/**', 'mockdate', 'promptparse', 'uqr', 'socket.io'],
  message:
    'The mock backend belongs in mocks/. src reaches it at one place, the dynamic import in src/app/startMock.ts, so that a production build holds none of it.',
};
const stories: Ban = {
  group: [
    '@stories/**',
    '**/stories/**',
    '**/*.stories',
    '**/*.stories.tsx',
    '**/.storybook/**',
    '#.storybook/**',
    'storybook/**',
    '@storybook/**',
    '@stories/**',
  ],
  message: 'Nothing imports stories. Code that a story shares with the site belongs in src.',
};
const swr: Ban = {
  group: ['swr', 'swr/**'],
  message: 'SWR belongs in src/api: declare a read there and use its hook. Only src/app sets up the cache.',
};
const socket: Ban = {
  group: ['socket.io-client', 'socket.io-client/**'],
  message: 'The chat socket belongs in src/chat, which loads it lazily.',
};
const html: Ban = {
  group: ['dompurify'],
  message:
    'HTML from the server belongs in src/components/Html, which sanitises it; nothing else cleans or shows HTML.',
};
const texts: Ban = {
  group: ['react-i18next'],
  message: "react-i18next belongs in src/i18n: take texts by useTranslation from 'react-i18next'.",
};
const react = ['react', 'react/**', 'react-dom', 'react-dom/**', 'react-router-dom', 'react-i18next'];

const src = [upwards, mock, stories];
const server = [...src, swr, socket, html];
const usual = [...server, texts];
const product = ['screens', 'modals', 'chat', 'app', 'shell'];

const app: Ban = {
  group: layers('shell'),
  message: 'The app runs inside whatever starts it. What writes or starts the pages belongs in src/shell.',
};

/** Bans by folder or file; later entries win where they overlap. */
export const importRules: Record<string, Ban[]> = {
  'src/lib/**': [
    ...usual,
    {
      group: layers('theme', 'i18n', 'components', 'api', ...product),
      message:
        'lib holds pure helpers and imports nothing of src but lib. Code that needs the interface, texts, calls or the session belongs in the layer that has them (components, i18n, api, app).',
    },
    {
      group: react,
      message:
        'lib holds pure helpers without React. A hook or component belongs in src/components, in src/api (a call), or beside the screen or modal that uses it.',
    },
  ],
  'src/theme/**': [
    ...usual,
    {
      group: layers('lib', 'i18n', 'components', 'api', ...product),
      message:
        'theme holds tokens and global styles and imports nothing of src but theme. Styles of a component belong beside it in src/components.',
    },
  ],
  'src/i18n/**': [
    ...server,
    {
      group: layers('components', 'api', ...product),
      message:
        'i18n knows languages, texts and formats only. What shows a text belongs in src/components or above; what calls the server belongs in src/api.',
    },
  ],
  'src/api/**': [
    ...src,
    socket,
    html,
    {
      group: layers('theme', 'i18n', 'components', ...product),
      message:
        'api declares calls and uses lib alone. The text of a failure belongs in src/i18n, showing it in src/components, the session in src/app, which hands it to the client.',
    },
  ],
  'src/components/**': [
    ...src,
    swr,
    socket,
    texts,
    {
      group: layers('api'),
      message:
        'Components know nothing of the server: take the data as props. What fetches belongs in a screen, a modal or the chat.',
    },
    {
      group: layers(...product),
      message:
        "Components know nothing of the product's screens. A part that needs one belongs in that screen's or modal's own folder; the frame around screens belongs in src/app.",
    },
  ],
  'src/modals/**': [
    ...usual,
    {
      group: ['@/modals/*/**'],
      message:
        "Modals never import each other: open one by its name through '@/modals/registry'. What two of them share belongs in src/components; inside one folder use './'.",
    },
    {
      group: layers('screens', 'chat', 'app', 'shell'),
      message:
        'A modal knows no screen, no chat and no app: it takes props and closes with a result. What it shares with a screen belongs in src/components or src/api.',
    },
  ],
  'src/screens/**': [
    ...usual,
    {
      group: layers('screens'),
      message:
        "Screens never import each other: go there by its path from '@/lib/paths'. What two of them share belongs in src/components; inside one folder use './'.",
    },
    {
      group: ['@/modals/*/**'],
      message: "A screen opens a modal by its name through '@/modals/registry', which loads it lazily.",
    },
    {
      group: layers('chat', 'app', 'shell'),
      message:
        'A screen knows nothing of the app around it: it takes props. Session, routes and layouts belong in src/app, which hands down what a screen needs.',
    },
  ],
  'src/chat/**': [
    ...src,
    swr,
    html,
    {
      group: [...layers('screens'), '@/modals/*/**'],
      message:
        "The chat knows no screen and no modal. What they share belongs in src/components or src/api; a modal opens by its name through '@/modals/registry'.",
    },
    {
      group: layers('app', 'shell'),
      message: 'The chat knows nothing of the app around it: it takes props. Session and layouts belong in src/app.',
    },
  ],
  'src/app/**': [...src, socket, html, app],
  'src/app/startMock.ts': [
    upwards,
    stories,
    swr,
    socket,
    html,
    app,
    {
      group: ['@mocks/**', '!@mocks/browser', '**/mocks/**', 'msw', 'msw/**', '@mswjs/**'],
      message: "The mock backend has one door for the site: import('@mocks/browser'). Anything else belongs in mocks/.",
    },
  ],
  'src/shell/**': usual,
  // A test may pair what its layer does not know, such as texts with the codes of calls.
  'src/**/*.test.{ts,tsx}': [upwards, stories],
  'mocks/**': [
    {
      group: [...layers('theme', 'i18n', 'components', ...product), '**/src/**'],
      message:
        "The mock backend takes types, schemas and declarations from '@/api/…' and pure helpers from '@/lib/…', nothing else of src. A rule of the backend belongs in mocks/.",
    },
    {
      group: [...react, 'i18next', 'swr', 'swr/**', '@vanilla-extract/**'],
      message: 'The mock backend is no part of the interface. What members see belongs in src.',
    },
    stories,
  ],
  'stories/**': [
    {
      group: ['../**'],
      message:
        "Stories import by alias: '@/components/Button/Button', '@mocks/…', '@stories/samples', '#.storybook/preview'.",
    },
    {
      group: ['msw', 'msw/**', '@mswjs/**'],
      message:
        'Stories run against the one mock backend: pick a scenario or a failure by parameters. A new answer belongs in mocks/.',
    },
  ],
};

/** The Biome configuration that biome.json extends. */
export function importRulesConfig() {
  return {
    $schema: '../node_modules/@biomejs/biome/configuration_schema.json',
    root: false,
    overrides: Object.entries(importRules).map(([folder, patterns]) => ({
      includes: [`**/${folder}`],
      linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
    })),
  };
}
