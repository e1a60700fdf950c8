import { randomUUID } from 'node:crypto';
import type { Operation } from './document.ts';
import { worthOf } from './money.ts';
import type { Ask, Reply, TestContext } from './testContext.ts';

const replayedHeader = 'idempotent-replayed';

/**
 * Returns true if a backend has to store a reply under its key. Backends do not store server failures and these
 * refusals: refused session (401, 403), closed site (410), rate limit (429) and malformed request (`KEY_…`).
 */
const isRemembered = ({ status, message }: Reply): boolean =>
  status > 0 && status < 500 && ![401, 403, 410, 429].includes(status) && !/^KEY_/.test(message);

/**
 * Returns true for a well-formed command with the token that its call needs, unless it is sent `once`. Backends honour
 * only keys of well-formed commands.
 */
export const hasKey = ({ kind, isPublic }: Operation, { raw, method, token, once }: Ask): boolean =>
  kind !== 'read' && !once && !raw && method === undefined && (token === undefined || isPublic);

/**
 * Sends a command twice at the same time with one key and then once more, as a browser does after a connection reset.
 * Checks the replies, and that replays of a money command have no second effect. Returns the first reply.
 */
export async function askThrice(context: TestContext, operation: Operation, ask: Ask): Promise<Reply> {
  const { name, kind } = operation;
  const key = ask.key ?? randomUUID();
  const isFirst = !context.keys.has(key);
  context.keys.add(key);
  const send = () => context.askOnce(name, { ...ask, key });
  const [first, second] = await Promise.all([send(), send()]);
  const before = kind === 'money' && first.ok && (await stateOf(context));
  const third = await send();
  if (before)
    context.check(name, 'a replay has no second effect', before === (await stateOf(context)), before, third.exchange);
  const replies = [first, second, third];
  for (const { status, headers, exchange } of replies.filter(({ status }) => status > 0)) {
    const echo = headers.get(context.contract.keyHeader);
    context.check(name, 'the response echoes the key', echo === key, `${key}; got ${echo} with ${status}`, exchange);
  }
  // A changed password may have ended this session, so ignore a third response with 401.
  const judged = third.status === 401 ? [first, second] : replies;
  if (!judged.some(isRemembered)) return first;
  const [response = '', ...others] = judged.map(({ status, body }) => `${status} ${JSON.stringify(body)}`);
  const other = others.find((text) => text !== response);
  context.check(name, 'the same key gets the same response', !other, `${response}; got ${other}`, third.exchange);
  const done = judged.filter(({ headers }) => headers.get(replayedHeader) !== 'true').length;
  const wanted = isFirst ? 1 : 0;
  context.check(
    name,
    'a replayed response has the replay header',
    done === wanted,
    `${wanted} of ${judged.length} responses without Idempotent-Replayed: true; got ${done}`,
    third.exchange,
  );
  return first;
}

/** Serializes a member's balances and records. If a replay has a second effect, the text changes. */
async function stateOf(context: TestContext): Promise<string> {
  const { wallet, games, invite } = await worthOf(context);
  const rows: unknown[] = [];
  for (const [call, name] of [
    ['getStatements', 'statements'],
    ['getSlips', 'slips'],
    ['getRefunds', 'refunds'],
  ] as const) {
    const list = ((await context.ok(call, { body: { page: 1, limit: 100 } })) ?? {}) as Record<string, unknown>;
    const found = (list[name] ?? []) as { createdAt?: string; amount?: number }[];
    rows.push(list.total, ...found.map(({ createdAt, amount }) => [createdAt, amount]));
  }
  return JSON.stringify([wallet, invite, ...games, rows]);
}
