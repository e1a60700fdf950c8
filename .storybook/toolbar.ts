import { scenarios } from '@mocks/scenarios/scenarios';
import type { GlobalTypes } from 'storybook/internal/csf';
import { type Language, languageNames, languages } from '@/i18n/language';

const item = (value: string, title: string) => ({ value, title });

/** What the toolbar can set; each also works in an address: `&globals=language:la;theme:dark`. */
export const globalTypes = {
  language: {
    name: 'Language',
    description: 'Language of the story',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...languages.map((language) => ({ ...item(language, languageNames[language]), right: language })),
        item('all', 'All three'),
        item('pseudo', 'Pseudo: long, tall, bracketed'),
      ],
    },
  },
  market: {
    name: 'Market',
    description: 'Market of the build',
    toolbar: { icon: 'markup', dynamicTitle: true, items: [item('th', 'Thai market'), item('la', 'Lao market')] },
  },
  scenario: {
    name: 'Scenario',
    description: 'State of the mock backend',
    toolbar: {
      icon: 'database',
      dynamicTitle: true,
      items: [
        item('', 'Own scenario'),
        ...scenarios.map(({ name, description }) => ({ ...item(name, description), right: name })),
      ],
    },
  },
  theme: {
    name: 'Theme',
    description: 'Light or dark',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [item('own', 'As in the app'), item('light', 'Light'), item('dark', 'Dark')],
    },
  },
  textSize: {
    name: 'Text size',
    description: 'Text size of the browser',
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
export interface Look {
  language: Language | 'all' | 'pseudo';
  market: 'th' | 'la';
  /** Empty: the story's own. */
  scenario: string;
  theme: 'own' | 'light' | 'dark';
  /** Words, because the address turns figures into numbers, which no item of the toolbar is. */
  textSize: 'usual' | 'double';
}

/** What of a story's globals the reset and the decorators follow. */
export function lookOf(globals: Record<string, unknown>): Look {
  const { language, market, scenario, theme, textSize } = { ...initialGlobals, ...globals } as unknown as Look;
  // `200` is what somebody types into an address.
  return { language, market, scenario, theme, textSize: String(textSize) === '200' ? 'double' : textSize };
}

/** The language whose texts are on screen: pseudo-language is made of English, and three frames stand in a Thai page. */
export function textsOf(language: Look['language']): Language {
  if (language === 'pseudo') return 'en';
  return language === 'all' ? 'th' : language;
}
