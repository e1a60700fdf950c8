import { StoryLink } from '@stories/overview/StoryLink';
import { useEffect, useState } from 'react';
import { htmlLang, type Language, languageNames, languages } from '@/i18n/language';
import * as css from './EveryText.css';

const files = import.meta.glob<Record<string, unknown>>('/src/i18n/locales/*/*.json', { import: 'default' });

/** Texts by name (`home:tiles.deposit`), in each language. A plural has two texts in English. */
type Texts = Map<string, Record<Language, string[]>>;

function addTexts(texts: Texts, language: Language, name: string, value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      addTexts(texts, language, name.endsWith(':') ? name + key : `${name}.${key}`, inner);
    return;
  }
  const counted = name.replace(/_(one|other)$/, '');
  const own = texts.get(counted) ?? { th: [], la: [], en: [] };
  own[language].push(String(value));
  texts.set(counted, own);
}

async function readTexts(): Promise<Texts> {
  const texts: Texts = new Map();
  const read = Object.entries(files).map(async ([path, load]) => {
    const [language, file = ''] = path.split('/').slice(-2);
    return [language as Language, file.replace('.json', ''), await load()] as const;
  });
  for (const [language, namespace, values] of await Promise.all(read))
    addTexts(texts, language, `${namespace}:`, values);
  return new Map([...texts].sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * Fetches the stories that show each text. `npm run translations` records these stories in a file that is not in Git
 * (`.storybook/main.ts`). Rejects if the file is missing.
 */
const readSayers = async (): Promise<Record<string, string[]>> => {
  const told = await fetch('words/stories.json');
  return told.ok ? told.json() : Promise.reject(new Error(told.statusText));
};

/** Maximum number of rows, and of links per row. More would make the page unreadable. */
const maxRows = 60;
const maxLinks = 8;

function Sayers({ ids }: { ids: readonly string[] }) {
  if (!ids.length) return <p className={css.muted}>No story says it.</p>;
  return (
    <details>
      <summary>
        {ids.length} {ids.length === 1 ? 'story says' : 'stories say'} it
      </summary>
      <ul className={css.links}>
        {ids.slice(0, maxLinks).map((id) => (
          <li key={id}>
            <StoryLink id={id}>{id}</StoryLink>
          </li>
        ))}
        {ids.length > maxLinks && <li>and {ids.length - maxLinks} more</li>}
      </ul>
    </details>
  );
}

/**
 * Lists the texts of the app, at most `maxRows` at a time. The search finds texts by i18n key or by words in any
 * language.
 */
export function EveryText() {
  const [texts, setTexts] = useState<Texts>();
  const [sayers, setSayers] = useState<Record<string, string[]>>();
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    void readTexts().then(setTexts);
    readSayers().then(setSayers, () => undefined);
  }, []);
  if (!texts) return null;
  const words = wanted.toLowerCase().split(' ').filter(Boolean);
  const found = [...texts].filter(([name, own]) => {
    const said = `${name} ${Object.values(own).flat().join(' ')}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
  return (
    <div lang="en" className={css.page}>
      <p>
        {sayers ? (
          <a href="words/index.html" target="_blank" rel="noopener">
            Each in its place, with its limits and a field for proposals
          </a>
        ) : (
          <>
            Where each is said, with pictures, limits and a field for proposals: <code>npm run translations</code>
          </>
        )}
      </p>
      <label className={css.search}>
        Words in any language, or a key
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      <p role="status" className={css.muted}>
        {found.length} of {texts.size} texts{found.length > maxRows && `, the first ${maxRows} of which are here`}
      </p>
      {found.slice(0, maxRows).map(([name, own]) => (
        <section key={name} className={css.text} aria-label={name}>
          <code>{name}</code>
          <dl className={css.three}>
            {languages.map((language) => (
              <div key={language}>
                <dt className={css.muted}>{languageNames[language]}</dt>
                <dd className={css.words} lang={htmlLang(language)}>
                  {own[language].join(' / ')}
                </dd>
              </div>
            ))}
          </dl>
          {sayers && <Sayers ids={sayers[name] ?? []} />}
        </section>
      ))}
    </div>
  );
}
