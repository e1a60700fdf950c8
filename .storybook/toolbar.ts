import { scenarios } from '@mocks/scenarios/scenarios';
import type { GlobalTypes } from 'storybook/internal/csf';
import { type Language, languageNames, languages } from '@/i18n/language';

const item = (value: string, title: string) => ({ value, title });

/**
 * The toolbar's globals; each also works in an address: `&globals=language:la;theme:dark`. The default titles are short,
 * so that the toolbar fits beside the panel in a window of 1440 px.
 */
export const globalTypes = {
  language: {
    name: 'Language',
    description: 'Language of the story',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        item('all', 'Three languages, side by side'),
        ...languages.map((language) => ({ ...item(language, languageNames[language]), right: language })),
        item('pseudo', 'Pseudo: long, tall, bracketed'),
      ],
    },
  },
  market: {
    name: 'Market',
    description: 'Market of the build',
    toolbar: {
      icon: 'markup',
      dynamicTitle: true,
      items: [
        { ...item('th', 'TH'), right: 'Thai market' },
        { ...item('la', 'LA'), right: 'Lao market' },
      ],
    },
  },
  scenario: {
    name: 'Scenario',
    description: 'State of the mock backend',
    toolbar: {
      icon: 'database',
      dynamicTitle: true,
      items: [
        { ...item('', 'Own'), right: "the story's own" },
        ...scenarios.map(({ name, description }) => ({
          ...item(name, description),
          right: name,
        })),
      ],
    },
  },
  theme: {
    name: 'Theme',
    description: 'Light or dark',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { ...item('own', 'App'), right: 'as in the app' },
        item('light', 'Light'),
        item('dark', 'Dark'),
        item('both', 'Both themes, side by side'),
      ],
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
};

/** The toolbar's globals as a story reads them. */
export interface ToolbarGlobals {
  language: Language | 'all' | 'pseudo';
  market: 'th' | 'la';
  /** The scenario of the mock backend; `''` for the story's own. */
  scenario: string;
  theme: 'own' | 'light' | 'dark' | 'both';
  /** Words, because Storybook parses digits in an address as a number, which matches no item of the toolbar. */
  textSize: 'usual' | 'double';
}

/** Returns the globals that the reset and the decorators use. */
export function getToolbarGlobals(globals: Record<string, unknown>): ToolbarGlobals {
  const completeGlobals = { ...initialGlobals, ...globals };
  for (const { name, initial } of findWrongGlobals(globals)) Object.assign(completeGlobals, { [name]: initial });
  const { language, market, scenario, theme, textSize } = completeGlobals as unknown as ToolbarGlobals;
  // An address typed by a person may contain `200`.
  return { language, market, scenario, theme, textSize: String(textSize) === '200' ? 'double' : textSize };
}

const ownNames = ['language', 'market', 'theme', 'textSize'] as const;

/** Returns the globals whose value the toolbar does not know, as an address typed by a person may have them. */
function findWrongGlobals(globals: Record<string, unknown>) {
  return ownNames.flatMap((name) => {
    const value = globals[name];
    const values: string[] = globalTypes[name].toolbar.items.map((item) => item.value);
    if (value === undefined || values.includes(String(value))) return [];
    if (name === 'textSize' && String(value) === '200') return [];
    return { name, value: String(value), values, initial: initialGlobals[name] };
  });
}

/** Throws an error that names a wrong global and the values that it may have. */
export function checkGlobals(globals: Record<string, unknown>): void {
  const [wrong] = findWrongGlobals(globals);
  if (wrong) throw new Error(`There is no ${wrong.name} "${wrong.value}". Choose one of: ${wrong.values.join(', ')}.`);
}

/**
 * Returns the language of the texts on screen. The pseudo-language (`pseudo`) is based on English. With `all`, three
 * frames show one language each, and the page around them is in Thai.
 */
export function getTexts(language: ToolbarGlobals['language']): Language {
  if (language === 'pseudo') return 'en';
  return language === 'all' ? 'th' : language;
}
