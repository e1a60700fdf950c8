import type { KeyboardEvent } from 'react';

/** `onKeyDown` of a button: Enter that is held down counts once. What a tap opens would else be answered by it unseen. */
export const ignoreKeyRepeat = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};
