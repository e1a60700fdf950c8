import { useState, useSyncExternalStore } from 'react';

/** The text of a field beside React's state: with each key only what shows it renders, not the form that sends it. */
export interface Typed {
  read(): string;
  write(text: string): void;
  /** Calls back after each change; answers how to stop that. */
  subscribe(listener: () => void): () => void;
}

function newTyped(text: string): Typed {
  const listeners = new Set<() => void>();
  let current = text;
  return {
    read: () => current,
    write(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The text that a form owns, from `text` on; the same object as long as the form is there. */
export const useTyped = (text = ''): Typed => useState(() => newTyped(text))[0];

/** What a component shows of a text, such as whether it can be sent; renders again only when that changes. */
export function useTypedText(typed: Typed): string;
export function useTypedText<T extends string | number | boolean>(typed: Typed, view: (text: string) => T): T;
export function useTypedText<T>(typed: Typed, view?: (text: string) => T): string | T {
  return useSyncExternalStore(typed.subscribe, () => (view ? view(typed.read()) : typed.read()));
}
