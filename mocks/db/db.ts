import { factory, nullable, primaryKey } from '@mswjs/data';
import { indexes, type Models, models } from './models';
import { createTable, type Model, type Table } from './table';

/** All tables of one backend. Two backends share nothing. */
export type Db = { readonly [M in keyof Models]: Table<Models[M]> };

/** Plain rows for a snapshot. */
export type DbSnapshot = { [M in keyof Models]: Models[M][] };

const copy = (value: unknown) => (typeof value === 'object' && value !== null ? structuredClone(value) : value);

function dictionary() {
  return Object.fromEntries(
    Object.entries(models).map(([name, start]) => [
      name,
      {
        _id: primaryKey(String),
        ...Object.fromEntries(
          Object.entries(start).map(([field, value]) => [
            field,
            value === null ? nullable(() => null as unknown as string) : () => copy(value),
          ]),
        ),
      },
    ]),
  );
}

/**
 * If there is a BroadcastChannel, @mswjs/data connects equal databases of one origin over it, and no setting prevents
 * it. Stories side by side would get each other's rows, and each new database would open a channel that never closes.
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
  const store = withoutBroadcast(() => factory(dictionary())) as unknown as Record<string, Model>;
  const tables = Object.keys(models).map((name) => [
    name,
    createTable(store[name] as Model, name, (indexes as Record<string, readonly string[]>)[name] ?? []),
  ]);
  const db = Object.fromEntries(tables) as Db;
  if (past) {
    for (const [name, rows] of Object.entries(past)) {
      for (const row of rows) (db[name as keyof Db] as Table<{ _id: string }>).insert(row);
    }
  }
  return db;
}

export function snapshotDb(db: Db): DbSnapshot {
  return Object.fromEntries(
    Object.entries(db).map(([name, table]) => [name, table.all().map((row) => ({ ...row }))]),
  ) as DbSnapshot;
}
