import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { activeGames, expectMoved, holdStamped, refusedUnmoved, satang, worthOf } from '../money.ts';
import type { Check } from './check.ts';

const nothing = ['TRANSFER_MINIMUM', 'KEY_INVALID', 'MONEY_NOT_ENOUGH', 'TRANSFER_FAIL'];
/** Amounts that no command may take. */
const odd = ['null', '"10"', 'true', '[10]', '{}', '-5', '0', '0.001', '10.005', '1e400', '-1e400', '1e300', '""'];

/** Between the main wallet and games: exact, once, and nothing by what is refused. */
export const transfers: Check = {
  name: 'money goes to a game and back',
  calls: ['transfer', 'transferAll', 'refreshSlots', 'getWallet', 'getStatements'],
  changes: true,
  async run(context) {
    await context.ok('refreshSlots');
    const [game, other] = activeGames(await context.ok('getWallet'));
    const worth = await worthOf(context);
    if (!game || worth.wallet < 1_000) {
      context.skip('transfer', 'money moves exactly', 'the member needs an open game and 10 baht in the main wallet');
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
      const there = await move(toGame(amount), 'exact to the satang');
      context.check('transfer', 'a right request is answered', there.ok, `2xx; came ${there.message}`, there.exchange);
      from = context.date;
      if (there.ok) await move(toWallet(amount), 'exact to the satang');
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

    await refusedUnmoved(context, 'transfer', 'less than 1 is refused', { body: toGame(0.99) }, nothing);
    await refusedUnmoved(
      context,
      'transfer',
      'more than there is is refused',
      { body: toGame((await worthOf(context)).wallet / 100 + 1) },
      ['MONEY_NOT_ENOUGH'],
    );
    await refusedUnmoved(
      context,
      'transfer',
      'a game that there is not is refused',
      { body: { from: 'WALLET', to: 'NOSUCHGAME', amount: 1 } },
      ['NO_GAME', 'SLOT_NO_ACCOUNT'],
    );
    await refusedUnmoved(context, 'transfer', 'from and to must differ', {
      body: { from: 'WALLET', to: 'WALLET', amount: 1 },
    });
    const before = await worthOf(context);
    for (const amount of odd) {
      const raw = { type: 'application/json', body: `{"from":"WALLET","to":"${game}","amount":${amount}}` };
      await context.refused('transfer', 'an odd amount is refused', { raw });
    }
    await expectMoved(context, 'transfer', 'what is refused moves nothing', before, {});

    await sameKey(context, game);
    await atOnce(context, game);
    await walk(context, game);
    if (other) await together(context, game);
    else context.skip('transferAll', 'everything is gathered', 'the member needs two open games');
  },
};

type Context = Parameters<Check['run']>[0];

/** A key is one intent: told again, it is answered again and nothing more is done. */
async function sameKey(context: Context, game: string): Promise<void> {
  const key = randomUUID();
  const body = { from: 'WALLET', to: game, amount: 1.23 };
  const before = await worthOf(context);
  const first = await context.ask('transfer', { body, key });
  const again = await context.ask('transfer', { body, key });
  context.check(
    'transfer',
    'the same key is told the same answer',
    first.status === again.status && JSON.stringify(first.body) === JSON.stringify(again.body),
    `${first.status} ${first.exchange.text}; came ${again.status} ${again.exchange.text}`,
    again.exchange,
  );
  await expectMoved(
    context,
    'transfer',
    'the same key is done once',
    before,
    { wallet: -123, games: { [game]: 123 } },
    again,
  );
  await refusedUnmoved(
    context,
    'transfer',
    'a key with another body is refused',
    { key, body: { ...body, amount: 1.24 } },
    ['KEY_INVALID'],
  );
  await refusedUnmoved(context, 'withdrawAll', 'a key with another call is refused', { key, body: { amount: 1.23 } }, [
    'KEY_INVALID',
  ]);
  const now = await worthOf(context);
  const other = await context.ask('transfer', { body: { from: game, to: 'WALLET', amount: 1.23 } });
  await expectMoved(
    context,
    'transfer',
    'another key is done again',
    now,
    { wallet: 123, games: { [game]: -123 } },
    other,
  );
}

/** Two requests of one key at the same time, as a browser sends them over a line that was reset; two of different keys. */
async function atOnce(context: Context, game: string): Promise<void> {
  const body = { from: 'WALLET', to: game, amount: 1.5 };
  const key = randomUUID();
  const before = await worthOf(context);
  const replies = await Promise.all([1, 2, 3].map(() => context.ask('transfer', { body, key })));
  await expectMoved(
    context,
    'transfer',
    'three at once with one key are done once',
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
    'two at once with two keys are each done or refused',
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
    'the whole wallet cannot leave twice',
    taken <= 1,
    'one refusal of two',
    greedy[1]?.exchange,
  );
  await expectMoved(
    context,
    'transfer',
    'the whole wallet cannot leave twice',
    start,
    { wallet: -taken * satang(whole), games: { [game]: taken * satang(whole) } },
    greedy[1],
  );
  if (taken > 0) await context.ask('transfer', { body: { from: game, to: 'WALLET', amount: whole } });
}

/** Any amounts, any order: what is answered is what has moved. A failure is shrunk to the shortest such walk. */
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
    'any walk moves what is answered',
    !result.failed,
    `what was answered; came another balance after ${JSON.stringify(result.counterexample)}`,
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
    'nothing is lost on the way',
    all === inside,
    `${inside / 100} in all; came ${all / 100}`,
  );
  context.check(
    'transferAll',
    'everything is in the one account',
    now.games.get(game) === all && now.wallet === 0,
    `${all / 100} in ${game}`,
  );
  for (const [code, amount] of [[game, all - (before.games.get(game) ?? 0)]] as const) {
    if (amount >= 100) await context.ask('transfer', { body: { from: code, to: 'WALLET', amount: amount / 100 } });
  }
}

