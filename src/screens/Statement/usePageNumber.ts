import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageIn, withPage } from './pageNumber';

/**
 * The page that the address asks for, and a way to another one. Each has an entry in the history, so that back, a reload
 * and a shared link keep it; `replace` corrects the entry, with whatever modal is open over it.
 */
export function usePageNumber() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (page: number, replace = false) => void navigate({ search: withPage(search, page) }, { replace, state }),
    [navigate, search, state],
  );
  return { number: pageIn(search), go };
}
