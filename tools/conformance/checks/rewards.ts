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

/** Tests activating and clearing a bonus, and activating a promotion by its code. */
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
    await refusedUnmoved(context, 'activateBonus', 'an unknown bonus is refused', {
      params: { code: 'NOSUCHBONUS' },
    });
    await refusedUnmoved(
      context,
      'activatePromotion',
      'an unknown promotion code is refused',
      { params: { code: 'NOSUCHCODE' } },
      ['NO_PROMOTION'],
    );
    const list = ((await context.ok('getBonuses')) ?? []) as unknown as Bonus[];
    const isOn = async () => (await context.ok('getActiveBonus'))?.status === true;
    if (await isOn()) {
      for (const call of ['activateBonus', 'clearBonus'])
        context.skip(
          call,
          'a second bonus is refused',
          'the member has an active bonus, and the check does not touch it',
        );
      return;
    }
    await context.refused('clearBonus', 'clearBonus without a bonus is refused', {}, [
      'BONUS_CLEAR',
      'BONUS_CONDITION',
    ]);
    let taken = '';
    for (const { code } of list) {
      const before = await worthOf(context);
      const key = randomUUID();
      const reply = await context.ask('activateBonus', { params: { code }, key });
      if (!reply.ok) {
        await expectMoved(context, 'activateBonus', 'a refused command moves no money', before, {}, reply);
        continue;
      }
      taken = code;
      await expectListed(context, 'activateBonus', 'bonus', 'bonus');
      const after = await worthOf(context);
      await context.ask('activateBonus', { params: { code }, key });
      await expectMoved(context, 'activateBonus', 'the same key is executed once', after, {});
      context.check(
        'activateBonus',
        'the response is the active user bonus',
        reply.body.isActive === true,
        'isActive true',
        reply.exchange,
      );
      break;
    }
    if (!taken) {
      context.skip('activateBonus', 'a second bonus is refused', 'no bonus is available now');
      return;
    }
    context.check('getActiveBonus', 'an activated bonus is active', await isOn(), 'status true');
    const now = ((await context.ok('getBonuses')) ?? []) as unknown as Bonus[];
    context.check(
      'getBonuses',
      'an activated bonus is marked in the list',
      now.find(({ code }) => code === taken)?.userBonus?.isActive === true,
      `userBonus.isActive of ${taken} true`,
    );
    await refusedUnmoved(context, 'activateBonus', 'a second bonus is refused', { params: { code: taken } }, [
      'BONUS_ALREADY_ACTIVE',
      'BONUS_REMAINING',
    ]);
    const before = await worthOf(context);
    const key = randomUUID();
    const cleared = await context.ask('clearBonus', { key });
    if (!cleared.ok) {
      await expectMoved(context, 'clearBonus', 'a refused command moves no money', before, {}, cleared);
      context.skip('clearBonus', 'a cancelled bonus is inactive', `refused with ${cleared.message}`);
      return;
    }
    const after = await worthOf(context);
    context.check('clearBonus', 'a cancelled bonus is inactive', !(await isOn()), 'status false');
    await context.ask('clearBonus', { key });
    await expectMoved(context, 'clearBonus', 'the same key is executed once', after, {});

    const { promotion } = context.options;
    if (!promotion) {
      context.skip('activatePromotion', 'a promotion is found and activated', '--promotion is not set');
      return;
    }
    await context.ok('findPromotion', { params: { code: promotion } });
    if (await context.ok('activatePromotion', { params: { code: promotion } })) {
      await expectListed(context, 'activatePromotion', 'bonus', 'promotion');
      context.check(
        'getCurrentPromotion',
        'an activated promotion is the current one',
        (await context.ok('getCurrentPromotion')) !== null,
        'a promotion',
      );
      await context.ask('clearBonus');
    }
  },
};

/** Checks the newest statement entry. After a lost response, the app marks entries by their type and reference. */
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
    'the reward is in the statement with its type and reference',
    last?.statementType === statementType && last[reference] !== undefined,
    `${statementType} with ${reference} on top; got ${JSON.stringify(last)}`,
  );
}

/** Tests that the member can receive the invite bonus, which invited friends earn by playing, only once. */
export const invites: Check = {
  name: 'the invite bonus is received',
  calls: ['receiveInviteBonus', 'getInvites'],
  changes: true,
  async run(context) {
    const before = await worthOf(context);
    const key = randomUUID();
    const reply = await context.ask('receiveInviteBonus', { key });
    if (!reply.ok) {
      await expectMoved(context, 'receiveInviteBonus', 'a refused command moves no money', before, {}, reply);
      context.skip('receiveInviteBonus', 'the pending invite bonus is in the wallet', `refused with ${reply.message}`);
      return;
    }
    const now = await expectMoved(
      context,
      'receiveInviteBonus',
      'the pending invite bonus is in the wallet',
      before,
      { wallet: before.invite },
      reply,
    );
    context.check(
      'receiveInviteBonus',
      'no invite bonus is pending afterwards',
      now.invite === 0,
      `invite.amount 0; got ${now.invite / 100}`,
      reply.exchange,
    );
    await expectListed(context, 'receiveInviteBonus', 'bonus', 'invite');
    await context.ask('receiveInviteBonus', { key });
    await expectMoved(context, 'receiveInviteBonus', 'the same key is executed once', now, {});
    await refusedUnmoved(context, 'receiveInviteBonus', 'an invite bonus is not received twice', {});
  },
};

