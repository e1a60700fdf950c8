import { randomUUID } from 'node:crypto';
import { expectMoved, refusedUnmoved, satang, worthOf } from '../money.ts';
import type { TestContext } from '../testContext.ts';
import type { Check } from './check.ts';

interface Bonus {
  code: string;
  type: string;
  maxReceived: number;
  userBonus: { isActive: boolean; received: unknown[] } | null;
}

/** A bonus is taken, and cancelled; a promotion by its code. */
export const bonuses: Check = {
  name: 'a bonus is taken and cancelled',
  calls: [
    'getBonuses',
    'activateBonus',
    'getActiveBonus',
    'clearBonus',
    'getBonusMinimum',
    'findPromotion',
    'activatePromotion',
    'getCurrentPromotion',
  ],
  changes: true,
  async run(context) {
    await refusedUnmoved(context, 'activateBonus', 'a bonus that there is not cannot be taken', {
      params: { code: 'NOSUCHBONUS' },
    });
    await refusedUnmoved(
      context,
      'activatePromotion',
      'a code that there is not cannot be taken',
      { params: { code: 'NOSUCHCODE' } },
      ['NO_PROMOTION'],
    );
    const list = ((await context.ok('getBonuses')) ?? []) as unknown as Bonus[];
    const isOn = async () => (await context.ok('getActiveBonus'))?.status === true;
    if (await isOn()) {
      for (const call of ['activateBonus', 'clearBonus'])
        context.skip(call, 'one bonus at a time', 'the member has an active bonus, which is left alone');
      return;
    }
    await context.refused('clearBonus', 'without a bonus nothing is cancelled', {}, ['BONUS_CLEAR', 'BONUS_CONDITION']);
    let taken = '';
    for (const { code } of list) {
      const before = await worthOf(context);
      const key = randomUUID();
      const reply = await context.ask('activateBonus', { params: { code }, key });
      if (!reply.ok) {
        await expectMoved(context, 'activateBonus', 'what is refused moves nothing', before, {}, reply);
        continue;
      }
      taken = code;
      await expectListed(context, 'activateBonus', 'bonus', 'bonus');
      const after = await worthOf(context);
      await context.ask('activateBonus', { params: { code }, key });
      await expectMoved(context, 'activateBonus', 'the same key is done once', after, {});
      context.check(
        'activateBonus',
        'the answer is the active user bonus',
        reply.body.isActive === true,
        'isActive true',
        reply.exchange,
      );
      break;
    }
    if (!taken) {
      context.skip('activateBonus', 'one bonus at a time', 'no bonus can be taken now');
      return;
    }
    context.check('getActiveBonus', 'the bonus that was taken is active', await isOn(), 'status true');
    const now = ((await context.ok('getBonuses')) ?? []) as unknown as Bonus[];
    context.check(
      'getBonuses',
      'the bonus that was taken is marked',
      now.find(({ code }) => code === taken)?.userBonus?.isActive === true,
      `userBonus.isActive of ${taken} true`,
    );
    await refusedUnmoved(context, 'activateBonus', 'one bonus at a time', { params: { code: taken } }, [
      'BONUS_ALREADY_ACTIVE',
      'BONUS_REMAINING',
    ]);
    const before = await worthOf(context);
    const key = randomUUID();
    const cleared = await context.ask('clearBonus', { key });
    if (!cleared.ok) {
      await expectMoved(context, 'clearBonus', 'what is refused moves nothing', before, {}, cleared);
      context.skip('clearBonus', 'a bonus that was cancelled is off', `refused with ${cleared.message}`);
      return;
    }
    const after = await worthOf(context);
    context.check('clearBonus', 'a bonus that was cancelled is off', !(await isOn()), 'status false');
    await context.ask('clearBonus', { key });
    await expectMoved(context, 'clearBonus', 'the same key is done once', after, {});

    const { promotion } = context.options;
    if (!promotion) {
      context.skip('activatePromotion', 'a promotion is found and taken', 'no --promotion was told');
      return;
    }
    await context.ok('findPromotion', { params: { code: promotion } });
    if (await context.ok('activatePromotion', { params: { code: promotion } })) {
      await expectListed(context, 'activatePromotion', 'bonus', 'promotion');
      context.check(
        'getCurrentPromotion',
        'the promotion that was taken is the current one',
        (await context.ok('getCurrentPromotion')) !== null,
        'a promotion',
      );
      await context.ask('clearBonus');
    }
  },
};

