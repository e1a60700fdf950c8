import { expectMoved, holdStamped, refusedUnmoved, worthOf } from '../money.ts';
import type { TestContext } from '../testContext.ts';
import type { Check } from './check.ts';

interface Deposit {
  banks?: { bankCode: string; bankType: string; mode: string }[];
}

/** Quick amounts begin at these; every provider of a QR takes so much. */
const enough = 150;

/** Each way to deposit, as far as nobody has to pay. */
export const deposits: Check = {
  name: 'a deposit by each way',
  calls: ['getDeposit', 'getQr', 'createQr', 'cancelQr', 'uploadSlip', 'sendTruelink', 'addMoney', 'getSlips'],
  changes: true,
  async run(context) {
    const before = await worthOf(context);
    const { banks = [] } = ((await context.ok('getDeposit')) ?? {}) as Deposit;
    const byQr = banks.filter(
      ({ bankCode, bankType, mode }) => bankType === 'PAYMENT' || (bankCode === 'KBANK' && mode === 'SMS'),
    );
    if (byQr.length === 0)
      for (const call of ['createQr', 'getQr', 'cancelQr'])
        context.skip(call, 'a QR is made, told and cancelled', 'the site has no QR account');
    for (const { bankCode } of byQr) {
      const params = { bankCode };
      await context.ok('getQr', { params });
      const made = await context.ok('createQr', { params, body: { amount: enough } });
      if (!made?.hasQrcode) {
        context.skip('createQr', 'a QR is made, told and cancelled', `refused: ${made?.message}`);
        continue;
      }
      const isWhole =
        made.qrcodeId !== '' &&
        String(made.qrcode).includes('<svg') &&
        made.amount === enough &&
        Number(made.expireIn) > 0;
      context.check(
        'createQr',
        'a QR has an id, a picture, its amount and time left',
        isWhole,
        `qrcodeId, svg, ${enough}, expireIn above 0`,
      );
      const shown = await context.ok('getQr', { params });
      context.check(
        'getQr',
        'the QR that was made is told',
        shown?.qrcodeId === made.qrcodeId && shown?.amount === enough,
        `qrcodeId ${made.qrcodeId}`,
      );
      context.check(
        'getQr',
        'the time left only falls',
        Number(shown?.expireIn) <= Number(made.expireIn),
        `at most ${made.expireIn}`,
      );
      await context.ok('cancelQr', { params: { qrcodeId: String(made.qrcodeId) } });
      const gone = await context.ok('getQr', { params });
      context.check('cancelQr', 'a QR that was cancelled is gone', gone?.hasQrcode === false, 'hasQrcode false');
    }
    const [bank] = byQr;
    if (bank) {
      for (const amount of ['0', '-5', '0.001', '"100"', 'null']) {
        await context.refused('createQr', 'an odd amount is refused', {
          params: { bankCode: bank.bankCode },
          raw: { type: 'application/json', body: `{"amount":${amount}}` },
        });
      }
    }
    await context.refused(
      'createQr',
      'a provider that there is not makes no QR',
      { params: { bankCode: 'NOSUCHBANK' }, body: { amount: enough } },
      ['NO_BANK', 'QR_FAIL'],
    );
    await context.refused(
      'cancelQr',
      'a QR that there is not cannot be cancelled',
      { params: { qrcodeId: 'f'.repeat(24) } },
      ['QR_FAIL'],
    );

    const text = new File(['no picture at all'], 'slip.png', { type: 'image/png' });
    await context.refused('uploadSlip', 'what is no picture is refused', { body: { file: text } }, [
      'SLIP_INVALID_FILE',
      'SLIP_UPLOAD_FAIL',
    ]);
    await context.refused('uploadSlip', 'a form without a file is refused', { raw: { body: new FormData() } }, [
      'SLIP_NO_FILE',
      'KEY_MISSING',
      'KEY_INVALID',
    ]);
    const image = imageOf(Math.floor(context.random() * 2 ** 31));
    const sent = await context.ask('uploadSlip', { body: { file: image } });
    if (sent.ok) {
      const { slips = [] } = ((await context.ok('getSlips', { body: { page: 1, limit: 1 } })) ?? {}) as {
        slips?: { status: string }[];
      };
      context.check('uploadSlip', 'a slip that was sent is in the list', slips.length === 1, 'a slip');
      await context.refused('uploadSlip', 'the same picture is refused', { body: { file: image } }, [
        'SLIP_UPLOAD_FAIL',
      ]);
    } else context.skip('uploadSlip', 'a slip that was sent is in the list', `refused with ${sent.message}`);
    await refusedUnmoved(
      context,
      'sendTruelink',
      'a link that nobody encrypted is refused',
      { body: { link: 'https://gift.truemoney.com/campaign/?v=x' } },
      ['TRUELINK_INVALID', 'NO_WALLET'],
    );
    for (const amount of ['0', '-5', '0.001', '"100"', 'null']) {
      await context.refused('addMoney', 'an odd amount is refused', {
        raw: { type: 'application/json', body: `{"amount":${amount}}` },
      });
    }
    if (context.options.gift) await context.ok('sendTruelink', { body: { link: context.options.gift } });
    else context.skip('sendTruelink', 'a gift is taken once', 'no --gift was told');
    await announcement(context);
    await expectMoved(context, 'addMoney', 'what is only announced moves nothing', before, {});
    for (const call of ['createQr', 'uploadSlip', 'sendTruelink', 'addMoney'])
      context.skip(call, 'what was paid comes in once', 'nobody pays from here');
  },
};

/** A bank transfer is announced once for its key. */
async function announcement(context: TestContext): Promise<void> {
  const amount = 123.45;
  const announced = async () => {
    const { statements = [] } = ((await context.ok('getStatements', { body: { page: 1, limit: 100 } })) ?? {}) as {
      statements?: { statementType: string; amount: number; createdAt: string }[];
    };
    return statements.filter((entry) => entry.statementType === 'deposit' && entry.amount === amount);
  };
  const earlier = (await announced()).length;
  const from = context.date;
  if (!(await context.ok('addMoney', { body: { amount } }))) return;
  const now = await announced();
  const added = now.length - earlier;
  context.check('addMoney', 'a deposit is announced once for its key', added === 1, `1 of ${amount}; came ${added}`);
  holdStamped(context, 'addMoney', now[0]?.createdAt, from);
}

/** The smallest picture that is one, each with other bytes at its end. */
function imageOf(number: number): File {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const tail = Buffer.alloc(8);
  tail.writeUInt32BE(number, 4);
  return new File([png, tail], 'slip.png', { type: 'image/png' });
}
