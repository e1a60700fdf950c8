import { serverNow } from './serverTime';

interface Arrival {
  server: number;
  device: number;
}

const receivedTimes = new WeakMap<object, Arrival>();
const now = (): Arrival => ({ server: serverNow(), device: Date.now() });

/** Records the current time as the response's arrival, unless one is recorded already. Returns the response. */
export function stampReceived<T>(response: T): T {
  if (typeof response === 'object' && response !== null && !receivedTimes.has(response))
    receivedTimes.set(response, now());
  return response;
}

/**
 * Returns when a response arrived, in ms by the server's clock, even if it comes from the cache. Returns the current
 * time if the arrival is not recorded. The read must be `isTimed`, because otherwise the cache keeps the first of
 * several equal responses.
 */
export const receivedAt = (response: object): number => (receivedTimes.get(response) ?? now()).server;

/**
 * Returns when a response arrived, in ms by the device's clock. Countdowns use this time, because they run on that
 * clock.
 */
export const receivedAtByDevice = (response: object): number => (receivedTimes.get(response) ?? now()).device;
