import type { StatementEntry } from '@/api/calls/statement';
import type { WatchedQr } from './watchedQr';

/**
 * The maximum wait for a payment in ms, after the QR has ended or the server no longer returns the QR. Payments usually
 * appear in the statement within one minute.
 */
export const graceMs = 2 * 60_000;

/** The message about the last QR: why creating or cancelling it failed, or how it ended. */
export type QrNotice = { kind: 'refused'; failure: unknown } | { kind: 'expired' | 'gone' | 'notCredited' };

/**
 * State of a provider's QR. Times are in ms.
 * - `form`: there is no QR.
 * - `waiting`: the QR waits for its payment.
 * - `checking`: the server stopped returning the QR before its end, so the QR may have been paid.
 * - `ended`: the QR's time is over and the form is shown, but a last-moment payment may still arrive.
 * - `paid`: the QR's payment is in the statement.
 *
 * `goneAt` is the time by `elapsedNow` when the app first saw that the QR was gone.
 */
export type QrState = { notice?: QrNotice } & (
  | { phase: 'form'; watched?: undefined }
  | { phase: 'waiting'; watched: WatchedQr }
  | { phase: 'checking' | 'ended'; watched: WatchedQr; goneAt?: number }
  | { phase: 'paid'; watched: WatchedQr; payment: StatementEntry }
);

export type QrEvent =
  /** The server returned a QR to pay. */
  | { type: 'seen'; watched: WatchedQr }
  /** The server returned no QR. */
  | { type: 'missed'; now: number }
  /** A later check of the statement and of the server found neither a payment nor a QR. */
  | { type: 'missedAgain'; now: number }
  /** The countdown has reached 00:00. */
  | { type: 'expired' }
  | { type: 'found'; payment: StatementEntry }
  | { type: 'refused'; failure: unknown }
  | { type: 'edited' }
  /** The server has cancelled the QR. */
  | { type: 'cancelled'; id: string }
  /** The member wants another QR. */
  | { type: 'left' };

/** Returns the state from the stored QR, for example after a reload. `now` is in ms by the device's clock. */
export function getInitialState(watched: WatchedQr | undefined, now: number): QrState {
  if (!watched || watched.until + graceMs <= now) return { phase: 'form' };
  return { phase: watched.until <= now ? 'ended' : watched.isPaid ? 'checking' : 'waiting', watched };
}

/** Returns true if a payment may still arrive or is not credited to the wallet yet. */
export const isUndecided = (state: QrState): boolean =>
  state.phase !== 'form' && !(state.phase === 'paid' && state.payment.status === 'SUCCESS');

export function qrReducer(state: QrState, event: QrEvent): QrState {
  switch (event.type) {
    case 'seen': {
      const { watched } = event;
      if (state.phase === 'paid' || watched.isPaid) return state;
      // This response is from before the end of the QR, so it changes nothing.
      if (state.phase === 'ended' && state.watched.id === watched.id && state.watched.until === watched.until)
        return state;
      if (state.phase === 'waiting' && state.watched === watched) return state;
      // If this is another QR, the notice about the previous QR no longer applies.
      return { phase: 'waiting', watched, notice: state.watched?.id === watched.id ? state.notice : undefined };
    }
    case 'missed':
      if (state.phase !== 'waiting' && state.phase !== 'checking') return state;
      if (state.watched.until <= event.now) return { ...state, phase: 'ended' };
      return state.phase === 'checking' ? state : { ...state, phase: 'checking' };
    case 'missedAgain': {
      if (state.phase !== 'checking' && state.phase !== 'ended') return state;
      const { goneAt = event.now, notice = { kind: 'gone' } } = state;
      return event.now - goneAt < graceMs ? { ...state, goneAt } : { phase: 'form', notice };
    }
    case 'expired':
      return state.phase === 'waiting' ? { ...state, phase: 'ended', notice: { kind: 'expired' } } : state;
    case 'found':
      if (event.payment.status === 'FAILED') return { phase: 'form', notice: { kind: 'notCredited' } };
      if (!state.watched) return state;
      return {
        phase: 'paid',
        watched: state.watched.isPaid ? state.watched : { ...state.watched, isPaid: true },
        payment: event.payment,
      };
    case 'refused':
      return { ...state, notice: { kind: 'refused', failure: event.failure } };
    case 'edited':
      return { ...state, notice: undefined };
    case 'cancelled':
      return state.watched?.id === event.id ? { phase: 'form' } : state;
    case 'left':
      return { phase: 'form' };
  }
}
