import type { KeyboardEvent } from 'react';

/**
 * `onKeyDown` of a button: ignores the repeats of a held Enter. They would otherwise activate a control in the dialog
 * that the first press opens.
 */
export const ignoreKeyRepeat = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};
