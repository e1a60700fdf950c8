import type { MouseEvent } from 'react';
import type { Location } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteShown, replaceEntry, type Shown, step, whenSettled } from './historySteps';

/** As a browser's history hands out an entry: each time it is arrived at, a location of its own. */
const entry = (key: string): Location => ({ pathname: '/', search: '', hash: '', state: null, key });
const shownAt = (location: Location): Shown => ({ navigate: vi.fn(), location });
const turn = () => Promise.resolve();

/** The browser is at this entry. */
const browserAt = (key: string) => vi.stubGlobal('window', { history: { state: { idx: 0, key } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a step', () => {
  it('lets what comes after it wait until another entry is shown', async () => {
    const home = entry('home');
    browserAt('home');
    noteShown(shownAt(home));
    whenSettled((shown) => step(shown, () => browserAt('modal')));
    const next = vi.fn();
    whenSettled(next);
    // Told again by React, with nothing new to tell.
    browserAt('home');
    noteShown(shownAt(home));
    await turn();
    expect(next).not.toHaveBeenCalled();
    browserAt('modal');
    noteShown(shownAt(entry('modal')));
    await turn();
    expect(next).toHaveBeenCalledOnce();
  });

  it('that somebody has undone before it was shown holds up nothing', async () => {
    browserAt('home');
    noteShown(shownAt(entry('home')));
    // To a modal whose code is still on its way.
    whenSettled((shown) => step(shown, () => browserAt('modal')));
    browserAt('home');
    noteShown(shownAt(entry('home')));
    await turn();
    const next = vi.fn();
    whenSettled(next);
    expect(next).toHaveBeenCalledOnce();
  });

  it('back that is on its way still holds up what comes after it', async () => {
    const modal = entry('modal');
    browserAt('modal');
    noteShown(shownAt(modal));
    whenSettled((shown) => step(shown, () => undefined));
    const next = vi.fn();
    whenSettled(next);
    await turn();
    // The browser is back, and React has yet to show it.
    browserAt('home');
    noteShown(shownAt(modal));
    await turn();
    expect(next).not.toHaveBeenCalled();
    noteShown(shownAt(entry('home')));
    await turn();
    expect(next).toHaveBeenCalledOnce();
  });
});

it('a link in a dialog that is tapped before its entry is there replaces that entry, not the one below', async () => {
  const tap = { button: 0, preventDefault: vi.fn() } as unknown as MouseEvent;
  browserAt('home');
  const home = shownAt(entry('home'));
  noteShown(home);
  whenSettled((shown) => step(shown, () => browserAt('dialog')));
  replaceEntry('/user/statement')(tap);
  expect(home.navigate).not.toHaveBeenCalled();
  const dialog = shownAt(entry('dialog'));
  noteShown(dialog);
  await turn();
  expect(dialog.navigate).toHaveBeenCalledExactlyOnceWith('/user/statement', { replace: true, state: undefined });
  expect(tap.preventDefault).toHaveBeenCalled();
});
