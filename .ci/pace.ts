/**
 * The aims of the benchmarks are for a phone whose processor is four times slower than the machine on which they were
 * set. Four times slower than another machine is another phone: a busy or older one prints figures twice as high. What
 * the same work took on the first machine tells them apart, and a smaller `--slowdown` makes the same phone of a slower
 * one. What is printed without it is always at four times.
 */
export const slowdownOption = { slowdown: { type: 'string', default: '4' } } as const;

/** How many times slower the processor is to be; fails on what is no number from 1 on. */
export function slowdownOf(text: string): number {
  const slowdown = Number(text);
  if (!(slowdown >= 1)) throw new Error(`--slowdown ${text}: a number from 1 on, such as 2.5`);
  return slowdown;
}

/** Milliseconds on the machine of the aims, at four times slower and with nothing else running there. */
export const usualMs = { emptyDialog: 27.5, barePage: 730 };

/** Says how this machine compares, from the same work here and there, in milliseconds. */
export const paceLine = (what: string, here: number, slowdown: number, usual: number): string =>
  `${what} takes ${here.toFixed(0)} ms here at ${slowdown}x, and ${usual.toFixed(0)} on the machine of the aims: where they agree, it is the same phone.`;
