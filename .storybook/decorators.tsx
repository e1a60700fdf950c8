import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { LanguageProvider } from 'react-i18next';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { addons } from 'storybook/preview-api';
import { SWRConfig } from 'swr';
import { PageRouter } from '@/components/Dialog/PageRouter';
import { languageNames, languages } from '@/i18n/language';
import { pane, panes } from './decorators.css';
import { viewports } from './modes';
import type { StoryParameters } from './parameters';
import { resetCount } from './reset';
import { resetFocus } from './steady';
import { initialGlobals, lookOf } from './toolbar';

interface StoryContext {
  id: string;
  parameters: StoryParameters;
  globals: Record<string, unknown>;
}

/** Its own SWR cache and router: nothing of the story before is left, and nothing is asked twice or again. */
function World({ route, children }: { route: string; children: ReactNode }) {
  useState(resetFocus);
  const [history] = useState(() => createMemoryHistory({ initialEntries: [route], v5Compat: true }));
  const config = useMemo(
    () => ({
      provider: () => new Map(),
      dedupingInterval: 0,
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    }),
    [],
  );
  return (
    <LanguageProvider>
      <SWRConfig value={config}>
        <PageRouter history={history}>{children}</PageRouter>
      </SWRConfig>
    </LanguageProvider>
  );
}

const setViewport = (value: string | undefined) =>
  addons.getChannel().emit('updateGlobals', { globals: { viewport: { value, isRotated: false } } });

/** The same story in a frame of its own for each language: texts, `lang`, storage and mock backend are really separate. */
function ThreeLanguages({ id, globals }: Pick<StoryContext, 'id' | 'globals'>) {
  const look = lookOf(globals);
  useEffect(() => {
    // Three phones do not fit into the one that stories are shown in.
    setViewport(undefined);
    return () => setViewport(initialGlobals.viewport.value);
  }, []);
  const { width, height } = viewports.phone.styles;
  return (
    <div className={panes}>
      {languages.map((language) => {
        const query = Object.entries({ ...look, language })
          .map(([key, value]) => `${key}:${value}`)
          .join(';');
        return (
          <iframe
            key={language}
            className={pane}
            title={languageNames[language]}
            src={`iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=${encodeURIComponent(query)}`}
            style={{ width, height }}
          />
        );
      })}
    </div>
  );
}

/** Puts a story into its world: router at `parameters.route`, fresh SWR cache, one language or all three. */
export function withWorld(Story: () => ReactNode, { id, parameters, globals }: StoryContext) {
  if (lookOf(globals).language === 'all') return <ThreeLanguages id={id} globals={globals} />;
  return (
    <World key={resetCount()} route={parameters.route ?? '/'}>
      <Story />
    </World>
  );
}
