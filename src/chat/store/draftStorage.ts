import { matchOutgoing } from './conversation';
import type { Owner } from './owner';
import type { ChatState, ChatStore } from './state';
import { isComplete, storePanel } from './storage';

/**
 * Returns the messages that are not known to have arrived. Leaves out messages whose file is not uploaded yet, because
 * files cannot be stored.
 */
function unsentIn({ conversation }: ChatState) {
  const unsure = conversation.outgoing.filter(({ delivery, message }) => delivery !== 'succeed' && isComplete(message));
  const matches = unsure.length > 0 ? matchOutgoing(conversation) : undefined;
  return unsure
    .filter(({ id }) => !matches?.has(id))
    .map(({ id, message, composedAt, after }) => ({ id, message, composedAt, after }));
}

/** Stores the panel's state, draft, position and unsent messages for a reload of this tab, whenever they change. */
export function createDraftStorage({ getState, subscribe }: ChatStore, owner: Owner): { close: () => void } {
  const now = () => ({ ...getState().panel, unsent: unsentIn(getState()) });
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
