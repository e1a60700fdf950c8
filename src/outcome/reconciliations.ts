import { useEffect, useSyncExternalStore } from 'react';
import type { Call } from '@/api/calls/call';
import { hasEchoed } from '@/api/client/client';
import type { ApiError } from '@/api/client/errors';
import { refusalOf, runCommand } from '@/api/commands/command';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import {
  acknowledgeCommand,
  isExpired,
  isSending,
  openCommands,
  storedCommand,
  subscribeToCommands,
  whenEnded,
} from '@/api/commands/pendingCommands';
import { pause } from './pause';
import type { Reconciled } from './reconcile';

/** What is known by now about a command whose response was lost. */
export interface Reconciliation extends Omit<Reconciled, 'kind'> {
  readonly command: PendingCommand;
  /** `checking`, for a short time; `unknown`; a result; or `expired`: too old to be looked for or sent again. */
  readonly stage: 'checking' | Reconciled['kind'] | 'expired';
  /** It is unknown, and nobody looks for it until the member asks for that. */
  readonly isIdle?: boolean;
  /** Why it was refused. */
  readonly error?: ApiError;
}

/** After this long (ms) the UI says that the result is still unknown. */
const lateMs = 10_000;

const known = new Map<string, Reconciliation>();
/** The running ones, and how to end them. */
const running = new Map<string, { controller: AbortController; done: Promise<Reconciliation | undefined> }>();
/** How many dialogs show each. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();
const resultListeners = new Set<(reconciliation: Reconciliation) => void>();
let list: readonly Reconciliation[] = [];

export const isSettled = ({ stage }: Reconciliation): boolean =>
  stage === 'succeeded' || stage === 'refused' || stage === 'notFound' || stage === 'expired';

function put(reconciliation: Reconciliation): void {
  known.set(reconciliation.command.key, reconciliation);
  publish();
}

function publish(): void {
  list = [...known.values()];
  for (const listener of [...listeners]) listener();
}

/** Nobody needs it any more: it is acknowledged, is sent again, or its session is over. */
function drop(key: string): void {
  running.get(key)?.controller.abort();
  running.delete(key);
  if (known.delete(key)) publish();
}

/** What is known about an earlier sending tells nothing about the next one, here or in another tab. */
subscribeToCommands(() => {
  for (const [key, { command }] of [...known]) {
    const tries = storedCommand(key)?.tries ?? command.tries;
    if (isSending(key) || tries !== command.tries) drop(key);
  }
});

/** The member has read it: a result goes, anything else stays until there is one. */
export function acknowledge(key: string): void {
  const reconciliation = known.get(key);
  if (!reconciliation || !isSettled(reconciliation)) return;
  drop(key);
  void acknowledgeCommand(key);
}

/** Starts to look for a command's result, unless that is under way; resolves with what is known in the end. */
export function reconcileCommand(command: PendingCommand): Promise<Reconciliation | undefined> {
  const { key } = command;
  const before = running.get(key);
  if (before) return before.done;
  const controller = new AbortController();
  const done = run(command, controller);
  running.set(key, { controller, done });
  put({ command, stage: 'checking' });
  return done;
}

async function run(command: PendingCommand, controller: AbortController): Promise<Reconciliation | undefined> {
  const { signal } = controller;
  void pause(lateMs, signal).then(() => {
    if (!signal.aborted) put({ command, stage: 'unknown' });
  });
  const { kind, ...rest }: Reconciled = await import('./reconcile')
    .then(({ reconcile }) => reconcile(command, { signal }))
    .catch(() => ({ kind: 'unknown' }) as const);
  if (signal.aborted) return undefined;
  controller.abort();
  running.delete(command.key);
  // The member has logged out.
  if (kind === 'unknown' && !storedCommand(command.key)) {
    drop(command.key);
    return undefined;
  }
  return tell({ command, stage: kind, isIdle: kind === 'unknown', ...rest });
}

function tell(reconciliation: Reconciliation): Reconciliation {
  put(reconciliation);
  for (const listener of [...resultListeners]) listener(reconciliation);
  return reconciliation;
}

