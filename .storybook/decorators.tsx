import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { lazyView } from '@/i18n/lazyView';
import type { ModalViews } from '@/overlays/modalButton';
import { type ModalProps, modalNames } from '@/overlays/modalNames';
import { Overlays } from '@/overlays/Overlays';
import { resetFocus } from './deterministic';
import type { StoryParameters } from './parameters';
import { resetCount } from './reset';
import { ThreeLanguages } from './ThreeLanguages';
import { getToolbarGlobals } from './toolbar';

interface StoryContext {
  id: string;
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
 * Wraps a story in a router at `parameters.route` and a new SWR cache. For the language `all` of the toolbar,
 * shows three frames instead.
 */
export function withProviders(Story: () => ReactNode, { id, viewMode, parameters, globals }: StoryContext) {
  if (getToolbarGlobals(globals).language === 'all')
    return <ThreeLanguages id={id} toolbarGlobals={getToolbarGlobals(globals)} />;
  return (
    <Providers key={resetCount()} route={parameters.route ?? '/'} modals={parameters.modals ?? {}} viewMode={viewMode}>
      <Story />
    </Providers>
  );
}
