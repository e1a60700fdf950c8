import { scenarios } from '@mocks/scenarios/scenarios';
import type { GlobalTypes } from 'storybook/internal/csf';
import { type Language, languageNames, languages } from '@/i18n/language';
import { translateFrom } from './uiLocale';
import la from './words/la.json';
import th from './words/th.json';

type Text = keyof typeof th & keyof typeof la;

/** Translates a toolbar text into the UI language. */
export const translateTool = translateFrom<Text>({ th, la });

const item = (value: string, title: string) => ({ value, title });

/** The toolbar's globals; each also works in an address: `&globals=language:la;theme:dark`. */
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
  /** A state code that the demo panel has copied. The story "State from a link" opens it. */
  state: '',
};

/** The toolbar's globals as a story reads them. */
export interface ToolbarGlobals {
  language: Language | 'all' | 'pseudo';
  market: 'th' | 'la';
  /** The scenario of the mock backend; `''` for the story's own. */
  scenario: string;
  theme: 'own' | 'light' | 'dark';
  /** Words, because Storybook parses digits in an address as a number, which matches no item of the toolbar. */
  textSize: 'usual' | 'double';
}

/** Returns the globals that the reset and the decorators use. */
export function toolbarGlobalsOf(globals: Record<string, unknown>): ToolbarGlobals {
  const { language, market, scenario, theme, textSize } = {
    ...initialGlobals,
    ...globals,
  } as unknown as ToolbarGlobals;
  // An address typed by a person may contain `200`.
  return { language, market, scenario, theme, textSize: String(textSize) === '200' ? 'double' : textSize };
}

/**
 * Returns the language of the texts on screen. The pseudo-language (`pseudo`) is based on English. With `all`, three
 * frames show one language each, and the page around them is in Thai.
 */
export function textsOf(language: ToolbarGlobals['language']): Language {
  if (language === 'pseudo') return 'en';
  return language === 'all' ? 'th' : language;
}
