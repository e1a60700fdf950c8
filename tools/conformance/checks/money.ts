import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { activeGames, expectMoved, holdStamped, refusedUnmoved, satang, worthOf } from '../money.ts';
import type { Check } from './check.ts';

const nothing = ['TRANSFER_MINIMUM', 'KEY_INVALID', 'MONEY_NOT_ENOUGH', 'TRANSFER_FAIL'];
/** Amounts, as JSON, that transfers and withdrawals must refuse. */
const odd = ['null', '"10"', 'true', '[10]', '{}', '-5', '0', '0.001', '10.005', '1e400', '-1e400', '1e300', '""'];

/** Tests that transfers between the main wallet and games are exact, run once, and move nothing after a refusal. */
export const transfers: Check = {
  name: 'money is transferred to a game and back',
  calls: ['transfer', 'transferAll', 'refreshSlots', 'getWallet', 'getStatements'],
  changes: true,
  async run(context) {
    await context.ok('refreshSlots');
    const [game, other] = activeGames(await context.ok('getWallet'));
    const worth = await worthOf(context);
    if (!game || worth.wallet < 1_000) {
      context.skip(
        'transfer',
        'the exact amount moves',
        'the member needs an open game and 10 baht in the main wallet',
      );
      return;
    }
    const toGame = (amount: number) => ({ from: 'WALLET', to: game, amount });
    const toWallet = (amount: number) => ({ from: game, to: 'WALLET', amount });
    const move = async (body: { from: string; to: string; amount: number }, rule: string, key = randomUUID()) => {
      const before = await worthOf(context);
      const reply = await context.ask('transfer', { body, key });
      const by = reply.ok ? satang(body.amount) : 0;
      const sign = body.from === 'WALLET' ? -1 : 1;
      await expectMoved(context, 'transfer', rule, before, { wallet: sign * by, games: { [game]: -sign * by } }, reply);
      return reply;
    };

    let from = context.date;
    for (const amount of [1, 1.01, 2.99, 4.35]) {
      const there = await move(toGame(amount), 'a transfer moves the exact amount, to the satang');
      context.check('transfer', 'a valid request succeeds', there.ok, `2xx; got ${there.message}`, there.exchange);
      from = context.date;
      if (there.ok) await move(toWallet(amount), 'a transfer moves the exact amount, to the satang');
    }
    const { statements = [] } = ((await context.ok('getStatements', { body: { page: 1, limit: 2 } })) ?? {}) as {
      statements?: { statementType: string; amount: number; from: string; to: string; createdAt: string }[];
    };
    const [last] = statements;
    context.check(
      'getStatements',
      'a transfer is in the statement',
      last?.statementType === 'transfer' &&
        Math.abs(satang(last.amount)) === 435 &&
        last.from === game &&
        last.to === 'WALLET',
      `a transfer of 4.35 from ${game} to WALLET on top`,
    );
    holdStamped(context, 'getStatements', last?.createdAt, from);

    await refusedUnmoved(context, 'transfer', 'less than 1 baht is refused', { body: toGame(0.99) }, nothing);
    await refusedUnmoved(
      context,
      'transfer',
      'more than the balance is refused',
      { body: toGame((await worthOf(context)).wallet / 100 + 1) },
      ['MONEY_NOT_ENOUGH'],
    );
    await refusedUnmoved(
      context,
      'transfer',
      'an unknown game is refused',
      { body: { from: 'WALLET', to: 'NOSUCHGAME', amount: 1 } },
      ['NO_GAME', 'SLOT_NO_ACCOUNT'],
    );
    await refusedUnmoved(context, 'transfer', 'a transfer to its own source is refused', {
      body: { from: 'WALLET', to: 'WALLET', amount: 1 },
    });
    const before = await worthOf(context);
    for (const amount of odd) {
      const raw = { type: 'application/json', body: `{"from":"WALLET","to":"${game}","amount":${amount}}` };
      await context.refused('transfer', 'an invalid amount is refused', { raw });
    }
    await expectMoved(context, 'transfer', 'a refused command moves no money', before, {});

    await sameKey(context, game);
    await atOnce(context, game);
    await walk(context, game);
    if (other) await together(context, game);
    else
      context.skip('transferAll', 'transferAll moves every balance to one account', 'the member needs two open games');
  },
};

type Context = Parameters<Check['run']>[0];

