/** What an input method sends for a key that it handles itself (UI Events, 7.3.1). */
const inputMethodKey = 229;

/**
 * Returns true when an input method handles the key. Safari ends the composition before the Enter that confirms it, so
 * only `keyCode` tells that key from one that the member means.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === inputMethodKey;