/** Money out, as little as the site lets go, and never more than the budget. */
export const withdrawals: Check = {
  name: 'money is withdrawn',
  calls: ['withdrawAll', 'withdraw', 'getWithdrawLimits', 'getStatements'],
  changes: true,
  async run(context) {
    const limits = ((await context.ok('getWithdrawLimits')) ?? {}) as { withdrawMin?: number; withdrawMax?: number };
    const { withdrawMin = 0, withdrawMax = 0 } = limits;
    context.check(
      'getWithdrawLimits',
      'the least is not above the most',
      withdrawMin <= withdrawMax,
      `${withdrawMin} <= ${withdrawMax}`,
    );
    for (const call of ['withdraw', 'withdrawAll']) {
      await refusedUnmoved(context, call, 'more than the most is refused', { body: { amount: withdrawMax + 1 } });
      if (withdrawMin > 0.01)
        await refusedUnmoved(context, call, 'less than the least is refused', { body: { amount: withdrawMin - 0.01 } });
      const before = await worthOf(context);
      for (const amount of odd)
        await context.refused(call, 'an odd amount is refused', {
          raw: { type: 'application/json', body: `{"amount":${amount}}` },
        });
      await expectMoved(context, call, 'what is refused moves nothing', before, {});
      const amount = Math.max(withdrawMin, 1);
      // A backend that ignores keys would let it out three times.
      const isKeyTried = context.mayLeave(3 * amount);
      if (before.wallet < satang(amount) || !(isKeyTried || context.mayLeave(amount))) {
        context.skip(
          call,
          'what is withdrawn leaves the wallet',
          `${amount} baht are not in the wallet, or above --budget`,
        );
        continue;
      }
      const from = context.date;
      const reply = await context.ask(call, { body: { amount }, ...(!isKeyTried && { once: true }) });
      if (isKeyTried) context.spent -= 2 * satang(amount);
      else context.skip(call, 'the same key gets the same answer', `three times ${amount} baht are above --budget`);
      if (!reply.ok) {
        context.spent -= satang(amount);
        const isReason = ['BONUS_CONDITION', 'NO_BANK', 'NO_WALLET', 'MONEY_NOT_ENOUGH'].includes(reply.message);
        const rule = 'the least that may be withdrawn is taken, or its reason told';
        context.check(call, rule, isReason, `2xx or a bonus in the way; came ${reply.message}`, reply.exchange);
        context.skip(call, 'what is withdrawn leaves the wallet', `refused with ${reply.message}`);
        continue;
      }
      await expectMoved(
        context,
        call,
        'what is withdrawn leaves the wallet, once for its key',
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
