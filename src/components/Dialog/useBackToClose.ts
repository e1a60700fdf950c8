import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';

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
const marker = 'dialogs';
/** A step back that has not arrived by then is taken as lost. */
const travelMs = 3000;
const refusalMs = 100;

const wanted: Layer[] = [];
const used = new Set<string>();
let router: { navigate: NavigateFunction; location: Location; inBrowser: boolean } | undefined;
let travellingFrom: string | undefined;
let lost: ReturnType<typeof setTimeout> | undefined;
let scheduled = false;
let count = 0;

/** Marks survive a reload in the history; ids must not come again. */
const newId = () => {
  count += 1;
  return `${Date.now().toString(36)}-${count}`;
};

const marksOf = (location: Location): string[] => {
  const marks: unknown = (location.state as Record<string, unknown> | null)?.[marker];
  return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
};

const isBrowserEntry = (location: Location) => (window.history.state?.key ?? 'default') === location.key;

function drop(layer: Layer): void {
  const at = wanted.indexOf(layer);
  if (at >= 0) wanted.splice(at, 1);
}

function settleSoon(): void {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    settle();
  });
}

function settle(): void {
  if (!router || travellingFrom !== undefined) return;
  const { navigate, location, inBrowser } = router;
  // Somebody else has navigated and React has not shown it yet: that entry is not ours to leave.
  if (inBrowser && !isBrowserEntry(location)) return;
  const all = marksOf(location);
  const marks = all.filter((mark) => used.has(mark));
  let same = 0;
  while (same < marks.length && wanted[same]?.id === marks[same]) same += 1;
  const next = wanted[same];
  if (marks.length > same) {
    travel(location.key);
    void navigate(same - marks.length);
  } else if (next) {
    next.pushed = true;
    used.add(next.id);
    travel(location.key);
    const { pathname, search, hash, state } = location;
    void navigate(
      { pathname, search, hash },
      { state: { ...state, [marker]: [...all, next.id] }, preventScrollReset: true },
    );
  }
}

function travel(from: string): void {
  travellingFrom = from;
  clearTimeout(lost);
  lost = setTimeout(() => {
    travellingFrom = undefined;
    settleSoon();
  }, travelMs);
}

function arrive(navigate: NavigateFunction, location: Location): void {
  router = { navigate, location, inBrowser: isBrowserEntry(location) };
  if (travellingFrom !== undefined && travellingFrom !== location.key) {
    travellingFrom = undefined;
    clearTimeout(lost);
  }
  const marks = marksOf(location);
  for (const layer of [...wanted]) {
    if (!layer.pushed || marks.includes(layer.id)) continue;
    drop(layer);
    layer.popped();
  }
  settleSoon();
}

/**
 * The back button closes a local dialog and keeps the page. Give it what the dialog gets; modals of the registry have
 * their own entry and do not need it. An owner that stays open in spite of `onClose` (busy) gets a new entry.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ open, onClose });
  useLayoutEffect(() => {
    latest.current = { open, onClose };
  });
  useLayoutEffect(() => arrive(navigate, location), [navigate, location]);
  useEffect(() => {
    if (!open) return;
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
        latest.current.onClose();
        setTimeout(() => mounted && latest.current.open && enter(), refusalMs);
      },
    };
    enter();
    return () => {
      mounted = false;
      drop(layer);
      settleSoon();
    };
  }, [open]);
}
