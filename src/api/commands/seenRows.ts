import type { Call } from '@/api/calls/call';
import { sessionNumber, watchReads } from '@/api/client/client';
import { createListeners } from '@/lib/store';
import type { CommandKind, KnownRows } from './pendingCommand';
import { getPlace } from './place';
import { getListCall, getTraceList, type ListPlace, listPlaces } from './traceList';

/**
 * The newest rows of each place that the app has seen in this session since the last command. A command that is sent
 * keeps those of its place. Later, the rows above them are new, whatever any clock says.
 */
const seen = new Map<string, { session: number; order: number; rows: KnownRows | undefined }>();
/** Grows when the rows of a place must not be used. A read that was sent before counts for nothing. */
const epochs = new Map<ListPlace, number>();
/** The number of reads sent so far. */
let sent = 0;
const listeners = createListeners();

/** The number of rows to remember. More than one row tells equal rows apart. */
const most = 10;

const nameList = (place: ListPlace, code?: string) => (place === 'bonus' ? `${place} ${code}` : place);

/** Forgets the rows of a place, which is about to be read. */
export function forgetPlace(place: ListPlace): void {
  epochs.set(place, (epochs.get(place) ?? 0) + 1);
  for (const name of seen.keys()) if (name.startsWith(place)) seen.delete(name);
}

/** Forgets the rows seen so far, because they may lack the row of a command. */
export function forgetSeenRows(): void {
  for (const place of listPlaces) forgetPlace(place);
  listeners.notify();
}

/** Subscribes to `forgetSeenRows`. Returns the unsubscribe function. */
export const onSeenRowsForgotten = listeners.subscribe;

function note(
  place: ListPlace,
  response: unknown,
  { limit, order, code }: { limit: number; order: number; code?: string },
) {
  const name = nameList(place, code);
  // Responses may overtake each other.
  if ((seen.get(name)?.order ?? 0) > order) return;
  const list = getTraceList(place, response, { limit, code });
  const isKnown = list && (list.ids.length > 0 || list.isWhole);
  const rows = isKnown && { ids: list.ids.slice(0, most), isWhole: list.isWhole && list.ids.length <= most };
  seen.set(name, { session: sessionNumber(), order, rows: rows || undefined });
}

watchReads((call: Call, args) => {
  const place = listPlaces.find((name) => getListCall(name) === call);
  const { page = 1, limit = 0 } = (args as { body?: { page?: number; limit?: number } }).body ?? {};
  if (!place || page !== 1) return undefined;
  const sentIn = epochs.get(place);
  sent += 1;
  const order = sent;
  return (response) => {
    if (sentIn !== epochs.get(place)) return;
    if (place !== 'bonus') return note(place, response, { limit, order });
    const bonuses = Array.isArray(response) ? response : [];
    for (const bonus of bonuses) {
      if (typeof bonus?.code === 'string') note(place, response, { limit, order, code: bonus.code });
    }
  };
});

/** Returns the newest rows of a command's place, or undefined if the app has not seen the place. */
export function getSeenRows(kind: CommandKind, params: Readonly<Record<string, string>>): KnownRows | undefined {
  const place = getPlace(kind);
  if (place === 'qr' || place === 'game') return undefined;
  const found = seen.get(nameList(place, params.code));
  return found?.session === sessionNumber() ? found.rows : undefined;
}
