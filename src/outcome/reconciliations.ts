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
import { createListeners, createStore } from '@/lib/store';
import { pollPause } from './pollPause';
import type { Reconciled } from './reconcile';

/** The current state of a command with a lost response. */
export interface Reconciliation extends Omit<Reconciled, 'kind'> {
  readonly command: PendingCommand;
  /**
   * `checking` for the first 10 s, then `unknown` until there is a result. `expired` if the command is too old to be
   * reconciled or sent again.
   */
  readonly stage: 'checking' | Reconciled['kind'] | 'expired';
  /** True if the result is unknown and reconciliation has stopped until the member starts it again. */
  readonly isIdle?: boolean;
  /** The reason for a refusal. */
  readonly error?: ApiError;
}

/** The time in ms after which the UI says that the result is still unknown. */
const lateMs = 10_000;

const known = new Map<string, Reconciliation>();
/** Running reconciliations by command key, each with the controller that aborts it. */
const running = new Map<string, { controller: AbortController; done: Promise<Reconciliation | undefined> }>();
/** The number of open dialogs that show each command, by command key. */
const shown = new Map<string, number>();
const list = createStore<readonly Reconciliation[]>([]);
const results = createListeners<[Reconciliation]>();

export const isSettled = ({ stage }: Reconciliation): boolean =>
  stage === 'succeeded' || stage === 'refused' || stage === 'notFound' || stage === 'expired';

function put(reconciliation: Reconciliation): void {
  known.set(reconciliation.command.key, reconciliation);
  publish();
}

function publish(): void {
  list.setState([...known.values()]);
}

/** Aborts and removes a reconciliation. Its command was acknowledged or sent again, or its session is over. */
function drop(key: string): void {
  running.get(key)?.controller.abort();
  running.delete(key);
  if (known.delete(key)) publish();
}

/** When a command is sent again, in this tab or another one, earlier evidence says nothing about the new request. */
subscribeToCommands(() => {
  for (const [key, { command }] of [...known]) {
    const tries = storedCommand(key)?.tries ?? command.tries;
    if (isSending(key) || tries !== command.tries) drop(key);
  }
});

/** Records that the member has read the result. Does nothing while there is no result. */
export function acknowledge(key: string): void {
  const reconciliation = known.get(key);
  if (!reconciliation || !isSettled(reconciliation)) return;
  drop(key);
  void acknowledgeCommand(key);
}

/**
 * Starts to reconcile a command unless a reconciliation is already running. Resolves with the final state. Resolves
 * with undefined if the reconciliation was aborted or the command is no longer stored.
 */
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
  void pollPause(lateMs, signal).then(() => {
    if (!signal.aborted) put({ command, stage: 'unknown' });
  });
  const { kind, ...rest }: Reconciled = await import('./reconcile')
    .then(({ reconcile }) => reconcile(command, { signal }))
    .catch(() => ({ kind: 'unknown' }) as const);
  if (signal.aborted) return undefined;
  controller.abort();
  running.delete(command.key);
  // Logging out has removed the stored command.
  if (kind === 'unknown' && !storedCommand(command.key)) {
    drop(command.key);
    return undefined;
  }
  return tell({ command, stage: kind, isIdle: kind === 'unknown', ...rest });
}

function tell(reconciliation: Reconciliation): Reconciliation {
  put(reconciliation);
  results.notify(reconciliation);
  return reconciliation;
}

/**
 * Returns whether the backend carries out a command once per idempotency key. If so, a resend returns the first result.
 */
const honoursKeys = ({ isEchoed }: PendingCommand) => isEchoed || hasEchoed();

/**
 * Returns whether a tap may send the stored request again. This is safe if the command was not found, or if it has no
 * result yet and the backend honours idempotency keys. A slip is stored without its image, so only the open form can
 * send it (`hasForm`).
 */
export function canResend({ command, stage }: Reconciliation, hasForm = false): boolean {
  if (command.kind === 'slip' && !hasForm) return false;
  return stage === 'notFound' || ((stage === 'checking' || stage === 'unknown') && honoursKeys(command));
}

/** Sends the stored request again, with the same body and idempotency key. The form that created it may be closed. */
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
    // The response was lost again, or another tab has a result already: reconcile the command like any other.
    const now = storedCommand(key);
    if (now && (now.result === undefined || error.kind === 'settled')) return void reconcileCommand(now);
    tell({ command, stage: 'refused', error });
  }
}

/** Drops all reconciliations when the session is over, so that the next member does not see them. */
export function forgetReconciliations(): void {
  for (const { controller } of running.values()) controller.abort();
  running.clear();
  known.clear();
  publish();
}

const isNew = ({ key }: PendingCommand) => !known.has(key);

/**
 * Reconciles each open command, now and when another one appears. `onReturn` gets the commands sent before this call,
 * for example by a closed or reloaded tab or in an earlier session. Returns a function that stops following.
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
    // Another tab either waits for these commands' responses or has been closed.
    for (const command of news) {
      const { key, tries } = command;
      if (ended.includes(command) || waiting.has(`${key} ${tries}`)) continue;
      waiting.add(`${key} ${tries}`);
      void whenEnded(command, (ms) => pollPause(ms, controller.signal));
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

/** Subscribes to the results of reconciliations. Returns the unsubscribe function. */
export const onResult = results.subscribe;

/** Returns whether a dialog shows the command to the member. */
export const isInDialog = (key: string): boolean => (shown.get(key) ?? 0) > 0;

/**
 * Returns all reconciliations that are not acknowledged, in the order in which they started. The array keeps its
 * identity until a reconciliation changes.
 */
export const listReconciliations = list.getState;

export const useReconciliations = (): readonly Reconciliation[] =>
  useSyncExternalStore(list.subscribe, listReconciliations);

/**
 * Returns the reconciliation of a command, or undefined. While mounted, counts the command as shown in a dialog
 * (`isInDialog`).
 */
export function useReconciliation(key: string | undefined): Reconciliation | undefined {
  useEffect(() => {
    if (key === undefined) return;
    shown.set(key, (shown.get(key) ?? 0) + 1);
    return () => void shown.set(key, (shown.get(key) ?? 1) - 1);
  }, [key]);
  return useReconciliations().find(({ command }) => command.key === key);
}
