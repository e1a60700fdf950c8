import type { Owner } from './owner';
import type { ChatStore } from './state';
import { storePanel } from './storage';
import { unsentIn } from './view';

/** Keeps for a reload of this tab what is open, half written, looked at and not sent, whenever that changes. */
export function createKeeper({ getState, subscribe }: ChatStore, owner: Owner): { close: () => void } {
  const now = () => {
    const unsent = unsentIn(getState()).map(({ id, message, composedAt, after }) => ({
      id,
      message,
      composedAt,
      after,
    }));
    return { ...getState().panel, unsent };
  };
  let last = JSON.stringify(now());
  const close = subscribe(() => {
    const next = now();
    const text = JSON.stringify(next);
    if (text === last) return;
    last = text;
    storePanel(owner, next);
  });
  return { close };
}
