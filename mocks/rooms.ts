import type { Backend } from './backendInterface';
import { memberOf } from './http/auth';
import type { MockEvent, MockState } from './mockState';
import { chatPrefix } from './rules/chat';
import { delay } from './runtime/delay';

/** Support thinks for a moment; also, the answer never overtakes the reply to the message it answers. */
const thinkMs = 300;
/** One connection hears no more rooms than this. */
export const mostRooms = 20;

/** A room that may be joined: the prefix and an id. */
export const isRoom = (room: unknown): room is string =>
  typeof room === 'string' && room.startsWith(chatPrefix) && room.length > chatPrefix.length && room.length < 200;

/**
 * Whether somebody may hear a room. A member's is heard with that member's token alone, because their id stands in every
 * link they invite with; a guest's by its id, which nobody can guess and no link shows.
 */
export function mayJoin(mockState: MockState, room: unknown, token: unknown): room is string {
  if (!isRoom(room)) return false;
  const id = room.slice(chatPrefix.length);
  if (!mockState.db.member.get(id)) return true;
  try {
    return typeof token === 'string' && memberOf(mockState, token)._id === id;
  } catch {
    return false;
  }
}

/** Tells `deliver` of every message from support, a moment after it was written; answers how to stop. */
export function hear({ listeners }: Backend['mockState'], deliver: (event: MockEvent) => void): () => void {
  const listener = async (event: MockEvent) => {
    await delay(thinkMs);
    if (listeners.has(listener)) deliver(event);
  };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
