import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { marksOf, type Shown, step, whenSettled, withMarks } from './historySteps';

/**
 * A local dialog takes a history entry of its own: the same address, with its id among the marks in the entry's state.
 * All open dialogs share one account of wanted entries, settled once per turn, so that StrictMode's double effects,
 * opening and closing in one turn, and closing several at once each come out as the one right step.
 */
interface Layer {
  id: string;
  pushed: boolean;
  popped: () => void;
}
const refusalMs = 100;

const wanted: Layer[] = [];
const used = new Set<string>();
let scheduled = false;
let count = 0;

/** Marks survive a reload in the history; ids must not come again. */
const newId = () => {
  count += 1;
  return `${Date.now().toString(36)}-${count}`;
};

function drop(layer: Layer): void {
  const at = wanted.indexOf(layer);
  if (at >= 0) wanted.splice(at, 1);
}

function settleSoon(): void {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() =>
    whenSettled((shown) => {
      scheduled = false;
      settle(shown);
    }),
  );
}

function settle(shown: Shown): void {
  const { navigate, location } = shown;
  const all = marksOf(location);
  const marks = all.filter((mark) => used.has(mark));
  let same = 0;
  while (same < marks.length && wanted[same]?.id === marks[same]) same += 1;
  const next = wanted[same];
  if (marks.length > same) {
    step(shown, () => navigate(same - marks.length));
  } else if (next) {
    next.pushed = true;
    used.add(next.id);
    const { pathname, search, hash } = location;
    const state = withMarks(location, [...all, next.id]);
    step(shown, () => navigate({ pathname, search, hash }, { state, preventScrollReset: true }));
  }
}

function popMissing(location: Location): void {
  const marks = marksOf(location);
  for (const layer of [...wanted]) {
    if (!layer.pushed || marks.includes(layer.id)) continue;
    drop(layer);
    layer.popped();
  }
}

/**
 * For an open local dialog (`LocalDialog`): the back button calls `onClose` in place of leaving the page. An owner that
 * keeps it open in spite of that (busy) gets a new entry.
 */
export function useBackToClose(onClose: () => void): void {
  const location = useLocation();
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    popMissing(location);
    settleSoon();
  }, [location]);
  // Gone in the same commit as its dialog: whoever shows the next page must not find it still wanted.
  useLayoutEffect(() => {
    let mounted = true;
    const enter = () => {
      Object.assign(layer, { id: newId(), pushed: false });
      wanted.push(layer);
      settleSoon();
    };
    const layer: Layer = {
      id: '',
      pushed: false,
      popped: () => {
        latest.current();
        setTimeout(() => mounted && enter(), refusalMs);
      },
    };
    enter();
    return () => {
      mounted = false;
      drop(layer);
      settleSoon();
    };
  }, []);
}
