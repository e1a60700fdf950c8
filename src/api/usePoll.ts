import { useId } from 'react';
import useSWR from 'swr';

interface PollOptions {
  isOn?: boolean;
  /** Also when it begins. */
  atOnce?: boolean;
}

/** Does something every so often while the page is looked at and the line is there, and when either comes back. */
export function usePoll(work: () => unknown, everyMs: number, { isOn = true, atOnce = true }: PollOptions = {}): void {
  const id = useId();
  useSWR(isOn ? ['poll', id] : null, async () => void (await work()), {
    refreshInterval: everyMs,
    revalidateOnMount: atOnce,
    // Whoever comes back sees what is true now, however soon it was asked before.
    focusThrottleInterval: 0,
    dedupingInterval: 0,
  });
}
