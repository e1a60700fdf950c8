import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isModalName, type ModalName } from './registry';

const parameter = 'modal';

interface PushedState {
  /** The entry before this one is the same page without this modal, so closing may go back to it. */
  modalPushed?: boolean;
}

/** The stack of open modals, lowest first, as the address says it. Unknown names are left out. */
export function openModals(search: string): ModalName[] {
  return new URLSearchParams(search).getAll(parameter).filter(isModalName);
}

/**
 * Opens and closes modals by their typed names. The address holds the stack, so that the back button closes the top
 * one and an address opens it (readings: behaviour).
 */
export function useModals() {
  const location = useLocation();
  const navigate = useNavigate();
  const names = openModals(location.search);

  const open = useCallback(
    (name: ModalName) => {
      const search = new URLSearchParams(location.search);
      if (openModals(location.search).includes(name)) return;
      search.append(parameter, name);
      const state: PushedState = { modalPushed: true };
      navigate({ pathname: location.pathname, search: `?${search}` }, { state, preventScrollReset: true });
    },
    [location.pathname, location.search, navigate],
  );

  const close = useCallback(() => {
    if ((location.state as PushedState | null)?.modalPushed) {
      navigate(-1);
      return;
    }
    const search = new URLSearchParams(location.search);
    const left = openModals(location.search).slice(0, -1);
    search.delete(parameter);
    for (const name of left) search.append(parameter, name);
    navigate({ pathname: location.pathname, search: `${search}` }, { replace: true });
  }, [location, navigate]);

  return { names, open, close };
}
