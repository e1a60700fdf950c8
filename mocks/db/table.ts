export interface Page<Row> {
  readonly total: number;
  /** Newest first; empty beyond the end. */
  readonly rows: Row[];
}

/** One table: @mswjs/data keeps the rows, the indexes beside it keep every look-up from scanning them. */
export interface Table<Row extends { _id: string }> {
  insert(row: Partial<Row> & { _id: string }): Row;
  get(id: string): Row | undefined;
  /** Changes a row; answers the new one. An unknown id is a programming error. */
  patch(id: string, change: Partial<Omit<Row, '_id'>>): Row;
  remove(id: string): void;
  /** In the order they came. */
  all(): Row[];
  /** Rows whose indexed field has this value, in the order they came. */
  by<F extends keyof Row & string>(field: F, value: Row[F]): Row[];
  /** The same, newest first, by pages from 1. */
  page<F extends keyof Row & string>(field: F, value: Row[F], page: number, limit: number): Page<Row>;
  readonly size: number;
}

/**
 * The part of @mswjs/data's database that finds a row by its key. What it publishes looks at every row for each change: of
 * 5,000 rows some ten thousand times as long.
 */
interface Instance {
  getModel(name: string): Map<string, unknown>;
  update(name: string, before: unknown, after: unknown): void;
  delete(name: string, id: string): void;
}

/** What `factory()` answers; the rows' own types are kept by Table, see rows.ts. */
export type Store = Record<string, { create(start: object): unknown }>;

/** The database hangs on its own symbol, which the package does not export. */
function instanceOf(store: Store): Instance {
  const [key] = Object.getOwnPropertySymbols(store);
  return (store as unknown as Record<symbol, Instance>)[key as symbol] as Instance;
}

export function createTable<Row extends { _id: string }>(
  store: Store,
  name: string,
  indexed: readonly string[],
): Table<Row> {
  const model = store[name] as Store[string];
  const instance = instanceOf(store);
  const records = instance.getModel(name) as Map<string, Row>;
  const indexes = new Map(indexed.map((field) => [field, new Map<unknown, string[]>()]));

  const bucket = (field: string, value: unknown): string[] => {
    const index = indexes.get(field);
    if (!index) throw new Error(`${name} has no index on ${field}`);
    return index.get(value) ?? [];
  };
  const enter = (field: string, value: unknown, id: string) => {
    const index = indexes.get(field) as Map<unknown, string[]>;
    const ids = index.get(value);
    if (ids) ids.push(id);
    else index.set(value, [id]);
  };
  const leave = (field: string, value: unknown, id: string) => {
    const ids = bucket(field, value);
    ids.splice(ids.indexOf(id), 1);
  };
  const field = (row: Row, key: string) => row[key as keyof Row];
  const row = (id: string) => records.get(id) as Row;

  return {
    insert(start) {
      const made = model.create(start) as Row;
      for (const key of indexes.keys()) enter(key, field(made, key), made._id);
      return made;
    },
    get: (id) => records.get(id),
    patch(id, change) {
      const before = records.get(id);
      if (!before) throw new Error(`${name} ${id} does not exist`);
      // A spread keeps the symbols by which @mswjs/data knows its entities.
      const after = { ...before, ...change };
      instance.update(name, before, after);
      for (const key of indexes.keys()) {
        if (field(before, key) === field(after, key)) continue;
        leave(key, field(before, key), id);
        enter(key, field(after, key), id);
      }
      return after;
    },
    remove(id) {
      const before = records.get(id);
      if (!before) return;
      for (const key of indexes.keys()) leave(key, field(before, key), id);
      instance.delete(name, id);
    },
    all: () => [...records.values()],
    by: (key, value) => bucket(key, value).map(row),
    page(key, value, page, limit) {
      const ids = bucket(key, value);
      const end = ids.length - (page - 1) * limit;
      const rows =
        end > 0
          ? ids
              .slice(Math.max(0, end - limit), end)
              .reverse()
              .map(row)
          : [];
      return { total: ids.length, rows };
    },
    get size() {
      return records.size;
    },
  };
}
