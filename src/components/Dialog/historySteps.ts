import { type MouseEvent, useLayoutEffect } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import type { EntryState } from './entry';

/**
 * Why there is a queue: the back button closes modals and dialogs, so each of them is a history entry, and closing one by
 * a tap is a step back. A step back arrives later than it was asked for, and browsers take two of them at once for one,
 * or go too far. So whoever wants a step while another is on its way waits for it to arrive. Modals of the registry
 * (`useModals`), local dialogs (`useBackToClose`), links inside dialogs and the pages of a list share this one queue. The
 * platform's `CloseWatcher` would not do alone: it hears Escape and Android's back, not the back of iPhones and desktops.
 */
export interface Shown {
  navigate: NavigateFunction;
  location: Location;
}

/** A step that has not arrived by then is taken as lost. */
const travelMs = 3000;

let shown: Shown | undefined;
let travellingFrom: Location | undefined;
let lost: ReturnType<typeof setTimeout> | undefined;
const waiting: ((shown: Shown) => void)[] = [];

/** Somebody else has moved the history, such as by the back button, and React has not shown it yet. */
function isBehind(location: Location): boolean {
  const entry: { key?: string; idx?: number } | null = window.history.state;
  // Only a router that lives in the address bar counts its entries there.
  return entry?.idx !== undefined && (entry.key ?? 'default') !== location.key;
}

function run(): void {
  while (shown && waiting.length > 0 && travellingFrom === undefined && !isBehind(shown.location)) {
    waiting.shift()?.(shown);
  }
}

/** Does it where the member is once no step is on its way: at once, or when the one that is has arrived. */
export function whenSettled(work: (shown: Shown) => void): void {
  waiting.push(work);
  run();
}

/** Goes from what is shown; whatever else is wanted waits until something else is. */
export function step({ location }: Shown, go: () => unknown): void {
  travellingFrom = location;
  clearTimeout(lost);
  lost = setTimeout(() => {
    travellingFrom = undefined;
    run();
  }, travelMs);
  void go();
}

/**
 * `onClick` of a link inside a dialog: its page takes the place of the entry on screen, once every step has arrived. A tap
 * that comes while the dialog still gets its entry would else replace the one below.
 */
export const replaceEntry =
  (to: string, state?: object) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    whenSettled((shown) => step(shown, () => shown.navigate(to, { replace: true, state })));
  };

/** What the router showed last, for event handlers; components ask `useLocation`. */
export const shownNow = () => shown;

/** Tells what the router shows; from a layout effect, with every location. */
export function noteShown(now: Shown): void {
  shown = now;
  // The entry that the step began at counts too, where it has been come back to: somebody else has undone the step.
  if (travellingFrom !== undefined && travellingFrom !== now.location) {
    travellingFrom = undefined;
    clearTimeout(lost);
  }
  // Every hook has seen the new location by then.
  queueMicrotask(run);
}

/** Tells the queue what is shown. Rendered once, inside the router. */
export function HistorySteps(): null {
  const navigate = useNavigate();
  const location = useLocation();
  useLayoutEffect(() => noteShown({ navigate, location }), [navigate, location]);
  return null;
}

/** The ids of an entry's local dialogs, lowest first. */
export function marksOf(location: Location): string[] {
  const marks: unknown = (location.state as EntryState | null)?.dialogs;
  return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
}

/** An entry's state with these marks in place of its own. */
export const withMarks = (location: Location, dialogs: string[]): EntryState => ({ ...location.state, dialogs });
