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
 * goes on. A change of `refreshKey` clears it and reads again.
 */
export function useHistory(from: number | undefined, refreshKey?: unknown): HistoryRead {
  const lastRead = useRef<{ refreshKey: unknown; history: History }>({ refreshKey, history: unread });
  const [history, setHistory] = useState(unread);
  const [state, setState] = useState<HistoryRead['state']>('reading');
  const [run, setRun] = useState(0);
  const activeController = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `run` is a retry
  useEffect(() => {
    if (from === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    activeController.current = controller;
    if (!Object.is(lastRead.current.refreshKey, refreshKey)) lastRead.current = { refreshKey, history: unread };
    const saveHistory = (read: History) => {
      if (signal.aborted) return;
      lastRead.current = { refreshKey, history: read };
      setHistory(read);
    };
    if (reaches(lastRead.current.history, from)) {
      setState('read');
      return;
    }
    setState('reading');
    const ask = (page: number) => readOnce(getStatements, { body: { page, limit: maxPageSize } }, { signal });
    readBack(from, lastRead.current.history, ask, saveHistory).then(
      () => !signal.aborted && setState('read'),
      () => !signal.aborted && setState('failed'),
    );
    return () => controller.abort();
  }, [from, refreshKey, run]);

  return {
    history,
    state,
    stop: () => {
      activeController.current?.abort();
      setState((now) => (now === 'reading' ? 'stopped' : now));
    },
    resume: () => setRun((count) => count + 1),
  };
}
