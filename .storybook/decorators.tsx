import { BothThemes } from '@stories/BothThemes';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { lazyView } from '@/components/LazyView/lazyView';
import { type Language, languageNames, languages } from '@/i18n/language';
import type { ModalViews } from '@/overlays/modalButton';
import { type ModalProps, modalNames } from '@/overlays/modalNames';
import { Overlays } from '@/overlays/Overlays';
import { resetFocus } from './deterministic';
import type { StoryParameters } from './parameters';
import { resetCount } from './reset';
import { SideBySide, type Variant } from './SideBySide';
import { showsBothThemes } from './screenshots';
import { getToolbarGlobals } from './toolbar';

interface StoryContext {
  id: string;
  title: string;
  tags: readonly string[];
  viewMode: string;
  parameters: StoryParameters;
  globals: Record<string, unknown>;
}

/**
 * Stands for every modal that the story does not name in `parameters.modals`: a sheet whose code never arrives. So a
 * story depends on the code of those modals only that it shows.
 */
const coming = lazyView<ModalProps>(() => new Promise(() => {}));
const comingModals = Object.fromEntries(modalNames.map((name) => [name, coming])) as ModalViews;

interface ProvidersProps extends Required<Pick<StoryParameters, 'route' | 'modals'>> {
  viewMode: string;
  children: ReactNode;
}

/**
 * Gives each story a new SWR cache and router, so that no state of the previous story is left. SWR neither deduplicates
 * nor retries, and does not revalidate on focus or reconnect.
 */
function Providers({ route, modals, viewMode, children }: ProvidersProps) {
  // On a docs page, the fields of other stories would hear the focus while React renders, and throw.
  useState(() => viewMode === 'story' && resetFocus());
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
    <SWRConfig value={config}>
      <MemoryRouter initialEntries={[route]}>
        <Overlays modals={{ ...comingModals, ...modals }}>{children}</Overlays>
      </MemoryRouter>
    </SWRConfig>
  );
}

/**
 * Wraps a story in a router at `parameters.route` and a new SWR cache. For the language `all` or the theme `both` of the
 * toolbar, shows frames side by side instead. A component in `both` themes stands twice in one frame.
 */
export function withProviders(Story: () => ReactNode, context: StoryContext) {
  const { id, viewMode, parameters, globals } = context;
  const chosen = getToolbarGlobals(globals);
  const isTwice = chosen.theme === 'both' && showsBothThemes(context);
  if (chosen.language === 'all') {
    const inLanguage = (language: Language): Variant => [languageNames[language], { ...chosen, language }];
    return <SideBySide id={id} variants={languages.map(inLanguage)} />;
  }
  if (chosen.theme === 'both' && !isTwice) {
    const inTheme = (theme: 'light' | 'dark'): Variant => [theme, { ...chosen, theme }];
    return <SideBySide id={id} variants={[inTheme('light'), inTheme('dark')]} />;
  }
  return (
    <Providers key={resetCount()} route={parameters.route ?? '/'} modals={parameters.modals ?? {}} viewMode={viewMode}>
      {isTwice ? (
        <BothThemes>
          <Story />
        </BothThemes>
      ) : (
        <Story />
      )}
    </Providers>
  );
}
