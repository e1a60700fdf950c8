import { useCallback, useEffect, useRef } from 'react';
import type { StoredCall } from '@/api/calls/call';
import type { KnownRows } from '@/api/commands/pendingCommand';
import { onCommandEnd } from '@/api/commands/pendingCommands';
import { getKnownRows, getListPlace, readPlace } from '@/api/commands/traceList';

/**
 * Reads the place of a form's command while the form is open, and again after each command. Returns a function that
 * returns the rows, for the command's record. They tell later which rows are new.
 */
export function useKnownRows(call: StoredCall, isOpen = true): (params?: { code?: string }) => KnownRows | undefined {
  const place = getListPlace(call.commandKind);
  const response = useRef<unknown>(undefined);
  useEffect(() => {
    if (!isOpen || !place) return undefined;
    let controller = new AbortController();
    const read = async () => {
      controller.abort();
      controller = new AbortController();
      response.current = undefined;
      const { signal } = controller;
      const next = await readPlace(place, { signal }).catch(() => undefined);
      if (!signal.aborted) response.current = next;
    };
    void read();
    const stop = onCommandEnd(() => void read());
    return () => {
      stop();
      controller.abort();
    };
  }, [place, isOpen]);
  return useCallback((params) => place && getKnownRows(place, response.current, params?.code), [place]);
}