/** Checks that a key belongs to one command: a repeated key returns the same response and has no second effect. */
async function sameKey(context: Context, game: string): Promise<void> {
  const key = randomUUID();
  const body = { from: 'WALLET', to: game, amount: 1.23 };
  const before = await worthOf(context);
  const first = await context.ask('transfer', { body, key });
  const again = await context.ask('transfer', { body, key });
  context.check(
    'transfer',
    'the same key gets the same response',
    first.status === again.status && JSON.stringify(first.body) === JSON.stringify(again.body),
    `${first.status} ${first.exchange.text}; got ${again.status} ${again.exchange.text}`,
    again.exchange,
  );
  await expectMoved(
    context,
    'transfer',
    'the same key is executed once',
    before,
    { wallet: -123, games: { [game]: 123 } },
    again,
  );
  await refusedUnmoved(
    context,
    'transfer',
    'a used key with another body is refused',
    { key, body: { ...body, amount: 1.24 } },
    ['KEY_INVALID'],
  );
  await refusedUnmoved(
    context,
    'withdrawAll',
    'a used key with another call is refused',
    { key, body: { amount: 1.23 } },
    ['KEY_INVALID'],
  );
  const now = await worthOf(context);
  const other = await context.ask('transfer', { body: { from: game, to: 'WALLET', amount: 1.23 } });
  await expectMoved(
    context,
    'transfer',
    'a new key is executed again',
    now,
    { wallet: 123, games: { [game]: -123 } },
    other,
  );
}

/** Sends simultaneous requests with one key, as a browser does after a connection reset, and with different keys. */
async function atOnce(context: Context, game: string): Promise<void> {
  const body = { from: 'WALLET', to: game, amount: 1.5 };
  const key = randomUUID();
  const before = await worthOf(context);
  const replies = await Promise.all([1, 2, 3].map(() => context.ask('transfer', { body, key })));
  await expectMoved(
    context,
    'transfer',
    'three simultaneous requests with one key are executed once',
    before,
    { wallet: -150, games: { [game]: 150 } },
    replies[2],
  );
  const now = await worthOf(context);
  const others = await Promise.all(
    [1, 2].map(() => context.ask('transfer', { body: { from: game, to: 'WALLET', amount: 0.75 + 0.25 } })),
  );
  const done = others.filter(({ ok }) => ok).length;
  await expectMoved(
    context,
    'transfer',
    'two simultaneous requests with two keys are each executed or refused',
    now,
    { wallet: done * 100, games: { [game]: -done * 100 } },
    others[1],
  );
  const whole = (await worthOf(context)).wallet / 100;
  const start = await worthOf(context);
  const greedy = await Promise.all(
    [1, 2].map(() => context.ask('transfer', { body: { from: 'WALLET', to: game, amount: whole } })),
  );
  const taken = greedy.filter(({ ok }) => ok).length;
  context.check(
    'transfer',
    'two simultaneous transfers cannot spend the wallet twice',
    taken <= 1,
    'at least one of two refused',
    greedy[1]?.exchange,
  );
  await expectMoved(
    context,
    'transfer',
    'two simultaneous transfers cannot spend the wallet twice',
    start,
    { wallet: -taken * satang(whole), games: { [game]: taken * satang(whole) } },
    greedy[1],
  );
  if (taken > 0) await context.ask('transfer', { body: { from: game, to: 'WALLET', amount: whole } });
}

/**
 * Checks that balances follow the responses to random sequences of transfers. fast-check shrinks a failure to the
 * shortest sequence.
 */
async function walk(context: Context, game: string): Promise<void> {
  const step = fc.record({ out: fc.boolean(), amount: fc.integer({ min: 1, max: 999 }).map((whole) => whole / 100) });
  let last: Awaited<ReturnType<Context['ask']>> | undefined;
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
    let { wallet, games } = await worthOf(context);
    let inGame = games.get(game) ?? 0;
    for (const { out, amount } of steps) {
      last = await context.ask('transfer', {
        body: out ? { from: 'WALLET', to: game, amount } : { from: game, to: 'WALLET', amount },
      });
      const by = last.ok ? satang(amount) * (out ? 1 : -1) : 0;
      wallet -= by;
      inGame += by;
      const now = await worthOf(context);
      if (now.wallet !== wallet || now.games.get(game) !== inGame) return false;
    }
    return true;
  });
  const result = await fc.check(property, { seed: context.options.seed, numRuns: 8, endOnFailure: false });
  context.check(
    'transfer',
    'any sequence of transfers moves what the responses report',
    !result.failed,
    `what was answered; got another balance after ${JSON.stringify(result.counterexample)}`,
    last?.exchange,
  );
}

