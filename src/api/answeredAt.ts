const arrivals = new WeakMap<object, number>();

/** Notes that this answer has just come, and hands it on. */
export function noteAnswer<T>(answer: T): T {
  if (typeof answer === 'object' && answer !== null && !arrivals.has(answer)) arrivals.set(answer, Date.now());
  return answer;
}

/**
 * When an answer came, in milliseconds by the device's clock, however long it has been in the cache; now if unknown. Its
 * read is `isTimed`: of others the cache keeps the first of equal answers.
 */
export const answeredAt = (answer: object): number => arrivals.get(answer) ?? Date.now();
