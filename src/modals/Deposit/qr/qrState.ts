import type { StatementEntry } from '@/api/calls/statement';
import type { WatchedQr } from './watchedQr';

/** A payment shows up in the statement within about a minute; after twice that nobody waits for it. */
export const graceMs = 2 * 60_000;

/** What the form says about the last QR: why it could not be made, or what became of it. */
export type QrNotice = { kind: 'refused'; failure: unknown } | { kind: 'expired' | 'gone' | 'notCredited' };

/**
 * Where a provider's QR is: `form`: there is none; `waiting`: to be paid; `checking`: gone before its time, perhaps paid;
 * `ended`: its time is over, and the form is shown again, but a payment of the last moment may still come; `paid`: its
 * payment is in the statement. Of a QR that is gone, `goneAt` is when that was first seen, by
 * `elapsedNow`. Times in milliseconds.
 */
export type QrState = { notice?: QrNotice } & (
  | { at: 'form'; watched?: undefined }
  | { at: 'waiting'; watched: WatchedQr }
  | { at: 'checking' | 'ended'; watched: WatchedQr; goneAt?: number }
  | { at: 'paid'; watched: WatchedQr; payment: StatementEntry }
);

export type QrEvent =
  /** The server has one to be paid. */
  | { type: 'seen'; watched: WatchedQr }
  /** The server has none. */
  | { type: 'missed'; now: number }
  /** A look at statement and server after that: still none, and no payment. */
  | { type: 'missedAgain'; now: number }
  /** 00:00. */
  | { type: 'expired' }
  | { type: 'found'; payment: StatementEntry }
  | { type: 'refused'; failure: unknown }
  | { type: 'edited' }
  /** Cancelled, or the member wants another one. */
  | { type: 'left' };

/** What is known from before, such as a reload. */
export function startingState(known: WatchedQr | undefined, now: number): QrState {
  if (!known || known.until + graceMs <= now) return { at: 'form' };
  return { at: known.until > now ? 'waiting' : 'ended', watched: known };
}

/** Whether a payment may still come, or is not in the wallet yet. */
export const isUndecided = (state: QrState): boolean =>
  state.at !== 'form' && !(state.at === 'paid' && state.payment.status === 'SUCCESS');

export function qrReducer(state: QrState, event: QrEvent): QrState {
  switch (event.type) {
    case 'seen': {
      const { watched } = event;
      if (state.at === 'paid') return state;
      // An answer of before its end says nothing new.
      if (state.at === 'ended' && state.watched.id === watched.id && state.watched.until === watched.until)
        return state;
      if (state.at === 'waiting' && state.watched === watched) return state;
      // Another one was made after all: what was said about the one before no longer holds.
      return { at: 'waiting', watched, notice: state.watched?.id === watched.id ? state.notice : undefined };
    }
    case 'missed':
      if (state.at !== 'waiting' && state.at !== 'checking') return state;
      if (state.watched.until <= event.now) return { ...state, at: 'ended' };
      return state.at === 'checking' ? state : { ...state, at: 'checking' };
    case 'missedAgain': {
      if (state.at !== 'checking' && state.at !== 'ended') return state;
      const { goneAt = event.now, notice = { kind: 'gone' } } = state;
      return event.now - goneAt < graceMs ? { ...state, goneAt } : { at: 'form', notice };
    }
    case 'expired':
      return state.at === 'waiting' ? { ...state, at: 'ended', notice: { kind: 'expired' } } : state;
    case 'found':
      if (event.payment.status === 'FAILED') return { at: 'form', notice: { kind: 'notCredited' } };
      return state.watched ? { at: 'paid', watched: state.watched, payment: event.payment } : state;
    case 'refused':
      return { ...state, notice: { kind: 'refused', failure: event.failure } };
    case 'edited':
      return { ...state, notice: undefined };
    case 'left':
      return { at: 'form' };
  }
}