async function together(context: Context, game: string): Promise<void> {
  const before = await worthOf(context);
  const inside = [...before.games.values()].reduce((sum, amount) => sum + amount, before.wallet);
  if (!(await context.ok('transferAll', { body: { to: game } }))) return;
  const now = await worthOf(context);
  const all = [...now.games.values()].reduce((sum, amount) => sum + amount, now.wallet);
  context.check(
    'transferAll',
    'transferAll keeps the total balance',
    all === inside,
    `${inside / 100} in all; got ${all / 100}`,
  );
  context.check(
    'transferAll',
    'transferAll moves every balance to one account',
    now.games.get(game) === all && now.wallet === 0,
    `${all / 100} in ${game}`,
  );
  for (const [code, amount] of [[game, all - (before.games.get(game) ?? 0)]] as const) {
    if (amount >= 100) await context.ask('transfer', { body: { from: code, to: 'WALLET', amount: amount / 100 } });
  }
}

/** Tests withdrawals of the backend's minimum, or of 1 baht if that is more, within `--budget`. */
export const withdrawals: Check = {
  name: 'money is withdrawn',
  calls: ['withdrawAll', 'withdraw', 'getWithdrawLimits', 'getStatements'],
  changes: true,
  async run(context) {
    const limits = ((await context.ok('getWithdrawLimits')) ?? {}) as { withdrawMin?: number; withdrawMax?: number };
    const { withdrawMin = 0, withdrawMax = 0 } = limits;
    context.check(
      'getWithdrawLimits',
      'withdrawMin is not above withdrawMax',
      withdrawMin <= withdrawMax,
      `${withdrawMin} <= ${withdrawMax}`,
    );
    for (const call of ['withdraw', 'withdrawAll']) {
      await refusedUnmoved(context, call, 'more than withdrawMax is refused', { body: { amount: withdrawMax + 1 } });
      if (withdrawMin > 0.01)
        await refusedUnmoved(context, call, 'less than withdrawMin is refused', {
          body: { amount: withdrawMin - 0.01 },
        });
      const before = await worthOf(context);
      for (const amount of odd)
        await context.refused(call, 'an invalid amount is refused', {
          raw: { type: 'application/json', body: `{"amount":${amount}}` },
        });
      await expectMoved(context, call, 'a refused command moves no money', before, {});
      const amount = Math.max(withdrawMin, 1);
      // A backend that ignores keys would pay out three times, so test the key only if the budget covers three
      // withdrawals.
      const isCovered = before.wallet >= satang(amount);
      const isKeyTried = isCovered && context.mayLeave(3 * amount);
      if (!isCovered || !(isKeyTried || context.mayLeave(amount))) {
        context.skip(call, 'a withdrawal leaves the wallet', `${amount} baht are not in the wallet, or above --budget`);
        continue;
      }
      const from = context.date;
      const reply = await context.ask(call, { body: { amount }, ...(!isKeyTried && { once: true }) });
      if (isKeyTried) context.spent -= 2 * satang(amount);
      else context.skip(call, 'the same key gets the same response', `three times ${amount} baht are above --budget`);
      if (!reply.ok) {
        context.spent -= satang(amount);
        const isReason = ['BONUS_CONDITION', 'NO_BANK', 'NO_WALLET', 'MONEY_NOT_ENOUGH'].includes(reply.message);
        const rule = 'withdrawMin can be withdrawn, or the refusal gives the reason';
        context.check(call, rule, isReason, `2xx or a bonus in the way; got ${reply.message}`, reply.exchange);
        context.skip(call, 'a withdrawal leaves the wallet', `refused with ${reply.message}`);
        continue;
      }
      await expectMoved(
        context,
        call,
        'a withdrawal leaves the wallet once for its key',
        before,
        { wallet: -satang(amount) },
        reply,
      );
      const { statements = [] } = ((await context.ok('getStatements', { body: { page: 1, limit: 1 } })) ?? {}) as {
        statements?: { statementType: string; amount: number; createdAt: string }[];
      };
      holdStamped(context, call, statements[0]?.createdAt, from);
      context.check(
        call,
        'a withdrawal is in the statement',
        statements[0]?.statementType === 'withdraw' && Math.abs(satang(statements[0].amount)) === satang(amount),
        `a withdraw of ${amount} on top`,
      );
    }
  },
};
