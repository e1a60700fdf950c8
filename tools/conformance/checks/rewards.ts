import { randomUUID } from 'node:crypto';
import type { Kit } from '../kit.ts';
import { holdMoved, refusedUnmoved, satang, worthOf } from '../money.ts';
import type { Journey } from './journey.ts';

interface Bonus {
  code: string;
  type: string;
  maxReceived: number;
  userBonus: { isActive: boolean; received: unknown[] } | null;
}

/** A bonus is taken, and cancelled; a promotion by its code. */
export const bonuses: Journey = {
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
  async walk(kit) {
    await refusedUnmoved(kit, 'activateBonus', 'a bonus that there is not cannot be taken', {
      params: { code: 'NOSUCHBONUS' },
    });
    await refusedUnmoved(
      kit,
      'activatePromotion',
      'a code that there is not cannot be taken',
      { params: { code: 'NOSUCHCODE' } },
      ['NO_PROMOTION'],
    );
    const list = ((await kit.ok('getBonuses')) ?? []) as unknown as Bonus[];
    const isOn = async () => (await kit.ok('getActiveBonus'))?.status === true;
    if (await isOn()) {
      for (const call of ['activateBonus', 'clearBonus'])
        kit.skip(call, 'one bonus at a time', 'the member has an active bonus, which is left alone');
      return;
    }
    await kit.refused('clearBonus', 'without a bonus nothing is cancelled', {}, ['BONUS_CLEAR', 'BONUS_CONDITION']);
    let taken = '';
    for (const { code } of list) {
      const before = await worthOf(kit);
      const key = randomUUID();
      const reply = await kit.ask('activateBonus', { params: { code }, key });
      if (!reply.ok) {
        await holdMoved(kit, 'activateBonus', 'what is refused moves nothing', before, {}, reply);
        continue;
      }
      taken = code;
      await holdTold(kit, 'activateBonus', 'bonus', 'bonus');
      const after = await worthOf(kit);
      await kit.ask('activateBonus', { params: { code }, key });
      await holdMoved(kit, 'activateBonus', 'the same key is done once', after, {});
      kit.hold(
        'activateBonus',
        'the answer is the active user bonus',
        reply.body.isActive === true,
        'isActive true',
        reply.exchange,
      );
      break;
    }
    if (!taken) {
      kit.skip('activateBonus', 'one bonus at a time', 'no bonus can be taken now');
      return;
    }
    kit.hold('getActiveBonus', 'the bonus that was taken is active', await isOn(), 'status true');
    const now = ((await kit.ok('getBonuses')) ?? []) as unknown as Bonus[];
    kit.hold(
      'getBonuses',
      'the bonus that was taken is marked',
      now.find(({ code }) => code === taken)?.userBonus?.isActive === true,
      `userBonus.isActive of ${taken} true`,
    );
    await refusedUnmoved(kit, 'activateBonus', 'one bonus at a time', { params: { code: taken } }, [
      'BONUS_ALREADY_ACTIVE',
      'BONUS_REMAINING',
    ]);
    const before = await worthOf(kit);
    const key = randomUUID();
    const cleared = await kit.ask('clearBonus', { key });
    if (!cleared.ok) {
      await holdMoved(kit, 'clearBonus', 'what is refused moves nothing', before, {}, cleared);
      kit.skip('clearBonus', 'a bonus that was cancelled is off', `refused with ${cleared.message}`);
      return;
    }
    const after = await worthOf(kit);
    kit.hold('clearBonus', 'a bonus that was cancelled is off', !(await isOn()), 'status false');
    await kit.ask('clearBonus', { key });
    await holdMoved(kit, 'clearBonus', 'the same key is done once', after, {});

    const { promotion } = kit.options;
    if (!promotion) {
      kit.skip('activatePromotion', 'a promotion is found and taken', 'no --promotion was told');
      return;
    }
    await kit.ok('findPromotion', { params: { code: promotion } });
    if (await kit.ok('activatePromotion', { params: { code: promotion } })) {
      await holdTold(kit, 'activatePromotion', 'bonus', 'promotion');
      kit.hold(
        'getCurrentPromotion',
        'the promotion that was taken is the current one',
        (await kit.ok('getCurrentPromotion')) !== null,
        'a promotion',
      );
      await kit.ask('clearBonus');
    }
  },
};

