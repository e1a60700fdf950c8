import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, currentToasts, dismissToast, onToasts, pauseToast, releaseToast, toast, toastMs } from './toasts';

const texts = () => currentToasts().map(({ text }) => text);
const idOf = (text: string) => currentToasts().find((item) => item.text === text)?.id ?? -1;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('stay for 4 s each', () => {
    toast.success('a');
    vi.advanceTimersByTime(1000);
    toast.error('b');
    vi.advanceTimersByTime(2999);
    expect(texts()).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(['b']);
    vi.advanceTimersByTime(1000);
    expect(texts()).toEqual([]);
    expect(toastMs).toBe(4000);
  });

  it('start anew instead of piling up when the text comes again', () => {
    toast.error('a');
    vi.advanceTimersByTime(3000);
    toast.error('a');
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('tell kinds apart', () => {
    toast.error('a');
    toast.info('a');
    expect(currentToasts().map(({ kind }) => kind)).toEqual(['error', 'info']);
  });

  it('are three at most, the oldest goes', () => {
    for (const text of ['a', 'b', 'c', 'd']) toast.info(text);
    expect(texts()).toEqual(['b', 'c', 'd']);
  });

  it('stand still while held and get their time again', () => {
    toast.info('a');
    vi.advanceTimersByTime(3900);
    pauseToast(idOf('a'));
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['a']);
    releaseToast(idOf('a'));
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('leave no timer behind', () => {
    for (const text of ['a', 'b', 'c', 'd']) toast.info(text);
    toast.info('d');
    expect(vi.getTimerCount()).toBe(3);
    dismissToast(idOf('b'));
    releaseToast(12345);
    expect(vi.getTimerCount()).toBe(2);
    clearToasts();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tell listeners until they leave', () => {
    const listener = vi.fn();
    const leave = onToasts(listener);
    toast.info('a');
    leave();
    toast.info('b');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
