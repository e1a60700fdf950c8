const firstMs = 5_000;
/**
 * The maximum pause in ms, without its random variation. With the variation a pause is at most 50 s, so members soon
 * notice that a service is back.
 */
const longestMs = 40_000;
/** The share by which a pause varies, so that members' devices do not all retry at the same moment. */
const spread = 0.25;

/**
 * Returns the pause before an automatic retry, in ms. It doubles with each failure, up to `longestMs`. `failures`
 * counts from 1; `random` is from 0 to 1.
 */
export function retryPause(failures: number, random: number = Math.random()): number {
  const pause = Math.min(firstMs * 2 ** (failures - 1), longestMs);
  return pause * (1 + spread * (2 * random - 1));
}
