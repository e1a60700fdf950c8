import { type Entry, getId as getEntryId, satang } from './account.ts';
import type { TestAccounts } from './commands.ts';
import { isDone, type Rule, type Session } from './session.ts';

const lists = { getStatements: 'statements', getSlips: 'slips', getRefunds: 'refunds', getInvites: 'invites' };
/** The lists that are read by pages. Their bodies are `page` and `limit`. */
export const listCalls = Object.keys(lists);

interface Row {
  createdAt: string;
  /** Identifies a slip, whose other fields change while it is checked. */
  reference?: string;
}

/** The largest number of rows on a page, and the most pages that are read in a row. */
const longest = 100;
const mostPages = 20;

/** Describes a row without its status, which changes while a payment or a check is in progress. */
const getId = (row: Row): string => row.reference ?? JSON.stringify({ ...row, status: undefined });

/** Returns the rows that `all` has more often than `part`. */
function lostRows(all: readonly string[], part: readonly string[]): string[] {
  const left = [...part];
  return all.filter((row) => {
    const index = left.indexOf(row);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Reads one page of a list. */
export async function readPage(session: Session, call: string, page: number, limit: number) {
  const response = (await session.ok(call, { body: { page, limit } })) ?? {};
  const rows = response[lists[call as keyof typeof lists]];
  return { rows: (rows ?? []) as Row[], total: response.total as number | undefined };
}

/** Reads pages until one is not full. */
export async function readRows(session: Session, call: string, limit = longest): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1, isFull = true; isFull && page <= mostPages; page += 1) {
    const { rows } = await readPage(session, call, page, limit);
    all.push(...rows);
    isFull = rows.length >= limit;
  }
  return all;
}

/** Checks the order of a list, its pages with several limits, their borders and its total. */
export async function pages(session: Session, call: string): Promise<void> {
  const { total } = await readPage(session, call, 1, 10);
  if (session.lacks(call)) return;
  const all = await readRows(session, call);
  const where: Rule = call === 'getStatements' ? 'entries' : 'responses';
  const check = (isSo: boolean, text: string, got = '') => session.check(where, call, isSo, text, got);
  const dates = all.map(({ createdAt }) => Date.parse(createdAt));
  const isSorted = dates.every((date, index) => index === 0 || date <= (dates[index - 1] as number));
  check(isSorted, 'lists the newest first');
  const ids = all.map(getId);
  const borders = [1, 2, 3, 5, 10, ids.length - 1, ids.length, ids.length + 1];
  for (const limit of new Set(borders.filter((limit) => limit >= 1 && limit <= longest))) {
    const count = Math.min(Math.ceil(ids.length / limit) + 1, 6);
    const read: string[] = [];
    for (let page = 1; page <= count; page += 1) {
      const { rows } = await readPage(session, call, page, limit);
      check(rows.length <= limit, 'has at most `limit` rows on a page', `${rows.length} rows with limit ${limit}`);
      read.push(...rows.map(getId));
    }
    const wanted = ids.slice(0, count * limit);
    const at = wanted.findIndex((id, index) => id !== read[index]);
    const got = `row ${(at < 0 ? wanted.length : at) + 1} with limit ${limit}: ${read[at < 0 ? wanted.length : at] ?? 'none'}`;
    check(at < 0 && read.length === wanted.length, 'continues each page where the last one ended', got);
  }
  check((await readPage(session, call, 1_000_000, 10)).rows.length === 0, 'has nothing after the last page');
  const rows = total ?? all.length;
  if (all.length < mostPages * longest)
    check(rows === all.length, '`total` is the number of rows', `${rows}; ${all.length} rows`);
}

/** Announces deposits until the statement has more than two pages, some in the same moment and some while it is read. */
export async function pagesWithArrivals(world: TestAccounts): Promise<void> {
  const { session } = world;
  const call = 'getStatements';
  if (!session.wants(call, 'entries') || session.lacks(call, 'addMoney')) return;
  const announce = (baht: number) => session.ask('addMoney', { body: { amount: baht } });
  await Promise.all([201.15, 202.15, 203.15, 204.15, 205.15, 206.15].map(announce));
  await pages(session, call);
  const before = (await readRows(session, call)).map(getId);
  const [read, replies] = await Promise.all([
    readRows(session, call, 5),
    Promise.all([211.15, 212.15, 213.15, 214.15].map(announce)),
  ]);
  const after = (await readRows(session, call)).map(getId);
  const check = (isSo: boolean, text: string, got: string) => session.check('entries', call, isSo, text, got);
  const isWhole = read.length < mostPages * 5;
  const missing = lostRows(before, isWhole ? read.map(getId) : after);
  check(missing.length === 0, 'loses no row of its pages while entries arrive', missing[0] ?? '');
  const missingAfter = lostRows(before, after);
  const arrived = replies.filter(isDone).length;
  const isExact = missingAfter.length === 0 && after.length === before.length + arrived;
  const got = `${after.length} rows after ${before.length} and ${arrived} arrivals; lost: ${missingAfter[0] ?? 'none'}`;
  if (before.length < mostPages * longest) check(isExact, 'has each row once after entries have arrived', got);
}

/** Checks that the statement still has every entry that the suite has seen, such as a withdrawal that was paid since. */
export async function entriesStay(session: Session): Promise<void> {
  const call = 'getStatements';
  if (!session.wants(call, 'entries') || session.lacks(call)) return;
  const rows = (await readRows(session, call)) as (Row & Entry)[];
  const ids = new Set(rows.map((row) => getEntryId({ ...row, amount: satang(row.amount) })));
  const missing = [...session.entries].find((id) => !ids.has(id));
  const isWhole = rows.length < mostPages * longest;
  session.check('entries', call, !isWhole || !missing, 'keeps every field of an entry but its status', missing ?? '');
}
