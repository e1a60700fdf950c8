import { expectMoved, holdStamped, refusedUnmoved, worthOf } from '../money.ts';
import type { TestContext } from '../testContext.ts';
import type { Check } from './check.ts';

interface Deposit {
  banks?: { bankCode: string; bankType: string; mode: string }[];
}

/** Amount of the QR deposits in baht. It is above the smallest quick amount, so QR providers should accept it. */
const enough = 150;

/** Tests every deposit method up to the payment itself. */
export const deposits: Check = {
  name: 'each deposit method',
  calls: ['getDeposit', 'getQr', 'createQr', 'cancelQr', 'uploadSlip', 'sendTruelink', 'addMoney', 'getSlips'],
  changes: true,
  async run(context) {
    let before = await worthOf(context);
    const { banks = [] } = ((await context.ok('getDeposit')) ?? {}) as Deposit;
    const byQr = banks.filter(
      ({ bankCode, bankType, mode }) => bankType === 'PAYMENT' || (bankCode === 'KBANK' && mode === 'SMS'),
    );
    if (byQr.length === 0)
      for (const call of ['createQr', 'getQr', 'cancelQr'])
        context.skip(call, 'a QR is created, returned and cancelled', 'the backend has no QR account');
    for (const { bankCode } of byQr) {
      const params = { bankCode };
      await context.ok('getQr', { params });
      const made = await context.ok('createQr', { params, body: { amount: enough } });
      if (!made?.hasQrcode) {
        context.skip('createQr', 'a QR is created, returned and cancelled', `refused: ${made?.message}`);
        continue;
      }
      const isWhole =
        made.qrcodeId !== '' &&
        String(made.qrcode).includes('<svg') &&
        made.amount === enough &&
        Number(made.expireIn) > 0;
      context.check(
        'createQr',
        'a new QR has an id, an image, its amount and time left',
        isWhole,
        `qrcodeId, svg, ${enough}, expireIn above 0`,
      );
      const shown = await context.ok('getQr', { params });
      context.check(
        'getQr',
        'getQr returns the QR that was created',
        shown?.qrcodeId === made.qrcodeId && shown?.amount === enough,
        `qrcodeId ${made.qrcodeId}`,
      );
      context.check(
        'getQr',
        'the time left does not grow',
        Number(shown?.expireIn) <= Number(made.expireIn),
        `at most ${made.expireIn}`,
      );
      await context.ok('cancelQr', { params: { qrcodeId: String(made.qrcodeId) } });
      const gone = await context.ok('getQr', { params });
      context.check('cancelQr', 'a cancelled QR is gone', gone?.hasQrcode === false, 'hasQrcode false');
    }
    const [bank] = byQr;
    if (bank) {
      for (const amount of ['0', '-5', '0.001', '"100"', 'null']) {
        await context.refused('createQr', 'an invalid amount is refused', {
          params: { bankCode: bank.bankCode },
          raw: { type: 'application/json', body: `{"amount":${amount}}` },
        });
      }
    }
    await context.refused(
      'createQr',
      'an unknown provider is refused',
      { params: { bankCode: 'NOSUCHBANK' }, body: { amount: enough } },
      ['NO_BANK', 'QR_FAIL'],
    );
    await context.refused('cancelQr', 'an unknown QR is refused', { params: { qrcodeId: 'f'.repeat(24) } }, [
      'QR_FAIL',
    ]);

    const text = new File(['no picture at all'], 'slip.png', { type: 'image/png' });
    await context.refused('uploadSlip', 'a file that is not an image is refused', { body: { file: text } }, [
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
      context.check('uploadSlip', 'an uploaded slip is in the list', slips.length === 1, 'a slip');
      await context.refused('uploadSlip', 'the same slip is refused a second time', { body: { file: image } }, [
        'SLIP_UPLOAD_FAIL',
      ]);
    } else context.skip('uploadSlip', 'an uploaded slip is in the list', `refused with ${sent.message}`);
    await refusedUnmoved(
      context,
      'sendTruelink',
      'an unencrypted gift link is refused',
      { body: { link: 'https://gift.truemoney.com/campaign/?v=x' } },
      ['TRUELINK_INVALID', 'NO_WALLET'],
    );
    for (const amount of ['0', '-5', '0.001', '"100"', 'null']) {
      await context.refused('addMoney', 'an invalid amount is refused', {
        raw: { type: 'application/json', body: `{"amount":${amount}}` },
      });
    }
    if (context.options.gift) {
      await context.ok('sendTruelink', { body: { link: context.options.gift } });
      before = await worthOf(context);
    } else context.skip('sendTruelink', 'a gift is redeemed once', '--gift is not set');
    await announcement(context);
    await expectMoved(context, 'addMoney', 'a deposit that is only announced moves no money', before, {});
    for (const call of ['createQr', 'uploadSlip', 'sendTruelink', 'addMoney'])
      context.skip(call, 'a payment is credited once', 'this tool cannot pay');
  },
};

/** Checks that repeated announcements of a bank transfer with the same key add one statement entry. */
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
  context.check('addMoney', 'the same key announces a deposit once', added === 1, `1 of ${amount}; got ${added}`);
  holdStamped(context, 'addMoney', now[0]?.createdAt, from);
}

/** Returns a PNG of 1 x 1 px. Its last bytes contain `number`, so that each number gives another image. */
function imageOf(number: number): File {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const tail = Buffer.alloc(8);
  tail.writeUInt32BE(number, 4);
  return new File([png, tail], 'slip.png', { type: 'image/png' });
}