/** The app finds out what came of a command by these names: the newest line has to carry them. */
async function expectListed(
  context: TestContext,
  call: string,
  statementType: string,
  reference: string,
): Promise<void> {
  const { statements = [] } = ((await context.ok('getStatements', { body: { page: 1, limit: 1 } })) ?? {}) as {
    statements?: Record<string, unknown>[];
  };
  const [last] = statements;
  context.check(
    call,
    'what it brings is in the statement under its name',
    last?.statementType === statementType && last[reference] !== undefined,
    `${statementType} with ${reference} on top; came ${JSON.stringify(last)}`,
  );
}

/** What friends' play has brought, received once. */
export const invites: Check = {
  name: 'the invite bonus is received',
  calls: ['receiveInviteBonus', 'getInvites'],
  changes: true,
  async run(context) {
    const before = await worthOf(context);
    const key = randomUUID();
    const reply = await context.ask('receiveInviteBonus', { key });
    if (!reply.ok) {
      await expectMoved(context, 'receiveInviteBonus', 'what is refused moves nothing', before, {}, reply);
      context.skip('receiveInviteBonus', 'what waited is in the wallet', `refused with ${reply.message}`);
      return;
    }
    const now = await expectMoved(
      context,
      'receiveInviteBonus',
      'what waited is in the wallet',
      before,
      { wallet: before.invite },
      reply,
    );
    context.check(
      'receiveInviteBonus',
      'nothing waits any more',
      now.invite === 0,
      `invite.amount 0; came ${now.invite / 100}`,
      reply.exchange,
    );
    await expectListed(context, 'receiveInviteBonus', 'bonus', 'invite');
    await context.ask('receiveInviteBonus', { key });
    await expectMoved(context, 'receiveInviteBonus', 'the same key is done once', now, {});
    await refusedUnmoved(context, 'receiveInviteBonus', 'nothing is received twice', {});
  },
};

/** A refund of losses in its two steps. */
export const refunds: Check = {
  name: 'a refund in two steps',
  calls: ['checkRefund', 'receiveRefund', 'addRefundToWallet', 'getRefunds'],
  changes: true,
  async run(context) {
    const check = ((await context.ask('checkRefund')).body ?? {}) as {
      result?: boolean;
      bonus?: boolean;
      refundAmount?: number;
    };
    if (!check.result || check.bonus) {
      if (!check.result && !check.refundAmount) {
        await refusedUnmoved(context, 'receiveRefund', 'without a refund nothing is received', {});
        await refusedUnmoved(context, 'addRefundToWallet', 'without a refund nothing is moved', {});
      }
      for (const call of ['receiveRefund', 'addRefundToWallet'])
        context.skip(call, 'received, then in the wallet', 'no refund is due, or a bonus blocks it');
      return;
    }
    const before = await worthOf(context);
    await refusedUnmoved(context, 'addRefundToWallet', 'what was not received is not moved', {});
    const key = randomUUID();
    const reply = await context.ask('receiveRefund', { key });
    context.check(
      'receiveRefund',
      'a refund that is due is received',
      reply.ok,
      `2xx; came ${reply.message}`,
      reply.exchange,
    );
    await context.ask('receiveRefund', { key });
    await expectMoved(context, 'receiveRefund', 'received is not yet in the wallet', before, {}, reply);
    const added = await context.ask('addRefundToWallet');
    const by = satang(check.refundAmount);
    const now = await expectMoved(
      context,
      'addRefundToWallet',
      'received, then in the wallet',
      before,
      { wallet: by },
      added,
    );
    if (added.ok) await expectListed(context, 'addRefundToWallet', 'bonus', 'refund');
    const again = await context.ask('addRefundToWallet');
    context.check('addRefundToWallet', 'a refund is moved once', !again.ok, 'a refusal', again.exchange);
    await expectMoved(context, 'addRefundToWallet', 'a refund is moved once', now, {}, again);
    const { refunds: list = [] } = ((await context.ok('getRefunds', { body: { page: 1, limit: 1 } })) ?? {}) as {
      refunds?: { refundAmount: number }[];
    };
    context.check(
      'getRefunds',
      'a refund that was moved is in the log',
      satang(list[0]?.refundAmount) === by,
      `${by / 100} on top`,
    );
  },
};

