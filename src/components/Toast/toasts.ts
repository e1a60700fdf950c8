import { onReset } from '@/lib/resettable';
import { createStore } from '@/lib/store';

/** The display time of a toast, in ms. */
export const toastMs = 4000;
/** The display time of a toast with an action, in ms: keyboard users must reach it. */
export const actionToastMs = 12_000;
const maxToasts = 3;

export type ToastKind = 'success' | 'error' | 'info';
/** A button in a toast. A tap also closes the toast. */
interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastItem {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** Read instead of the text, such as a number digit by digit. */
  readonly spoken?: string;
  /** Toasts about the same topic replace each other, such as the toasts of two copies in a row. */
  readonly topic?: string;
  readonly action?: ToastAction;
}

type ToastOptions = Pick<ToastItem, 'spoken' | 'topic' | 'action'>;

const store = createStore<readonly ToastItem[]>([]);
export const { getState: currentToasts, subscribe: onToasts } = store;
let lastId = 0;

const timers = new Map<number, ReturnType<typeof setTimeout>>();

const stop = (id: number) => {
  clearTimeout(timers.get(id));
  timers.delete(id);
};

const set = (next: readonly ToastItem[]) => {
  for (const { id } of currentToasts()) if (!next.some((item) => item.id === id)) stop(id);
  store.setState(next);
};

/** Returns an action that runs both. */
function joinActions(before: ToastAction | undefined, next: ToastAction | undefined): ToastAction | undefined {
  if (!before || !next) return next ?? before;
  const run = () => {
    before.run();
    next.run();
  };
  return { ...next, run };
}

/**
 * Shows a short plain text for 4 s, or longer with an action. It replaces a toast with the same text and kind, whose
 * action it takes over: one tap then undoes what both are about. It also replaces a toast about the same topic, unless
 * that one has an action. At most three toasts are shown; a fourth removes the oldest. Screen readers read `spoken`
 * instead, if it is given.
 */
export function showToast(text: string, kind: ToastKind = 'info', { spoken, topic, action }: ToastOptions = {}): void {
  lastId += 1;
  const sameToast = currentToasts().find((item) => item.text === text && item.kind === kind);
  const others = currentToasts().filter(
    (item) => item !== sameToast && (item.action || topic === undefined || item.topic !== topic),
  );
  const joinedAction = joinActions(sameToast?.action, action);
  const next: ToastItem = {
    id: lastId,
    kind,
    text,
    ...(spoken && spoken !== text ? { spoken } : {}),
    ...(topic ? { topic } : {}),
    ...(joinedAction ? { action: joinedAction } : {}),
  };
  set([...others, next].slice(-maxToasts));
  releaseToast(lastId);
}

/** Stops a toast's timer while the member points at the toast or the focus is in it. */
export const pauseToast = stop;

/** Restarts a toast's timer with its full time. */
export function releaseToast(id: number): void {
  const item = currentToasts().find((candidate) => candidate.id === id);
  if (!item) return;
  stop(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), item.action ? actionToastMs : toastMs),
  );
}

/**
 * Shows a toast from a component or any other code: `toast.success('…')`, `toast.error('…')`, `toast.info('…')`. Screen
 * readers read `spoken` instead of the text. A toast replaces one about the same `topic`.
 */
export const toast = {
  success: (text: string, spoken?: string, topic?: string) => showToast(text, 'success', { spoken, topic }),
  error: (text: string, topic?: string) => showToast(text, 'error', { topic }),
  info: (text: string, action?: ToastAction) => showToast(text, 'info', { action }),
};

export const dismissToast = (id: number): void => set(currentToasts().filter((item) => item.id !== id));

/** Removes all toasts, so that another member does not see them. */
export const clearToasts = (): void => set([]);
onReset(clearToasts);
