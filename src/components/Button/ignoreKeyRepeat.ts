import type { KeyboardEvent } from 'react';

/**
 * Prevents repeated keydown events of a held Enter key from activating a button. Call it in `onKeyDown`. The repeated
 * events would otherwise activate a control in the dialog that the first press opens.
 */
export const ignoreKeyRepeat = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};
