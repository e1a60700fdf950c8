import { nameOf, say } from '@stories/words/words';
import { type FormEvent, useRef, useState } from 'react';
import { isHidden } from '#.storybook/hiddenTags';
import { uiLang } from '#.storybook/uiLocale';
import * as css from './Finder.css';
import { type Findable, find } from './find';
import { StoryLink } from './StoryLink';

interface Index {
  entries: Record<string, { id: string; title: string; name: string; tags: string[]; subtype?: string }>;
}

/** Fetches the stories that the sidebar shows from Storybook's own index. */
async function fetchStories(): Promise<Findable[]> {
  const { entries } = (await (await fetch('index.json')).json()) as Index;
  return Object.values(entries)
    .filter(({ subtype, tags }) => subtype === 'story' && !isHidden(tags))
    .map(({ id, title, name }) => ({
      ...{ id, title, name },
      place: [...title.split('/'), name].map(nameOf).join(' › '),
    }));
}

const maxShown = 30;

/** Finds stories in the reader's language. Storybook's own search knows only the English names. */
export function Finder() {
  const [stories, setStories] = useState<Findable[]>();
  const [asked, setAsked] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const found = find(stories ?? [], asked, uiLang);
  const load = () => {
    if (!stories) fetchStories().then(setStories, () => setStories([]));
  };
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    list.current?.querySelector('a')?.click();
  };
  return (
    <search>
      <form className={css.finder} onSubmit={openFirst}>
        <label className={css.label} htmlFor="find-state">
          {say('Find a state')}
        </label>
        <input
          id="find-state"
          className={css.field}
          type="search"
          autoComplete="off"
          placeholder={say('For example: withdraw refused')}
          value={asked}
          onFocus={load}
          onChange={({ target }) => {
            load();
            setAsked(target.value);
          }}
        />
        <p className={css.count} role="status">
          {asked && stories && `${say('Found')}: ${found.length}`}
        </p>
        <ol ref={list} className={css.list}>
          {found.slice(0, maxShown).map(({ id, place }) => (
            <li key={id}>
              <StoryLink id={id} className={css.result}>
                {place}
              </StoryLink>
            </li>
          ))}
        </ol>
        {found.length > maxShown && <p className={css.count}>{say('More results: add a word to narrow them down.')}</p>}
      </form>
    </search>
  );
}
