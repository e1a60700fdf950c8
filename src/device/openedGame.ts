let isOpened = false;

/** Records that this page has opened a game, or with `false` that it has opened none. */
export const setGameOpened = (value = true): void => {
  isOpened = value;
};

/** Returns true if this page has opened a game. Its balances may then have changed when the member returns. */
export const wasGameOpened = (): boolean => isOpened;
