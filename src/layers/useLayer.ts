import { useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { layersIn } from '@/lib/layerEntry';
import { leaveLayer, pushLayer } from './history';

/**
 * Gives what a page opens as a layer of its own an entry in the history, as long as it is there: back closes it and keeps
 * the page. `onClose` takes it away; the function that is returned is what its close button calls. Not for questions, news
 * and menus, which the platform closes.
 */
export function useLayer(name: string, isThere: boolean, onClose: () => void): () => void {
  const location = useLocation();
  const { layers } = layersIn(location.state);
  const hasEntry = layers.includes(name);
  const hadEntry = useRef(false);
  const askedAt = useRef<Location>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with what is there and what the history shows, not with each new function
  useEffect(() => {
    if (hadEntry.current && !hasEntry && isThere) onClose();
    else if (hadEntry.current && hasEntry && !isThere) leaveLayer(name, location.search);
    else if (isThere && !hasEntry && pushLayer(name, { layers: [...layers, name] })) askedAt.current = location;
    hadEntry.current = isThere && hasEntry;
  }, [name, isThere, location]);
  return () => {
    if (hasEntry) leaveLayer(name, location.search);
    // Its entry is on its way, and could not be left yet.
    else if (askedAt.current !== location) onClose();
  };
}
