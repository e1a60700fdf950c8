import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type Location, type Path, useLocation } from 'react-router-dom';
import { type EntryState, isPushed, modalsIn, pageState, withModals } from '@/components/Dialog/entry';
import { marksOf, type Shown, shownNow, step, whenSettled } from '@/components/Dialog/historySteps';
import { isModalName, type ModalName } from './modalNames';

export interface OpenModal {
  name: ModalName;
  /** What it is about, such as a game's code; `''` where it needs nothing. */
  argument: string;
}

/** Who waits for the result of an open modal, by its name. */
const waiting = new Map<ModalName, () => void>();

/**
 * The stack of open modals, lowest first, as the address says it: `?modal=game:PG`. Unknown names are left out, and each
 * modal is open once.
 */
export function openModals(search: string): OpenModal[] {
  const stack = new Map<ModalName, OpenModal>();
  for (const text of modalsIn(search)) {
    const [name = '', ...argument] = text.split(':');
    if (isModalName(name) && !stack.has(name)) stack.set(name, { name, argument: argument.join(':') });
  }
  return [...stack.values()];
}

/** A location's search part with this stack in it. */
export const searchWith = (search: string, stack: readonly OpenModal[]) =>
  withModals(
    search,
    stack.map(({ name, argument }) => (argument ? `${name}:${argument}` : name)),
  );

/** Nobody waits for a modal any more that has just been closed, in whatever way. */
export function forgetClosed(before: readonly OpenModal[], now: readonly OpenModal[]): void {
  for (const { name } of before) if (!now.some((modal) => modal.name === name)) waiting.delete(name);
}

/** Closes this modal, if it is still on top, with whatever local dialogs lie over it. */
function leave(name: ModalName): void {
  whenSettled((shown) => {
    const { navigate, location } = shown;
    if (openModals(location.search).at(-1)?.name !== name) return;
    // Opened by its address a moment ago: there may be nothing of the page below it yet.
    if (!isPushed(location)) {
      unfold(shown);
      return leave(name);
    }
    step(shown, () => navigate(-1 - marksOf(location).length));
  });
}

/** This page with these modals over it. */
const pageWith = ({ pathname, search, hash }: Location, stack: readonly OpenModal[]): Path => ({
  pathname,
  search: searchWith(search, stack),
  hash,
});

/** The state of an entry with a modal more than the one below it. */
const pushedState = (location: Location): EntryState => ({ ...pageState(location), modalPushed: true });

/**
 * Gives an entry that names modals, and that nobody pushed, what taps would have left below it: the page, and an entry
 * for each modal. All in one turn: React shows the last of them alone, which is what is on screen already.
 */
function unfold(shown: Shown): void {
  const { navigate, location } = shown;
  const stack = openModals(location.search);
  if (stack.length === 0 || isPushed(location)) return;
  const state = pushedState(location);
  step(shown, () => {
    navigate(pageWith(location, []), { state: pageState(location), replace: true });
    for (const at of stack.keys()) navigate(pageWith(location, stack.slice(0, at + 1)), { state });
  });
}

/** For the host: the back button closes modals that an address has opened, too, before it leaves the page. */
export function useOwnEntries(stack: readonly OpenModal[]): void {
  const entry = useLocation();
  useLayoutEffect(() => {
    // What is shown is told by the router, above the host and so after it.
    if (stack.length > 0 && !isPushed(entry)) queueMicrotask(() => whenSettled(unfold));
  }, [stack, entry]);
}

/**
 * Opens a modal by its typed name. The address holds the stack, so that the back button closes the top one, and an
 * address opens it. `onDone` is called once if the modal closes with its work done; leaving it in
 * any other way calls nothing.
 */
export function openModal(name: ModalName, argument = '', onDone?: () => void): void {
  const from = shownNow()?.location;
  const openBefore = openModals(from?.search ?? '').length;
  whenSettled((shown) => {
    const { navigate, location } = shown;
    const stack = openModals(location.search);
    // Taps while another one opens were meant for what that one covers now.
    if (from && (location.pathname !== from.pathname || stack.length > openBefore)) return;
    if (stack.some((modal) => modal.name === name)) return;
    if (onDone) waiting.set(name, onDone);
    else waiting.delete(name);
    const state = pushedState(location);
    step(shown, () => navigate(pageWith(location, [...stack, { name, argument }]), { state }));
  });
}

/** What is open, for those who show it; whoever only opens something takes `openModal`, and is not rendered again. */
export function useModals() {
  const { search } = useLocation();
  const stack = useMemo(() => openModals(search), [search]);

  const now = useRef(stack);
  useLayoutEffect(() => {
    now.current = stack;
  }, [stack]);

  const close = useCallback((done?: unknown) => {
    const top = now.current.at(-1)?.name;
    if (!top) return;
    const onDone = waiting.get(top);
    waiting.delete(top);
    // Buttons hand in their event: only `true` is a result.
    if (done === true) onDone?.();
    leave(top);
  }, []);

  return { stack, close };
}
