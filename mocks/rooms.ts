import type { Backend } from './backendInterface';
import { getMember } from './http/auth';
import type { MockEvent, MockState } from './mockState';
import { chatPrefix } from './rules/chat';
import { delay } from './runtime/delay';

/** Delay of support's reply in ms. Without a delay, the reply could overtake the response to the message. */
const thinkMs = 300;
/** Maximum number of rooms per connection. */
export const maxRooms = 20;

/** Returns true for a valid room name: `chatPrefix` and an id, shorter than 200 characters in total. */
export const isRoom = (room: unknown): room is string =>
  typeof room === 'string' && room.startsWith(chatPrefix) && room.length > chatPrefix.length && room.length < 200;

/**
 * Returns true if a client may join a room. A member's room requires that member's token, because every invite link
 * contains the member's id. A guest's room requires no token, because a guest's id cannot be guessed and is in no link.
 */
export function mayJoin(mockState: MockState, room: unknown, token: unknown): room is string {
  if (!isRoom(room)) return false;
  const id = room.slice(chatPrefix.length);
  if (!mockState.db.member.get(id)) return true;
  try {
    return typeof token === 'string' && getMember(mockState, token)._id === id;
  } catch {
    return false;
  }
}

/**
 * Subscribes `deliver` to every message from support, `thinkMs` after it is stored. Returns the unsubscribe function.
 */
export function onMessages({ listeners }: Backend['mockState'], deliver: (event: MockEvent) => void): () => void {
  const listener = async (event: MockEvent) => {
    await delay(thinkMs);
    if (listeners.has(listener)) deliver(event);
  };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
