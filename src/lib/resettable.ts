const resets: (() => void)[] = [];

/**
 * Registers how a module returns its state to that of a new page. A module that holds state outside of React calls this
 * function once.
 */
export function onReset(reset: () => void): void {
  resets.push(reset);
}

/** Returns the state of all loaded modules to that of a new page. Only stories and tests call this function. */
export function resetAll(): void {
  for (const reset of resets) reset();
}
