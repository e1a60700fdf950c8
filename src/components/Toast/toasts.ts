import { createStore } from '@/lib/store';

/** Display time of a toast, in ms. */
export const toastMs = 4000;
const most = 3;

export type ToastKind = 'success' | 'error' | 'info';
export interface ToastItem {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
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

/** Shows a short plain text for 4 s. The same text again restarts its time instead of adding a toast. */
export function showToast(text: string, kind: ToastKind = 'info'): void {
  lastId += 1;
  const others = currentToasts().filter((item) => item.text !== text || item.kind !== kind);
  set([...others, { id: lastId, kind, text }].slice(-most));
  releaseToast(lastId);
}

/** Pauses a toast's timer while the member reads or points at it. */
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

/** `toast.success('…')`, `toast.error('…')`, `toast.info('…')`, usable anywhere. */
export const toast = {
  success: (text: string) => showToast(text, 'success'),
  error: (text: string) => showToast(text, 'error'),
  info: (text: string) => showToast(text, 'info'),
};

export const dismissToast = (id: number): void => set(currentToasts().filter((item) => item.id !== id));

/** Removes all toasts, so that a story or test starts clean and another member sees none of the previous one's. */
export const clearToasts = (): void => set([]);
