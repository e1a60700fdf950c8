import { onReset } from '@/lib/resettable';
import { createStore } from '@/lib/store';

/** The display time of a toast, in ms. */
export const toastMs = 4000;
const most = 3;

export type ToastKind = 'success' | 'error' | 'info';
export interface ToastItem {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** Read instead of the text, such as a number digit by digit. */
  readonly spoken?: string;
  /** Toasts about the same topic replace each other, such as the toasts of two copies in a row. */
  readonly topic?: string;
}

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

/**
 * Shows a short plain text for 4 s. It replaces a toast with the same text and kind, and a toast about the same topic. At
 * most three toasts are shown; a fourth removes the oldest. Screen readers read `spoken` instead, if it is given.
 */
export function showToast(text: string, kind: ToastKind = 'info', spoken?: string, topic?: string): void {
  lastId += 1;
  const others = currentToasts().filter(
    (item) => (item.text !== text || item.kind !== kind) && (topic === undefined || item.topic !== topic),
  );
  const next: ToastItem = {
    id: lastId,
    kind,
    text,
    ...(spoken && spoken !== text ? { spoken } : {}),
    ...(topic ? { topic } : {}),
  };
  set([...others, next].slice(-most));
  releaseToast(lastId);
}

/** Stops a toast's timer while the member points at the toast or the focus is in it. */
export const pauseToast = stop;

/** Restarts a toast's timer with its full 4 s. */
export function releaseToast(id: number): void {
  if (!currentToasts().some((item) => item.id === id)) return;
  stop(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), toastMs),
  );
}

/**
 * Shows a toast from a component or any other code: `toast.success('…')`, `toast.error('…')`, `toast.info('…')`. Screen
 * readers read `spoken` instead of the text. A toast replaces one about the same `topic`.
 */
export const toast = {
  success: (text: string, spoken?: string, topic?: string) => showToast(text, 'success', spoken, topic),
  error: (text: string, topic?: string) => showToast(text, 'error', undefined, topic),
  info: (text: string) => showToast(text, 'info'),
};

export const dismissToast = (id: number): void => set(currentToasts().filter((item) => item.id !== id));

/** Removes all toasts, so that another member does not see them. */
export const clearToasts = (): void => set([]);
onReset(clearToasts);
