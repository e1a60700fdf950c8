import { createContext, useContext } from 'react';
import { type Location, useLocation } from 'react-router-dom';

export const EntryContext = createContext<Location | undefined>(undefined);

/**
 * The history entry as it is, with the modals and dialogs it names. Below `PageLocation` the router's own `useLocation`
 * knows the page alone and does not change with them.
 */
export function useEntry(): Location {
  const page = useLocation();
  return useContext(EntryContext) ?? page;
}
