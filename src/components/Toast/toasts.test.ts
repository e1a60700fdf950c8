import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  actionToastMs,
  clearToasts,
  currentToasts,
  dismissToast,
  onToasts,
  pauseToast,
  releaseToast,
  toast,
  toastMs,
} from './toasts';

const getTexts = () => currentToasts().map(({ text }) => text);
const getId = (text: string) => currentToasts().find((item) => item.text === text)?.id ?? -1;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('removes each toast after 4 s', () => {
    toast.success('a');
    vi.advanceTimersByTime(1000);
    toast.error('b');
    vi.advanceTimersByTime(2999);
    expect(getTexts()).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    expect(getTexts()).toEqual(['b']);
    vi.advanceTimersByTime(1000);
    expect(getTexts()).toEqual([]);
    expect(toastMs).toBe(4000);
  });

  it('restarts a toast instead of adding a second one when its text repeats', () => {
    toast.error('a');
    vi.advanceTimersByTime(3000);
    toast.error('a');
    vi.advanceTimersByTime(3999);
    expect(getTexts()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(getTexts()).toEqual([]);
  });

  it('keeps toasts with the same text but different kinds apart', () => {
    toast.error('a');
    toast.info('a');
    expect(currentToasts().map(({ kind }) => kind)).toEqual(['error', 'info']);
  });

  it('replaces a toast about the same topic', () => {
    toast.success('a', undefined, 'copy');
    toast.info('b');
    toast.success('c', undefined, 'copy');
    toast.error('d', 'copy');
    expect(getTexts()).toEqual(['b', 'd']);
    expect(vi.getTimerCount()).toBe(2);
  });

  it('keeps a toast with an action longer, and runs the actions of all that it has replaced', () => {
    const undo = [vi.fn(), vi.fn()] as const;
    for (const run of undo) toast.info('a', { label: 'undo', run });
    toast.info('a');
    vi.advanceTimersByTime(actionToastMs - 1);
    expect(getTexts()).toEqual(['a']);
    currentToasts()[0]?.action?.run();
    for (const run of undo) expect(run).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(getTexts()).toEqual([]);
  });

  it('shows at most three toasts and drops the oldest', () => {
    for (const text of ['a', 'b', 'c', 'd']) toast.info(text);
    expect(getTexts()).toEqual(['b', 'c', 'd']);
  });

  it('pauses a toast while it is held and gives it the full time afterwards', () => {
    toast.info('a');
    vi.advanceTimersByTime(3900);
    pauseToast(getId('a'));
    vi.advanceTimersByTime(60_000);
    expect(getTexts()).toEqual(['a']);
    releaseToast(getId('a'));
    vi.advanceTimersByTime(3999);
    expect(getTexts()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(getTexts()).toEqual([]);
  });

  it('leaves no timer behind', () => {
    for (const text of ['a', 'b', 'c', 'd']) toast.info(text);
    toast.info('d');
    expect(vi.getTimerCount()).toBe(3);
    dismissToast(getId('b'));
    releaseToast(12345);
    expect(vi.getTimerCount()).toBe(2);
    clearToasts();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('notifies listeners until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = onToasts(listener);
    toast.info('a');
    leave();
    toast.info('b');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