/** Whether the backend is known to do a command once for its key: asked again, it gives the exact result. */
const honoursKeys = ({ isEchoed }: PendingCommand) => isEchoed || hasEchoed();

/**
 * Whether the stored request may be sent again by a tap: it was not found, or the backend honours keys. A slip is stored
 * without its picture: only the open form can send it (`hasForm`).
 */
export function canResend({ command, stage }: Reconciliation, hasForm = false): boolean {
  if (command.kind === 'slip' && !hasForm) return false;
  return stage === 'notFound' || ((stage === 'checking' || stage === 'unknown') && honoursKeys(command));
}

/** Sends the stored request again, byte for byte, under its key. The form that it came from may be gone. */
export async function resend(command: PendingCommand): Promise<void> {
  const { key, method, path, params } = command;
  try {
    const { calls } = await import('@/api/calls/calls');
    const call = Object.values<Call>(calls).find((one) => one.method === method && one.path === path);
    const args = { params, body: storedCommand(key)?.body };
    const response: unknown = await (call && runCommand(call, args as never, { key }));
    if (!call || response === undefined) return;
    const error = refusalOf(call, response);
    tell({ command, stage: error ? 'refused' : 'succeeded', error });
  } catch (thrown) {
    const error = thrown as ApiError;
    if (error.isHandled) return;
    // Lost again, or another tab was faster: its result is looked for, as any.
    const now = storedCommand(key);
    if (now && (now.result === undefined || error.kind === 'settled')) return void reconcileCommand(now);
    tell({ command, stage: 'refused', error });
  }
}

/** The session is over: nothing of it is shown to the next member. */
export function forgetReconciliations(): void {
  for (const { controller } of running.values()) controller.abort();
  running.clear();
  known.clear();
  publish();
}

const isNew = ({ key }: PendingCommand) => !known.has(key);

/**
 * Looks for the result of each open command, from now on. `onReturn` gets those from before this page: of a closed or
 * reloaded tab, or of an earlier session. Returns how to end that.
 */
export function followCommands(onReturn: (commands: readonly PendingCommand[]) => void): () => void {
  const waiting = new Set<string>();
  const start = Date.now();
  const controller = new AbortController();
  const follow = () => {
    const news = openCommands().filter(isNew);
    const ended = news.filter(({ endedAt }) => endedAt !== undefined);
    for (const command of ended) {
      if (isExpired(command)) put({ command, stage: 'expired' });
      else void reconcileCommand(command);
    }
    // Another tab waits for the response, or is gone.
    for (const command of news) {
      const { key, tries } = command;
      if (ended.includes(command) || waiting.has(`${key} ${tries}`)) continue;
      waiting.add(`${key} ${tries}`);
      void whenEnded(command, (ms) => pause(ms, controller.signal));
    }
    const returned = ended.filter(({ lastAt }) => lastAt < start);
    if (returned.length > 0) onReturn(returned);
  };
  follow();
  const stop = subscribeToCommands(follow);
  return () => {
    controller.abort();
    stop();
  };
}

/** Subscribes to results. Returns the unsubscribe function. */
export function onResult(listener: (reconciliation: Reconciliation) => void): () => void {
  resultListeners.add(listener);
  return () => void resultListeners.delete(listener);
}

/** Whether a dialog shows it to the member. */
export const isInDialog = (key: string): boolean => (shown.get(key) ?? 0) > 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All that are not acknowledged, oldest first; the same list until it changes. */
export const listReconciliations = (): readonly Reconciliation[] => list;

export const useReconciliations = (): readonly Reconciliation[] => useSyncExternalStore(subscribe, listReconciliations);

/** The one that the calling dialog shows. */
export function useReconciliation(key: string | undefined): Reconciliation | undefined {
  useEffect(() => {
    if (key === undefined) return;
    shown.set(key, (shown.get(key) ?? 0) + 1);
    return () => void shown.set(key, (shown.get(key) ?? 1) - 1);
  }, [key]);
  return useReconciliations().find(({ command }) => command.key === key);
}
