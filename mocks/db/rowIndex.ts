export interface AnyRow {
  _id: string;
}

type Lists<Row> = Map<unknown, Set<Row>>;

/**
 * Finds the rows of a table with a long history. A query of @mswjs/data compares every row: with 5,000 rows it takes
 * 10 ms, an index less than 1 µs.
 */
export class RowIndex<Row extends AnyRow> {
  /** The objects that @mswjs/data stores. */
  private readonly rows = new Map<string, Row>();
  private readonly fields: Map<keyof Row, Lists<Row>>;

  constructor(
    private readonly table: string,
    fields: readonly string[],
  ) {
    this.fields = new Map(fields.map((field) => [field as keyof Row, new Map()]));
  }

  add(row: Row): void {
    this.rows.set(row._id, row);
    for (const [field, lists] of this.fields) this.enter(lists, row[field], row);
  }

  get(id: string): Row | undefined {
    return this.rows.get(id);
  }

  /** Returns the rows with this value, in the order in which they got it. */
  by(field: string, value: unknown): Row[] {
    const lists = this.fields.get(field as keyof Row);
    if (!lists) throw new Error(`${this.table} has no index on ${field}. Add it to indexes in mocks/db/models.ts.`);
    return [...(lists.get(value) ?? [])];
  }

  /** Changes a row in place, because `update` of @mswjs/data is a query, too. */
  change(id: string, change: object): Row | undefined {
    const row = this.rows.get(id);
    if (!row) return undefined;
    const before = { ...row };
    Object.assign(row, change);
    for (const [field, lists] of this.fields) {
      if (before[field] === row[field]) continue;
      lists.get(before[field])?.delete(row);
      this.enter(lists, row[field], row);
    }
    return row;
  }

  remove(id: string): void {
    const row = this.rows.get(id);
    if (!row) return;
    this.rows.delete(id);
    for (const [field, lists] of this.fields) lists.get(row[field])?.delete(row);
  }

  private enter(lists: Lists<Row>, value: unknown, row: Row): void {
    lists.set(value, (lists.get(value) ?? new Set<Row>()).add(row));
  }
}
