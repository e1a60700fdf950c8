import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { whenSettled } from '@/components/Dialog/historySteps';
import { pageIn, withPage } from './pageNumber';

/**
 * The page that the address asks for, and a way to another one. Each has an entry in the history, so that back, a reload
 * and a shared link keep it; `replace` corrects the entry, with whatever modal is open over it.
 */
export function usePageNumber() {
  const { search } = useLocation();
  const go = useCallback((page: number, replace = false) => {
    whenSettled(({ navigate, location }) => {
      void navigate({ search: withPage(location.search, page) }, { replace, state: location.state });
    });
  }, []);
  return { number: pageIn(search), go };
}
