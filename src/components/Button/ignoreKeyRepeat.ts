import type { KeyboardEvent } from 'react';

/**
 * Prevents the key repeats of a held Enter from pressing a button (`onKeyDown`). They would otherwise activate a
 * control in the dialog that the first press opens.
 */
export const ignoreKeyRepeat = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};
