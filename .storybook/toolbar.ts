import { scenarios } from '@mocks/scenarios/scenarios';
import type { GlobalTypes } from 'storybook/internal/csf';
import { type Language, languageNames, languages } from '@/i18n/language';
import { translateFrom } from './uiLocale';
import la from './words/la.json';
import th from './words/th.json';

type Text = keyof typeof th & keyof typeof la;

/** What stands in the toolbar, in the reader's language. */
export const translateTool = translateFrom<Text>({ th, la });

const item = (value: string, title: string) => ({ value, title });

/** What the toolbar can set; each also works in an address: `&globals=language:la;theme:dark`. */
export const globalTypes = {
  language: {
    name: translateTool('Language'),
    description: translateTool('Language of the story'),
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...languages.map((language) => ({ ...item(language, languageNames[language]), right: language })),
        item('all', translateTool('All three')),
        item('pseudo', translateTool('Pseudo: long, tall, bracketed')),
      ],
    },
  },
  market: {
    name: translateTool('Market'),
    description: translateTool('Market of the build'),
    toolbar: {
      icon: 'markup',
      dynamicTitle: true,
      items: [item('th', translateTool('Thai market')), item('la', translateTool('Lao market'))],
    },
  },
  scenario: {
    name: translateTool('Scenario'),
    description: translateTool('State of the mock backend'),
    toolbar: {
      icon: 'database',
      dynamicTitle: true,
      items: [
        item('', translateTool('Own scenario')),
        ...scenarios.map(({ name, description }) => ({
          ...item(name, translateTool(description as Text)),
          right: name,
        })),
      ],
    },
  },
  theme: {
    name: translateTool('Theme'),
    description: translateTool('Light or dark'),
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        item('own', translateTool('As in the app')),
        item('light', translateTool('Light')),
        item('dark', translateTool('Dark')),
      ],
    },
  },
  textSize: {
    name: translateTool('Text size'),
    description: translateTool('Text size of the browser'),
    toolbar: { icon: 'zoom', dynamicTitle: true, items: [item('usual', '100 %'), item('double', '200 %')] },
  },
} satisfies GlobalTypes;

export const initialGlobals = {
  language: 'th',
  market: 'th',
  scenario: '',
  theme: 'own',
  textSize: 'usual',
  viewport: { value: 'phone' },
  /** What the demo's panel has copied: the story "State from a link" opens it. */
  state: '',
};

/** The toolbar's values as a story sees them. */
export interface ToolbarGlobals {
  language: Language | 'all' | 'pseudo';
  market: 'th' | 'la';
  /** Empty: the story's own. */
  scenario: string;
  theme: 'own' | 'light' | 'dark';
  /** Words, because the address turns figures into numbers, which no item of the toolbar is. */
  textSize: 'usual' | 'double';
}

/** What of a story's globals the reset and the decorators follow. */
export function toolbarGlobalsOf(globals: Record<string, unknown>): ToolbarGlobals {
  const { language, market, scenario, theme, textSize } = {
    ...initialGlobals,
    ...globals,
  } as unknown as ToolbarGlobals;
  // `200` is what somebody types into an address.
  return { language, market, scenario, theme, textSize: String(textSize) === '200' ? 'double' : textSize };
}

/** The language whose texts are on screen: pseudo-language is made of English, and three frames stand in a Thai page. */
export function textsOf(language: ToolbarGlobals['language']): Language {
  if (language === 'pseudo') return 'en';
  return language === 'all' ? 'th' : language;
}