/** Tests the two steps of a refund of losses: receiving the refund and moving it to the wallet. */
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
        await refusedUnmoved(context, 'receiveRefund', 'receiveRefund without a refund is refused', {});
        await refusedUnmoved(context, 'addRefundToWallet', 'addRefundToWallet without a refund is refused', {});
      }
      for (const call of ['receiveRefund', 'addRefundToWallet'])
        context.skip(call, 'a received refund goes into the wallet', 'no refund is due, or a bonus blocks it');
      return;
    }
    const before = await worthOf(context);
    await refusedUnmoved(context, 'addRefundToWallet', 'a refund that was not received is not moved', {});
    const key = randomUUID();
    const reply = await context.ask('receiveRefund', { key });
    context.check('receiveRefund', 'a due refund is received', reply.ok, `2xx; got ${reply.message}`, reply.exchange);
    await context.ask('receiveRefund', { key });
    await expectMoved(context, 'receiveRefund', 'receiveRefund does not change the wallet yet', before, {}, reply);
    const added = await context.ask('addRefundToWallet');
    const by = satang(check.refundAmount);
    const now = await expectMoved(
      context,
      'addRefundToWallet',
      'a received refund goes into the wallet',
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
      'a moved refund is in the list',
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

/** Tests that a spin of the prize wheel costs one coin, and that the member can claim a coupon only once. */
export const wheel: Check = {
  name: 'the wheel is spun and a coupon is claimed',
  calls: ['getSpinActive', 'getSpinSetup', 'spin', 'getCoupons', 'claimCoupon'],
  changes: true,
  async run(context) {
    const setup = (await context.ok('getSpinSetup')) as unknown as Setup | undefined;
    const isActive = (await context.ok('getSpinActive'))?.isActive;
    context.check(
      'getSpinActive',
      'isActive is true exactly if there is a wheel',
      isActive === (setup?.activeSpinwheel !== null),
      'isActive with a wheel, and none without',
    );
    const refused = await context.ask('claimCoupon', { body: { coupon: 'f'.repeat(24) } });
    context.check(
      'claimCoupon',
      'an unknown coupon is refused',
      !refused.ok || refused.body.success === false,
      'success false',
      refused.exchange,
    );
    const { activeSpinwheel, userCoin } = setup ?? { activeSpinwheel: null, userCoin: 0 };
    if (!activeSpinwheel || userCoin < 1) {
      context.skip('spin', 'a spin costs one coin and wins a slice', 'no wheel is active, or the member has no coin');
    } else {
      const key = randomUUID();
      const before = await worthOf(context);
      const reply = await context.ask('spin', { key });
      const again = await context.ask('spin', { key });
      const { code, remainingCoin } = reply.body as { code?: string; remainingCoin?: number };
      if (reply.ok) {
        context.check(
          'spin',
          'the prize is a slice of the wheel',
          activeSpinwheel.slices.some((slice) => slice.code === code),
          'a code of the setup',
          reply.exchange,
        );
        context.check(
          'spin',
          'a spin costs one coin',
          Number(remainingCoin) >= userCoin - 1,
          `at least ${userCoin - 1}; got ${remainingCoin}`,
          reply.exchange,
        );
        context.check(
          'spin',
          'the same key gets the same response',
          JSON.stringify(again.body) === JSON.stringify(reply.body),
          reply.exchange.text,
          again.exchange,
        );
        const now = (await context.ok('getSpinSetup')) as unknown as Setup | undefined;
        context.check(
          'spin',
          'remainingCoin is the number of coins afterwards',
          now?.userCoin === remainingCoin,
          `${remainingCoin} coins; got ${now?.userCoin}`,
        );
        await expectMoved(context, 'spin', 'a spin moves no money', before, {}, reply);
      }
    }
    const coupons = ((await context.ok('getCoupons')) ?? []) as unknown as Coupon[];
    const [coupon] = coupons;
    if (!coupon) {
      context.skip('claimCoupon', 'a coupon is claimed once', 'the member has no coupon');
      return;
    }
    const key = randomUUID();
    const body = { coupon: coupon._id };
    const reply = await context.ask('claimCoupon', { key, body });
    const after = await worthOf(context);
    const repeated = await context.ask('claimCoupon', { key, body });
    const isSame = JSON.stringify(repeated.body) === JSON.stringify(reply.body);
    context.check('claimCoupon', 'the same key gets the same response', isSame, reply.exchange.text, repeated.exchange);
    await expectMoved(context, 'claimCoupon', 'the same key is executed once', after, {});
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
    context.check('getCoupons', 'a claimed coupon is gone', !left.some(({ _id }) => _id === coupon._id), 'the others');
  },
};
