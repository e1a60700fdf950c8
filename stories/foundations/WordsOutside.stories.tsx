import preview from '#.storybook/preview';
import { publicPages } from '@/app/publicPages';
import { i18n } from '@/i18n/i18n';
import captions from '@/i18n/locales/en/films.json';
import { anyPath } from '@/lib/paths';
import { settings } from '@/lib/settings';
import { vars } from '@/theme/contract.css';

const meta = preview.meta({
  title: 'Words outside the pages',
  // No part of a page, and for their words alone.
  tags: ['no-picture'],
  parameters: {
    docs: { description: { component: 'What the site says beside its pages: search engines, shared links, films.' } },
  },
});

const list = { display: 'grid', gap: vars.space.s5, listStyle: 'none', margin: 0, padding: 0 } as const;
const muted = { color: vars.color.textMuted, fontSize: vars.font.size.sm } as const;

function Result({ title, path, description }: { title: string; path: string; description: string }) {
  return (
    <li style={{ display: 'grid' }}>
      <span style={muted}>{path === anyPath ? '/…' : path}</span>
      <strong style={{ color: vars.color.link }}>{title}</strong>
      <span>{description}</span>
    </li>
  );
}

/** Each public page as search engines and shared links show it. */
export const Results = meta.story({
  name: 'Search engines and shared links',
  render: () => (
    <ul style={list}>
      <Result title={settings.siteName} path="/user" description={i18n.t('meta:description.site')} />
      {Object.entries(publicPages).map(([path, { title }]) => (
        <Result
          key={path}
          path={path}
          title={i18n.t(`nav:title.${title}`)}
          description={i18n.t(`meta:description.${title}`)}
        />
      ))}
    </ul>
  ),
});

/** The films have no namespace in the site: it shows what was recorded. */
const say = i18n.t as unknown as (key: string) => string;

/** What is said in each film, in its order. */
export const Captions = meta.story({
  name: 'Captions of the films of help',
  render: () => (
    <div style={list}>
      {Object.entries(captions).map(([topic, lines]) => (
        <section key={topic} aria-label={topic}>
          <h2 style={muted}>{topic}</h2>
          <ol>
            {Object.keys(lines).map((line) => (
              <li key={line}>{say(`films:${topic}.${line}`)}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  ),
});
