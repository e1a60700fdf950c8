import { useEffect, useSyncExternalStore } from 'react';
import type { Intent } from '@/api/intent';
import { isUnderWay, openIntents, storedIntent, subscribeToIntents } from '@/api/intents';
import type { StatementEntry } from '@/api/statement';
import { findOut } from '@/intents/findOut';
import { pause } from '@/intents/pause';

/** What is known by now of a command whose answer was lost. */
export interface Finding {
  readonly intent: Intent;
  /** `looking`; `late`: it takes longer, and is still looked for; `unsettled`: nobody can tell; `done` or not. */
  readonly stage: 'looking' | 'late' | 'unsettled' | 'done' | 'notDone';
  /** Its line in the statement, where it was done and leaves one. */
  readonly entry?: StatementEntry;
}

/** Who looks no further than this is told honestly that nobody can tell yet. */
const lateMs = 10_000;

const findings = new Map<string, Finding>();
/** What is being looked for, and how to end that. */
const looking = new Map<string, { controller: AbortController; found: Promise<Finding | undefined> }>();
/** How many dialogs show each. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();
const verdictListeners = new Set<(finding: Finding) => void>();
let list: readonly Finding[] = [];

export const isSettled = ({ stage }: Finding): boolean => stage === 'done' || stage === 'notDone';

function publish(): void {
  list = [...findings.values()];
  for (const listener of [...listeners]) listener();
}

function put(finding: Finding): void {
  findings.set(finding.intent.key, finding);
  publish();
}

/** Nobody needs to see it any more: it has been taken note of, is sent again, or its session is over. */
function dropFinding(key: string): void {
  looking.get(key)?.controller.abort();
  looking.delete(key);
  if (findings.delete(key)) publish();
}

/** Sent again: whatever is found out now tells nothing of that. */
function dropSentAgain(): void {
  for (const key of [...findings.keys()]) if (isUnderWay(key)) dropFinding(key);
}
subscribeToIntents(dropSentAgain);

/** The member has read it: what is settled goes, anything else stays until it is. */
export function takeNoteOf(key: string): void {
  const finding = findings.get(key);
  if (finding && isSettled(finding)) dropFinding(key);
}

/** Begins to find out what came of it, where that is not under way; resolves with what is known in the end. */
export function investigate(intent: Intent): Promise<Finding | undefined> {
  const { key } = intent;
  const known = looking.get(key);
  if (known) return known.found;
  const controller = new AbortController();
  const found = pursue(intent, controller);
  looking.set(key, { controller, found });
  put({ intent, stage: 'looking' });
  return found;
}

async function pursue(intent: Intent, controller: AbortController): Promise<Finding | undefined> {
  const { key } = intent;
  const { signal } = controller;
  void pause(lateMs, signal).then(() => {
    if (!signal.aborted) put({ intent, stage: 'late' });
  });
  const verdict = await findOut(intent, { signal }).catch(() => ({ kind: 'unsettled' }) as const);
  if (signal.aborted) return undefined;
  controller.abort();
  looking.delete(key);
  // The session is over, and what was kept of it is gone.
  if (verdict.kind === 'unsettled' && !storedIntent(key)) {
    dropFinding(key);
    return undefined;
  }
  const finding: Finding = { intent, stage: verdict.kind, ...('entry' in verdict ? { entry: verdict.entry } : {}) };
  put(finding);
  for (const listener of [...verdictListeners]) listener(finding);
  return finding;
}

/** The session is over: what was its is nobody's. */
export function forgetFindings(): void {
  for (const { controller } of looking.values()) controller.abort();
  looking.clear();
  findings.clear();
  publish();
}

const isNew = ({ key }: Intent) => !findings.has(key);

/**
 * Looks into everything that is open, now and from now on; answers how to end that. `onReturn` is told what was open
 * before this page began: the one before was reloaded, or killed.
 */
export function investigateAll(onReturn: (intents: readonly Intent[]) => void): () => void {
  const follow = () => {
    for (const intent of openIntents().filter(isNew)) void investigate(intent);
  };
  onReturn(openIntents().filter(isNew));
  follow();
  return subscribeToIntents(follow);
}

/** Calls back with each verdict as it comes; answers how to end that. */
export function onVerdict(listener: (finding: Finding) => void): () => void {
  verdictListeners.add(listener);
  return () => void verdictListeners.delete(listener);
}

/** Whether a dialog shows it to the member. */
export const isInDialog = (key: string): boolean => (shown.get(key) ?? 0) > 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Everything whose answer was lost and that has not been taken note of, oldest first; the same list until it changes. */
export const listFindings = (): readonly Finding[] => list;

export const useFindings = (): readonly Finding[] => useSyncExternalStore(subscribe, listFindings);

/** One of them, which the calling dialog shows. */
export function useFinding(key: string | undefined): Finding | undefined {
  useEffect(() => {
    if (key === undefined) return;
    shown.set(key, (shown.get(key) ?? 0) + 1);
    return () => void shown.set(key, (shown.get(key) ?? 1) - 1);
  }, [key]);
  return useFindings().find(({ intent }) => intent.key === key);
}
