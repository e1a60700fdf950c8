import type { Backend } from './backendInterface';
import { chatPrefix } from './rules/chat';
import { delay } from './runtime/delay';
import type { WorldEvent } from './world';

/** Support thinks for a moment; also, the answer never overtakes the reply to the message it answers. */
const thinkMs = 300;
/** One connection hears no more rooms than this. */
export const mostRooms = 20;

/** A room that may be joined: the prefix and an id. */
export const isRoom = (room: unknown): room is string =>
  typeof room === 'string' && room.startsWith(chatPrefix) && room.length > chatPrefix.length && room.length < 200;

/** Tells `deliver` of every message from support, a moment after it was written; answers how to stop. */
export function hear({ listeners }: Backend['world'], deliver: (event: WorldEvent) => void): () => void {
  const listener = async (event: WorldEvent) => {
    await delay(thinkMs);
    if (listeners.has(listener)) deliver(event);
  };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
