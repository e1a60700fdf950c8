import { serverNow } from './serverTime';

interface Arrival {
  server: number;
  device: number;
}

const arrivals = new WeakMap<object, Arrival>();
const now = (): Arrival => ({ server: serverNow(), device: Date.now() });

/** Notes that this answer has just come, and hands it on. */
export function noteAnswer<T>(answer: T): T {
  if (typeof answer === 'object' && answer !== null && !arrivals.has(answer)) arrivals.set(answer, now());
  return answer;
}

/**
 * When an answer came, in milliseconds by the server's clock, however long it has been in the cache; now if unknown. Its
 * read is `isTimed`: of others the cache keeps the first of equal answers.
 */
export const answeredAt = (answer: object): number => (arrivals.get(answer) ?? now()).server;

/** The same by the device's clock: for a time that is left, which is counted by that clock. */
export const answeredAtByDevice = (answer: object): number => (arrivals.get(answer) ?? now()).device;
