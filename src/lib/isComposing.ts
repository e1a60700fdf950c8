/** The `keyCode` of a key that an input method handles (UI Events, 7.3.1). */
const inputMethodKey = 229;

/**
 * Returns whether an input method handles the key. Safari ends the composition before the Enter that confirms it, so
 * only `keyCode` identifies that Enter.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === inputMethodKey;