/** The app finds out what came of a command by these names: the newest line has to carry them. */
async function holdTold(kit: Kit, call: string, statementType: string, reference: string): Promise<void> {
  const { statements = [] } = ((await kit.ok('getStatements', { body: { page: 1, limit: 1 } })) ?? {}) as {
    statements?: Record<string, unknown>[];
  };
  const [last] = statements;
  kit.hold(
    call,
    'what it brings is in the statement under its name',
    last?.statementType === statementType && last[reference] !== undefined,
    `${statementType} with ${reference} on top; came ${JSON.stringify(last)}`,
  );
}

/** What friends' play has brought, received once. */
export const invites: Journey = {
  name: 'the invite bonus is received',
  calls: ['receiveInviteBonus', 'getInvites'],
  changes: true,
  async walk(kit) {
    const before = await worthOf(kit);
    const key = randomUUID();
    const reply = await kit.ask('receiveInviteBonus', { key });
    if (!reply.ok) {
      await holdMoved(kit, 'receiveInviteBonus', 'what is refused moves nothing', before, {}, reply);
      kit.skip('receiveInviteBonus', 'what waited is in the wallet', `refused with ${reply.message}`);
      return;
    }
    const now = await holdMoved(
      kit,
      'receiveInviteBonus',
      'what waited is in the wallet',
      before,
      { wallet: before.invite },
      reply,
    );
    kit.hold(
      'receiveInviteBonus',
      'nothing waits any more',
      now.invite === 0,
      `invite.amount 0; came ${now.invite / 100}`,
      reply.exchange,
    );
    await holdTold(kit, 'receiveInviteBonus', 'bonus', 'invite');
    await kit.ask('receiveInviteBonus', { key });
    await holdMoved(kit, 'receiveInviteBonus', 'the same key is done once', now, {});
    await refusedUnmoved(kit, 'receiveInviteBonus', 'nothing is received twice', {});
  },
};

