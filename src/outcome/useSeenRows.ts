import { useEffect } from 'react';
import { getSlips, getStatements, statementPageSize } from '@/api/calls/statement';
import { readRaw } from '@/api/client/readRaw';
import { forgetPlace, onSeenRowsForgotten } from '@/api/commands/seenRows';

const calls = { statement: getStatements, slips: getSlips };

/**
 * Reads the place of a money form's command when the form opens, and again after each command, so that the command's
 * record knows the newest rows from before it.
 */
export function useSeenRows(place: keyof typeof calls): void {
  useEffect(() => {
    const controller = new AbortController();
    const readPlace = () => {
      const body = { page: 1, limit: statementPageSize };
      void readRaw(calls[place], { body }, { signal: controller.signal }).catch(() => undefined);
    };
    forgetPlace(place);
    readPlace();
    const stop = onSeenRowsForgotten(readPlace);
    return () => {
      stop();
      controller.abort();
    };
  }, [place]);
}
