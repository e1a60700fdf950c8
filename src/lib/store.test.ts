import { expect, it, vi } from 'vitest';
import { createListeners, createStore } from './store';

it('passes the arguments of a notification to each listener until it unsubscribes', () => {
  const { subscribe, notify } = createListeners<[number]>();
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = subscribe(first);
  subscribe(second);
  notify(1);
  leave();
  notify(2);
  expect(first.mock.calls).toEqual([[1]]);
  expect(second.mock.calls).toEqual([[1], [2]]);
});

it('does not call a listener that subscribes during a notification', () => {
  const { subscribe, notify } = createListeners();
  const late = vi.fn();
  subscribe(() => void subscribe(late));
  notify();
  expect(late).not.toHaveBeenCalled();
});

it('notifies after a change of the value, and not when it stays the same', () => {
  const { getState, setState, subscribe } = createStore('a');
  const states: string[] = [];
  subscribe(() => states.push(getState()));
  setState('a');
  setState('b');
  expect(states).toEqual(['b']);
});
