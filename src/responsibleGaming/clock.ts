import { serverNow } from '@/api/client/serverTime';
import { recordOf } from './records';
import { addTime, type PlayTime } from './timeLog';
import { restartReminder, timeOf, timeRecords, updateTime } from './timeRecords';

/** The maximum counted time in a game, in ms. A member who stays away longer has probably not played all that time. */
const longestGameMs = 12 * 3_600_000;
/** Interval at which time is recorded, in ms. A gap of several intervals means that the device slept. */
export const tickMs = 60_000;
const longestTickMs = 5 * tickMs;

interface Piece {
  kind: keyof PlayTime;
  /** `from` and `to` are in ms by the device's clock. */
  from: number;
  to: number;
}

/** The logged-in member's id; `undefined` until a response contains it. */
let member: string | undefined;
/** Time recorded before the member's id was known. */
let unnamed: Piece[] = [];
/** Start of the visible time that is not recorded yet, in ms by the device's clock. */
let since: number | undefined;
let hiddenSince: number | undefined;
/** True from the opening of a game until the member returns to this page. */
let isAtGame = false;
/** True after a game was opened, until the clock stops. */
let hasOpenedGame = false;

/** Records time if the member wants it counted or wants reminders. For `quiet`, see `memberRecords`. */
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

/** Records the time until now, so that the records are complete. For `quiet`, see `memberRecords`. */
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

/** Called when a game opens. The time from leaving this page until returning counts as time in games. */
export function leaveForGame(): void {
  isAtGame = true;
  hasOpenedGame = true;
  // If the game's tab opened before this call, this page is already hidden.
  if (hiddenSince !== undefined) setGameSince(hiddenSince);
}

/** Returns true if a game was opened since the clock started. */
export const wasGameOpened = (): boolean => hasOpenedGame;

/**
 * Records the visible time until now when the page is hidden. Does not notify React, because Firefox loses React work
 * in progress on `pagehide` (`RestoredPage`).
 */
function hide(): void {
  if (hiddenSince !== undefined) return;
  noteTime(true);
  since = undefined;
  hiddenSince = Date.now();
  // Store the start of the game immediately, because the game may replace the page.
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

/**
 * Sets the logged-in member and assigns earlier recorded time to them. If a game had replaced the page, counts the time
 * in that game until now.
 */
export function nameClock(memberId: string | undefined): void {
  if (memberId === member) return;
  member = memberId;
  if (memberId === undefined) return;
  // A logout keeps the reminder's setting but deletes its elapsed time.
  const wantsReminder = recordOf(memberId).remindEvery !== undefined;
  if (wantsReminder && timeOf(memberId).sinceReminder === undefined) restartReminder(memberId, true, serverNow());
  const pieces = unnamed;
  unnamed = [];
  for (const piece of pieces) note(piece);
  const { gameSince } = timeOf(memberId);
  if (gameSince !== undefined && document.visibilityState !== 'hidden') comeBack(gameSince);
}

/**
 * Tracks the time of a session in the app and in games, until the returned function is called. Stores time only for
 * members who want it counted or want reminders.
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