interface Setup {
  activeSpinwheel: { slices: { code: string }[] } | null;
  userCoin: number;
}
interface Coupon {
  _id: string;
}

/** From a coin to a coupon to what it brings. */
export const wheel: Check = {
  name: 'the wheel is turned and a coupon claimed',
  calls: ['getSpinActive', 'getSpinSetup', 'spin', 'getCoupons', 'claimCoupon'],
  changes: true,
  async run(context) {
    const setup = (await context.ok('getSpinSetup')) as unknown as Setup | undefined;
    const isActive = (await context.ok('getSpinActive'))?.isActive;
    context.check(
      'getSpinActive',
      'active means that there is a wheel',
      isActive === (setup?.activeSpinwheel !== null),
      'isActive with a wheel, and none without',
    );
    const refused = await context.ask('claimCoupon', { body: { coupon: 'f'.repeat(24) } });
    context.check(
      'claimCoupon',
      'a coupon that there is not cannot be claimed',
      !refused.ok || refused.body.success === false,
      'success false',
      refused.exchange,
    );
    const { activeSpinwheel, userCoin } = setup ?? { activeSpinwheel: null, userCoin: 0 };
    if (!activeSpinwheel || userCoin < 1) {
      context.skip('spin', 'a turn costs a coin and wins a slice', 'no wheel is on, or the member has no coin');
    } else {
      const key = randomUUID();
      const before = await worthOf(context);
      const reply = await context.ask('spin', { key });
      const again = await context.ask('spin', { key });
      const { code, remainingCoin } = reply.body as { code?: string; remainingCoin?: number };
      if (reply.ok) {
        context.check(
          'spin',
          'the slice that was won is on the wheel',
          activeSpinwheel.slices.some((slice) => slice.code === code),
          'a code of the setup',
          reply.exchange,
        );
        context.check(
          'spin',
          'a turn costs a coin',
          Number(remainingCoin) >= userCoin - 1,
          `at least ${userCoin - 1}; came ${remainingCoin}`,
          reply.exchange,
        );
        context.check(
          'spin',
          'the same key is told the same answer',
          JSON.stringify(again.body) === JSON.stringify(reply.body),
          reply.exchange.text,
          again.exchange,
        );
        const now = (await context.ok('getSpinSetup')) as unknown as Setup | undefined;
        context.check(
          'spin',
          'the coins that were told are there',
          now?.userCoin === remainingCoin,
          `${remainingCoin} coins; came ${now?.userCoin}`,
        );
        await expectMoved(context, 'spin', 'a turn moves no money', before, {}, reply);
      }
    }
    const coupons = ((await context.ok('getCoupons')) ?? []) as unknown as Coupon[];
    const [coupon] = coupons;
    if (!coupon) {
      context.skip('claimCoupon', 'a coupon is claimed once', 'the member has none');
      return;
    }
    const key = randomUUID();
    const body = { coupon: coupon._id };
    const reply = await context.ask('claimCoupon', { key, body });
    const after = await worthOf(context);
    const repeated = await context.ask('claimCoupon', { key, body });
    const isSame = JSON.stringify(repeated.body) === JSON.stringify(reply.body);
    context.check(
      'claimCoupon',
      'the same key is told the same answer',
      isSame,
      reply.exchange.text,
      repeated.exchange,
    );
    await expectMoved(context, 'claimCoupon', 'the same key is done once', after, {});
    if (reply.body?.success !== true) {
      context.skip(
        'claimCoupon',
        'a coupon is claimed once',
        `refused with ${String(reply.body?.error ?? reply.message)}`,
      );
      return;
    }
    const second = await context.ask('claimCoupon', { body });
    context.check(
      'claimCoupon',
      'a coupon is claimed once',
      !second.ok || second.body.success === false,
      'success false',
      second.exchange,
    );
    const left = ((await context.ok('getCoupons')) ?? []) as unknown as Coupon[];
    context.check(
      'getCoupons',
      'a coupon that was claimed is gone',
      !left.some(({ _id }) => _id === coupon._id),
      'the others',
    );
  },
};
