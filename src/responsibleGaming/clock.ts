import { serverNow } from '@/api/client/serverTime';
import { recordOf } from './records';
import { addTime, type PlayTime } from './timeLog';
import { restartReminder, timeOf, timeRecords, updateTime } from './timeRecords';

/** Whoever comes back from a game later than that has hardly played all the time. */
const longestGameMs = 12 * 3_600_000;
/** Time is noted so often; where much more has passed at once, the device has slept. */
export const tickMs = 60_000;
const longestTickMs = 5 * tickMs;

interface Piece {
  kind: keyof PlayTime;
  /** Milliseconds by the device's clock. */
  from: number;
  to: number;
}

/** Whose time it is; `undefined` until an answer has told. */
let member: string | undefined;
/** Noted before it was known whose it is. */
let unnamed: Piece[] = [];
/** In view since then, and not noted yet. */
let since: number | undefined;
let hiddenSince: number | undefined;
/** The member has left for a game. */
let isAtGame = false;
/** A game was opened from this page. */
let hasOpenedGame = false;

/** Adds time to what the member wants counted, and to nothing else. `quiet` as in `memberRecords`. */
function note(piece: Piece, quiet = false): void {
  if (piece.to <= piece.from) return;
  if (member === undefined) {
    unnamed.push(piece);
    return;
  }
  const { kind, from, to } = piece;
  const ahead = serverNow() - Date.now();
  updateTime(
    member,
    (record) => {
      const { isCounted, sinceReminder } = record;
      if (!isCounted && sinceReminder === undefined) return record;
      return {
        ...record,
        ...(isCounted && { days: addTime(record.days, kind, { from: from + ahead, to: to + ahead }) }),
        ...(sinceReminder !== undefined && { sinceReminder: sinceReminder + to - from }),
      };
    },
    serverNow(),
    quiet,
  );
}

/** Notes the time until now, so that the records tell all of it; `quiet` as in `memberRecords`. */
export function noteTime(quiet = false): void {
  if (since === undefined) return;
  const now = Date.now();
  note({ kind: 'app', from: Math.max(since, now - longestTickMs), to: now }, quiet);
  since = now;
}

function setGameSince(gameSince: number | undefined, quiet = false): void {
  if (member === undefined) return;
  updateTime(
    member,
    (record) => (!record.isCounted || record.gameSince === gameSince ? record : { ...record, gameSince }),
    serverNow(),
    quiet,
  );
}

/** A game has opened: from leaving this page until coming back is time in games. */
export function leaveForGame(): void {
  isAtGame = true;
  hasOpenedGame = true;
  // Its tab came first.
  if (hiddenSince !== undefined) setGameSince(hiddenSince);
}

/** Whether a game was opened from here since this page of the session was loaded. */
export const wasGameOpened = (): boolean => hasOpenedGame;

/** Quietly: what React has under way as a page goes is lost in Firefox (`RestoredPage`). */
function hide(): void {
  if (hiddenSince !== undefined) return;
  noteTime(true);
  since = undefined;
  hiddenSince = Date.now();
  // The page may not outlive it: the game may take its place.
  if (isAtGame) setGameSince(hiddenSince, true);
}

function comeBack(from: number): void {
  isAtGame = false;
  setGameSince(undefined);
  note({ kind: 'games', from, to: Math.min(Date.now(), from + longestGameMs) });
}

function show(): void {
  if (isAtGame && hiddenSince !== undefined) comeBack(hiddenSince);
  if (hiddenSince !== undefined) timeRecords.notify();
  hiddenSince = undefined;
  since ??= Date.now();
}

const follow = () => (document.visibilityState === 'hidden' ? hide() : show());

/** Whose time it is. What was noted before that is theirs, too, and a game that took the page's place is over. */
export function nameClock(memberId: string | undefined): void {
  if (memberId === member) return;
  member = memberId;
  if (memberId === undefined) return;
  // A reminder outlives a logout, its time does not.
  const wantsReminder = recordOf(memberId).remindEvery !== undefined;
  if (wantsReminder && timeOf(memberId).sinceReminder === undefined) restartReminder(memberId, true, serverNow());
  const pieces = unnamed;
  unnamed = [];
  for (const piece of pieces) note(piece);
  const { gameSince } = timeOf(memberId);
  if (gameSince !== undefined && document.visibilityState !== 'hidden') comeBack(gameSince);
}

/**
 * Follows the time of a session, in view and away at a game, until the returned function is called. It is stored only
 * where the member wants it counted or wants to be reminded.
 */
export function startClock(): () => void {
  follow();
  const timer = setInterval(() => noteTime(), tickMs);
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', follow);
  return () => {
    noteTime();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', follow);
    member = undefined;
    unnamed = [];
    since = undefined;
    hiddenSince = undefined;
    isAtGame = false;
    hasOpenedGame = false;
  };
}
