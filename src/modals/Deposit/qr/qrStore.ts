import type { Qr } from '@/api/calls/qr';
import { receivedAtByDevice } from '@/api/client/receivedAt';
import { onReset } from '@/lib/resettable';
import { createListeners } from '@/lib/store';
import { getInitialState, isUndecided, type QrEvent, type QrState, qrReducer } from './qrState';
import { getWatchedQr, hasQr, unwatchQr, updateWatchedQr, watchQr } from './watchedQr';

/**
 * The state of each provider's QR. The tab's storage keeps a QR whose payment may still arrive, because phones may discard
 * the page while the member pays.
 */
const states = new Map<string, QrState>();
/** Ids of QRs that were paid or cancelled. A response from before may still contain them. */
const closedIds = new Set<string>();
const listeners = createListeners();

export const subscribeToQrs = listeners.subscribe;

/** Starts from the stored QR of a provider, when its view opens. Returns the provider. */
export function openQr(bankCode: string): string {
  states.set(bankCode, getInitialState(getWatchedQr(bankCode), Date.now()));
  return bankCode;
}

const noState: QrState = { phase: 'form' };
export const getQrState = (bankCode: string): QrState => states.get(bankCode) ?? noState;

export function dispatchQr(bankCode: string, event: QrEvent): void {
  if (event.type === 'seen' && closedIds.has(event.watched.id)) return;
  const before = getQrState(bankCode);
  const next = qrReducer(before, event);
  if (next === before) return;
  if (before.watched && (event.type === 'found' || event.type === 'cancelled')) closedIds.add(before.watched.id);
  states.set(bankCode, next);
  if (!next.watched || !isUndecided(next)) {
    if (before.watched) unwatchQr(before.watched.id);
  } else if (next.watched !== before.watched) watchQr(next.watched);
  listeners.notify();
}

/** Applies the server's response about a provider's QR. */
export function receiveQr(bankCode: string, qr: Qr): void {
  const watched = hasQr(qr) && updateWatchedQr(bankCode, qr, receivedAtByDevice(qr), getQrState(bankCode).watched);
  dispatchQr(bankCode, watched ? { type: 'seen', watched } : { type: 'missed', now: Date.now() });
}

onReset(() => {
  states.clear();
  closedIds.clear();
});