/** A refund of losses in its two steps. */
export const refunds: Journey = {
  name: 'a refund in two steps',
  calls: ['checkRefund', 'receiveRefund', 'addRefundToWallet', 'getRefunds'],
  changes: true,
  async walk(kit) {
    const check = ((await kit.ask('checkRefund')).body ?? {}) as {
      result?: boolean;
      bonus?: boolean;
      refundAmount?: number;
    };
    if (!check.result || check.bonus) {
      if (!check.result && !check.refundAmount) {
        await refusedUnmoved(kit, 'receiveRefund', 'without a refund nothing is received', {});
        await refusedUnmoved(kit, 'addRefundToWallet', 'without a refund nothing is moved', {});
      }
      for (const call of ['receiveRefund', 'addRefundToWallet'])
        kit.skip(call, 'received, then in the wallet', 'no refund is due, or a bonus blocks it');
      return;
    }
    const before = await worthOf(kit);
    await refusedUnmoved(kit, 'addRefundToWallet', 'what was not received is not moved', {});
    const key = randomUUID();
    const reply = await kit.ask('receiveRefund', { key });
    kit.hold(
      'receiveRefund',
      'a refund that is due is received',
      reply.ok,
      `2xx; came ${reply.message}`,
      reply.exchange,
    );
    await kit.ask('receiveRefund', { key });
    await holdMoved(kit, 'receiveRefund', 'received is not yet in the wallet', before, {}, reply);
    const added = await kit.ask('addRefundToWallet');
    const by = satang(check.refundAmount);
    const now = await holdMoved(
      kit,
      'addRefundToWallet',
      'received, then in the wallet',
      before,
      { wallet: by },
      added,
    );
    if (added.ok) await holdTold(kit, 'addRefundToWallet', 'bonus', 'refund');
    const again = await kit.ask('addRefundToWallet');
    kit.hold('addRefundToWallet', 'a refund is moved once', !again.ok, 'a refusal', again.exchange);
    await holdMoved(kit, 'addRefundToWallet', 'a refund is moved once', now, {}, again);
    const { refunds: list = [] } = ((await kit.ok('getRefunds', { body: { page: 1, limit: 1 } })) ?? {}) as {
      refunds?: { refundAmount: number }[];
    };
    kit.hold(
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
export const wheel: Journey = {
  name: 'the wheel is turned and a coupon claimed',
  calls: ['getSpinActive', 'getSpinSetup', 'spin', 'getCoupons', 'claimCoupon'],
  changes: true,
  async walk(kit) {
    const setup = (await kit.ok('getSpinSetup')) as unknown as Setup | undefined;
    const isActive = (await kit.ok('getSpinActive'))?.isActive;
    kit.hold(
      'getSpinActive',
      'active means that there is a wheel',
      isActive === (setup?.activeSpinwheel !== null),
      'isActive with a wheel, and none without',
    );
    const refused = await kit.ask('claimCoupon', { body: { coupon: 'f'.repeat(24) } });
    kit.hold(
      'claimCoupon',
      'a coupon that there is not cannot be claimed',
      !refused.ok || refused.body.success === false,
      'success false',
      refused.exchange,
    );
    const { activeSpinwheel, userCoin } = setup ?? { activeSpinwheel: null, userCoin: 0 };
    if (!activeSpinwheel || userCoin < 1) {
      kit.skip('spin', 'a turn costs a coin and wins a slice', 'no wheel is on, or the member has no coin');
    } else {
      const key = randomUUID();
      const before = await worthOf(kit);
      const reply = await kit.ask('spin', { key });
      const again = await kit.ask('spin', { key });
      const { code, remainingCoin } = reply.body as { code?: string; remainingCoin?: number };
      if (reply.ok) {
        kit.hold(
          'spin',
          'the slice that was won is on the wheel',
          activeSpinwheel.slices.some((slice) => slice.code === code),
          'a code of the setup',
          reply.exchange,
        );
        kit.hold(
          'spin',
          'a turn costs a coin',
          Number(remainingCoin) >= userCoin - 1,
          `at least ${userCoin - 1}; came ${remainingCoin}`,
          reply.exchange,
        );
        kit.hold(
          'spin',
          'the same key is told the same answer',
          JSON.stringify(again.body) === JSON.stringify(reply.body),
          reply.exchange.text,
          again.exchange,
        );
        const now = (await kit.ok('getSpinSetup')) as unknown as Setup | undefined;
        kit.hold(
          'spin',
          'the coins that were told are there',
          now?.userCoin === remainingCoin,
          `${remainingCoin} coins; came ${now?.userCoin}`,
        );
        await holdMoved(kit, 'spin', 'a turn moves no money', before, {}, reply);
      }
    }
    const coupons = ((await kit.ok('getCoupons')) ?? []) as unknown as Coupon[];
    const [coupon] = coupons;
    if (!coupon) {
      kit.skip('claimCoupon', 'a coupon is claimed once', 'the member has none');
      return;
    }
    const key = randomUUID();
    const body = { coupon: coupon._id };
    const reply = await kit.ask('claimCoupon', { key, body });
    const after = await worthOf(kit);
    const repeated = await kit.ask('claimCoupon', { key, body });
    const isSame = JSON.stringify(repeated.body) === JSON.stringify(reply.body);
    kit.hold('claimCoupon', 'the same key is told the same answer', isSame, reply.exchange.text, repeated.exchange);
    await holdMoved(kit, 'claimCoupon', 'the same key is done once', after, {});
    if (reply.body?.success !== true) {
      kit.skip('claimCoupon', 'a coupon is claimed once', `refused with ${String(reply.body?.error ?? reply.message)}`);
      return;
    }
    const second = await kit.ask('claimCoupon', { body });
    kit.hold(
      'claimCoupon',
      'a coupon is claimed once',
      !second.ok || second.body.success === false,
      'success false',
      second.exchange,
    );
    const left = ((await kit.ok('getCoupons')) ?? []) as unknown as Coupon[];
    kit.hold(
      'getCoupons',
      'a coupon that was claimed is gone',
      !left.some(({ _id }) => _id === coupon._id),
      'the others',
    );
  },
};
