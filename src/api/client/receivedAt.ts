import { serverNow } from './serverTime';

interface Arrival {
  server: number;
  device: number;
}

const receivedTimes = new WeakMap<object, Arrival>();
const now = (): Arrival => ({ server: serverNow(), device: Date.now() });

/** Notes that this answer has just come, and hands it on. */
export function stampReceived<T>(response: T): T {
  if (typeof response === 'object' && response !== null && !receivedTimes.has(response))
    receivedTimes.set(response, now());
  return response;
}

/**
 * When an answer came, in milliseconds by the server's clock, however long it has been in the cache; now if unknown. Its
 * read is `isTimed`: of others the cache keeps the first of equal answers.
 */
export const receivedAt = (response: object): number => (receivedTimes.get(response) ?? now()).server;

/** The same by the device's clock: for a time that is left, which is counted by that clock. */
export const answeredAtByDevice = (response: object): number => (receivedTimes.get(response) ?? now()).device;
