import { expect, test } from 'vitest';
import { createDb, snapshotDb } from './db';

const fill = (count: number) => {
  const db = createDb();
  for (let index = 0; index < count; index += 1) {
    db.statement.insert({ _id: `s${index}`, member: index % 2 ? 'odd' : 'even', amount: index });
  }
  return db;
};

test('returns pages newest first, and an empty one beyond the end', () => {
  const db = fill(25);
  const page = (number: number) => db.statement.page('member', 'even', number, 5).rows.map((row) => row.amount);
  expect([page(1), page(2), page(3), page(4)]).toEqual([[24, 22, 20, 18, 16], [14, 12, 10, 8, 6], [4, 2, 0], []]);
  expect(db.statement.page('member', 'nobody', 1, 5)).toEqual({ total: 0, rows: [] });
});

test('shows a change everywhere and moves the row between index values', () => {
  const db = fill(4);
  db.statement.patch('s1', { member: 'even', status: 'SUCCESS' });
  expect(db.statement.get('s1')?.status).toBe('SUCCESS');
  expect(db.statement.by('member', 'even').map((row) => row._id)).toEqual(['s0', 's2', 's1']);
  expect(db.statement.by('member', 'odd').map((row) => row._id)).toEqual(['s3']);
  db.statement.remove('s0');
  expect(db.statement.by('member', 'even').map((row) => row._id)).toEqual(['s2', 's1']);
  expect(db.statement.get('s0')).toBe(undefined);
});

test('finds and changes rows of a table without an index as @mswjs/data does', () => {
  const db = createDb();
  for (const [_id, place] of [
    ['a', 'bonus'],
    ['b', 'refund'],
    ['c', 'bonus'],
  ] as const)
    db.banner.insert({ _id, place });
  expect(db.banner.patch('b', { place: 'bonus', html: 'new' })).toMatchObject({ _id: 'b', html: 'new' });
  expect(db.banner.by('place', 'bonus').map((row) => row._id)).toEqual(['a', 'b', 'c']);
  expect(db.banner.page('place', 'bonus', 1, 2).rows.map((row) => row._id)).toEqual(['c', 'b']);
  db.banner.remove('a');
  expect([db.banner.get('a'), db.banner.size]).toEqual([undefined, 2]);
  expect(() => db.banner.patch('nobody', {})).toThrow('banner nobody does not exist');
});

test('starts a row with its model’s values and shares none between rows', () => {
  const db = createDb();
  const a = db.chat.insert({ _id: 'a' });
  const b = db.chat.insert({ _id: 'b' });
  expect(a).toMatchObject({ conversation: {}, read: false });
  expect(a.conversation).not.toBe(b.conversation);
  expect(db.member.insert({ _id: 'm' }).invitedBy).toBe(null);
});

test('rejects a duplicate id and an unknown one', () => {
  const db = fill(1);
  expect(() => db.statement.insert({ _id: 's0' })).toThrow(/same primary key/);
  expect(() => db.statement.patch('nobody', {})).toThrow('statement nobody does not exist');
  expect(() => db.statement.by('amount', 1)).toThrow('statement has no index on amount');
});

test('shares nothing between two databases, although @mswjs/data would connect them', async () => {
  const channel = globalThis.BroadcastChannel;
  const item = fill(3);
  const two = fill(0);
  expect(globalThis.BroadcastChannel).toBe(channel);
  item.statement.insert({ _id: 'late', member: 'odd' });
  // A time: a message over the channel would arrive within this time (ms).
  await new Promise((done) => setTimeout(done, 50));
  expect(two.statement.size).toBe(0);
});

test('restores the same database from a plain JSON snapshot', () => {
  const db = fill(10);
  const text = JSON.stringify(snapshotDb(db));
  const again = createDb(JSON.parse(text));
  expect(JSON.stringify(snapshotDb(again))).toBe(text);
  expect(again.statement.page('member', 'odd', 1, 3).rows).toEqual(db.statement.page('member', 'odd', 1, 3).rows);
});
