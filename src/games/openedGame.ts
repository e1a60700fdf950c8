import { onReset } from '@/lib/resettable';

let isOpened = false;
onReset(() => {
  isOpened = false;
});

/** Records that this page has opened a game. */
export const setGameOpened = (): void => {
  isOpened = true;
};

/** Returns true if this page has opened a game. Its balances may then have changed when the member returns. */
export const wasGameOpened = (): boolean => isOpened;
