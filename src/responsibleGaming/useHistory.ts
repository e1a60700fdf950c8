import { useEffect, useRef, useState } from 'react';
import { maxPageSize } from '@/api/calls/shapes';
import { getStatements } from '@/api/calls/statement';
import { readOnce } from '@/api/client/readOnce';
import { type History, reaches, readBack, unread } from './readBack';

export interface HistoryRead {
  /** The part of the statement that has been read. */
  history: History;
  state: 'reading' | 'read' | 'stopped' | 'failed';
  /** Stops reading. The entries read so far remain. */
  stop: () => void;
  /** Continues after a stop or a failure. */
  resume: () => void;
}

/**
 * Reads the member's statement back to `from` (ms), or nothing if `from` is undefined. It uses no cache, because sums
 * of old responses would be wrong. Each response extends the history in `lastRead`, from which a resumed or longer read
 * goes on. A change of `asOf` clears it and reads again.
 */
export function useHistory(from: number | undefined, asOf?: unknown): HistoryRead {
  const lastRead = useRef<{ asOf: unknown; history: History }>({ asOf, history: unread });
  const [history, setHistory] = useState(unread);
  const [state, setState] = useState<HistoryRead['state']>('reading');
  const [run, setRun] = useState(0);
  const stopping = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `run` is a retry
  useEffect(() => {
    if (from === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    stopping.current = controller;
    if (!Object.is(lastRead.current.asOf, asOf)) lastRead.current = { asOf, history: unread };
    const keep = (read: History) => {
      if (signal.aborted) return;
      lastRead.current = { asOf, history: read };
      setHistory(read);
    };
    if (reaches(lastRead.current.history, from)) {
      setState('read');
      return;
    }
    setState('reading');
    const ask = (page: number) => readOnce(getStatements, { body: { page, limit: maxPageSize } }, { signal });
    readBack(from, lastRead.current.history, ask, keep).then(
      () => !signal.aborted && setState('read'),
      () => !signal.aborted && setState('failed'),
    );
    return () => controller.abort();
  }, [from, asOf, run]);

  return {
    history,
    state,
    stop: () => {
      stopping.current?.abort();
      setState((now) => (now === 'reading' ? 'stopped' : now));
    },
    resume: () => setRun((count) => count + 1),
  };
}
