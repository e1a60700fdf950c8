import { useEffect, useRef, useState } from 'react';
import { readRaw } from '@/api/client/readOnce';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { usePoll } from '@/lib/react/usePoll';
import { addReading, type Evidence, type ReadCallFunction, readEvidence } from './evidence';

/** The time between two readings in ms: `firstPollMs` for the first `firstPolls` readings, then `laterPollMs`. */
const firstPollMs = 5000;
const firstPolls = 12;
const laterPollMs = 15_000;

/** The evidence that was last shown about each command, by its idempotency key, because what was seen once stays seen. */
const lastEvidence = new Map<string, Evidence>();

/**
 * Reads the evidence about a command again and again while `isOn` is true and the page is visible. If a reading shows
 * nothing at all, the rows of the one before stay, with its time.
 */
export function useEvidence(command: PendingCommand, isOn: boolean) {
  const [evidence, setEvidence] = useState(() => lastEvidence.get(command.key));
  const [isReading, setReading] = useState(false);
  const [readings, setReadings] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );

  const refresh = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setReading(true);
    const ask: ReadCallFunction = (call, args) => {
      // Discard an early response, because the page requested it before the command was sent.
      globalThis.kapaoEarlyRead = undefined;
      return readRaw(call, args, { signal: controller.signal });
    };
    const next = await readEvidence(command, ask);
    if (controller.signal.aborted) return;
    running.current = undefined;
    setReading(false);
    setReadings((count) => count + 1);
    const evidence = addReading(lastEvidence.get(command.key), next);
    lastEvidence.set(command.key, evidence);
    setEvidence(evidence);
  };
  const isFirst = readings < firstPolls;
  usePoll(refresh, isFirst ? firstPollMs : laterPollMs, { isOn, immediate: isFirst });
  return { evidence, isReading, refresh };
}
