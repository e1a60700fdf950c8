import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isModalName, type ModalName } from './registry';

const parameter = 'modal';

export interface OpenModal {
  name: ModalName;
  /** What it is about, such as a game's code; `''` where it needs nothing. */
  argument: string;
}

/** Who waits for the result of an open modal, by its name. */
const waiting = new Map<ModalName, () => void>();

interface PushedState {
  /** The entry before this one is the same page without this modal, so closing may go back to it. */
  modalPushed?: boolean;
}

/**
 * The stack of open modals, lowest first, as the address says it: `?modal=game:PG`. Unknown names are left out, and each
 * modal is open once.
 */
export function openModals(search: string): OpenModal[] {
  const stack = new Map<ModalName, OpenModal>();
  for (const text of new URLSearchParams(search).getAll(parameter)) {
    const [name = '', ...argument] = text.split(':');
    if (isModalName(name) && !stack.has(name)) stack.set(name, { name, argument: argument.join(':') });
  }
  return [...stack.values()];
}

/** The search part of an address with these modals in place of its own; everything else in it stays. */
export function withModals(search: string, stack: readonly OpenModal[]): string {
  const next = new URLSearchParams(search);
  next.delete(parameter);
  for (const { name, argument } of stack) next.append(parameter, argument ? `${name}:${argument}` : name);
  return `?${next}`;
}

/** Nobody waits for a modal any more that has just been closed, in whatever way. */
export function forgetClosed(before: readonly OpenModal[], now: readonly OpenModal[]): void {
  for (const { name } of before) if (!now.some((modal) => modal.name === name)) waiting.delete(name);
}

/** A step that has not arrived by then is taken as lost. */
const travelMs = 1000;
let leaving: { key: string; at: number } | undefined;

/** One step from each entry of the history, however fast the taps: false while the last one is still on its way. */
function mayLeave(key: string): boolean {
  if (leaving?.key === key && performance.now() - leaving.at < travelMs) return false;
  leaving = { key, at: performance.now() };
  return true;
}

/**
 * Opens and closes modals by their typed names. The address holds the stack, so that the back button closes the top
 * one, and an address opens it (readings: behaviour). `onDone` of `open` is called once if the modal closes with its
 * work done; leaving it in any other way calls nothing.
 */
export function useModals() {
  const location = useLocation();
  const navigate = useNavigate();
  const stack = useMemo(() => openModals(location.search), [location.search]);

  // `open` and `close` stay the same functions, so that a list of a hundred cards does not follow the address.
  const now = useRef({ location, navigate, stack });
  useLayoutEffect(() => {
    now.current = { location, navigate, stack };
    if (leaving && leaving.key !== location.key) leaving = undefined;
  });

  const open = useCallback((name: ModalName, argument = '', onDone?: () => void) => {
    const { location, navigate, stack } = now.current;
    if (stack.some((modal) => modal.name === name) || !mayLeave(location.key)) return;
    if (onDone) waiting.set(name, onDone);
    else waiting.delete(name);
    const state: PushedState = { modalPushed: true };
    navigate({ search: withModals(location.search, [...stack, { name, argument }]) }, { state });
  }, []);

  const close = useCallback((done?: unknown) => {
    const { location, navigate, stack } = now.current;
    if (!mayLeave(location.key)) return;
    const top = stack.at(-1)?.name;
    const onDone = top && waiting.get(top);
    if (top) waiting.delete(top);
    // Buttons hand in their event: only `true` is a result.
    if (done === true) onDone?.();
    if ((location.state as PushedState | null)?.modalPushed) navigate(-1);
    else navigate({ search: withModals(location.search, stack.slice(0, -1)) }, { replace: true });
  }, []);

  return { stack, open, close };
}
