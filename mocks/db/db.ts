import { factory } from '@mswjs/data';
import { indexes, type Models, models } from './models';
import { type AnyRow, RowIndex } from './rowIndex';
import type { Row } from './rows';
import { createTable, type Model, type Table } from './table';

/** All tables of one backend. Two backends share nothing. */
export type Db = { readonly [M in keyof Models]: Table<Row<M>> };

/** The rows of every table as plain JSON, for a snapshot. */
export type DbSnapshot = { [M in keyof Models]: Row<M>[] };

/**
 * Calls `make` without a global `BroadcastChannel`. With that class, @mswjs/data connects equal databases of one
 * origin, and no setting prevents that. Stories side by side would get each other's rows, and each new database would
 * open a channel that never closes.
 */
function withoutBroadcast<T>(make: () => T): T {
  const scope = globalThis as { BroadcastChannel?: unknown };
  const channel = Object.getOwnPropertyDescriptor(scope, 'BroadcastChannel');
  if (channel)
    Object.defineProperty(scope, 'BroadcastChannel', { value: undefined, configurable: true, writable: true });
  try {
    return make();
  } finally {
    if (channel) Object.defineProperty(scope, 'BroadcastChannel', channel);
  }
}

export function createDb(past?: DbSnapshot): Db {
  // Only the primary key has a type here, because the types of @mswjs/data do not allow an object in a field, as in
  // `chat`.
  const dictionary: Record<string, { _id: typeof models.member._id }> = models;
  const store: Record<string, Model<AnyRow>> = withoutBroadcast(() => factory(dictionary));
  const indexOf = (name: string) =>
    name in indexes ? new RowIndex<AnyRow>(name, indexes[name as keyof typeof indexes]) : undefined;
  const tables = new Map(Object.entries(store).map(([name, model]) => [name, createTable(model, name, indexOf(name))]));
  const db = Object.fromEntries(tables) as Db;
  for (const [name, rows] of Object.entries(past ?? {})) {
    for (const row of rows) tables.get(name)?.insert(row);
  }
  return db;
}

export function snapshotDb(db: Db): DbSnapshot {
  return Object.fromEntries(
    Object.entries(db).map(([name, table]) => [name, table.all().map((row) => ({ ...row }))]),
  ) as DbSnapshot;
}
