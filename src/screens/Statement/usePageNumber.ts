import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getPage, withPage } from './pageNumber';

/**
 * Returns the page number in the URL and a function that goes to another page. Each page has a history entry, so back,
 * a reload and a shared link keep the page. With `replace`, the function changes the current entry instead. A modal
 * over the page stays open.
 */
export function usePageNumber() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (page: number, replace = false) => void navigate({ search: withPage(search, page) }, { replace, state }),
    [navigate, search, state],
  );
  return { number: getPage(search), go };
}
