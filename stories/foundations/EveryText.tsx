import { StoryLink } from '@stories/overview/StoryLink';
import { useEffect, useState } from 'react';
import { htmlLang, languageNames, languages } from '@/i18n/language';
import * as css from './EveryText.css';
import { findPages, getLength, type NamedText, readTexts, splitLetters, type Wording } from './texts';

/** Maximum number of rows. More would make the page unreadable. */
const maxRows = 60;
/** A text that is this many times longer than in another language is marked: it may not fit. */
const longFrom = 1.8;
/** A short text, such as "OK", does not need a mark. */
const shortLetters = 12;

/** The place of a text. Vite's server opens it in the editor; a built Storybook only names it. */
function Place({ place }: Pick<Wording, 'place'>) {
  if (!import.meta.hot) return <code>{place}</code>;
  const open = () => fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
  return (
    <button type="button" className={css.place} onClick={open}>
      <code>{place}</code>
    </button>
  );
}

function Text({ text }: { text: NamedText }) {
  return (
    <section className={css.text} aria-label={text.name}>
      <code>{text.name}</code>
      <dl className={css.three}>
        {languages.map((language) => {
          const factor = getLength(text, language);
          const isLong =
            factor >= longFrom && text.wordings[language].some((item) => splitLetters(item.text) > shortLetters);
          return (
            <div key={language}>
              <dt className={css.muted}>{languageNames[language]}</dt>
              {text.wordings[language].map((wording) => (
                <dd key={wording.place} className={css.wordings}>
                  <p lang={htmlLang(language)}>{wording.text}</p>
                  <p className={css.muted}>
                    {splitLetters(wording.text)} letters
                    {isLong && <strong>, {factor.toFixed(1)} times another language</strong>} ·{' '}
                    <Place place={wording.place} />
                  </p>
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
      {text.shownIn.length > 0 && (
        <p className={css.muted}>
          States:{' '}
          {text.shownIn.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <StoryLink id={id}>{id}</StoryLink>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/**
 * Lists the texts of the app, at most `maxRows` at a time. The search finds texts by i18n key or by words in any
 * language.
 */
export function EveryText() {
  const [texts, setTexts] = useState<NamedText[]>([]);
  const [wanted, setWanted] = useState('');
  const [onlyLong, setOnlyLong] = useState(false);
  useEffect(() => {
    void readTexts().then((read) => {
      setTexts(read);
      // The pages come later, because they need every source. A story that runs alone has no index.
      findPages(read).then(setTexts, () => undefined);
    });
  }, []);
  const words = wanted.toLowerCase().split(' ').filter(Boolean);
  const found = texts.filter((text) => {
    const all = Object.values(text.wordings).flat();
    const content = `${text.name} ${all.map((wording) => wording.text).join(' ')}`.toLowerCase();
    if (!words.every((word) => content.includes(word))) return false;
    return !onlyLong || languages.some((language) => getLength(text, language) >= longFrom);
  });
  return (
    <div lang="en" className={css.page}>
      <label className={css.search}>
        Words in any language, or a key
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      <label>
        <input type="checkbox" checked={onlyLong} onChange={({ target }) => setOnlyLong(target.checked)} /> Only texts
        that are much longer than in another language
      </label>
      <p className={css.muted}>
        {found.length} of {texts.length} texts{found.length > maxRows && `, the first ${maxRows} of which are here`}
      </p>
      {found.slice(0, maxRows).map((text) => (
        <Text key={text.name} text={text} />
      ))}
    </div>
  );
}
