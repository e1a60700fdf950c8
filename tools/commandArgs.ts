/** The inputs of the commands. `amount` is in baht. */
interface Choices {
  from: string;
  to: string;
  amount: number;
  game: string;
  bankCode: string;
  bonus: string;
  promotion: string;
  coupon: string;
  link: string;
  file: File;
}
type Choice<Name extends keyof Choices> = Pick<Choices, Name>;

/** Valid arguments of each command that moves money, coins or a bonus, or that announces money. */
export const commandArgs = {
  transfer: ({ from, to, amount }: Choice<'from' | 'to' | 'amount'>) => ({ body: { from, to, amount } }),
  transferAll: ({ game }: Choice<'game'>) => ({ body: { to: game } }),
  withdraw: ({ amount }: Choice<'amount'>) => ({ body: { amount } }),
  withdrawAll: ({ amount }: Choice<'amount'>) => ({ body: { amount } }),
  addMoney: ({ amount }: Choice<'amount'>) => ({ body: { amount } }),
  sendTruelink: ({ link }: Choice<'link'>) => ({ body: { link } }),
  uploadSlip: ({ file }: Choice<'file'>) => ({ body: { file } }),
  createQr: ({ bankCode, amount }: Choice<'bankCode' | 'amount'>) => ({ params: { bankCode }, body: { amount } }),
  receiveInviteBonus: () => ({}),
  receiveRefund: () => ({}),
  addRefundToWallet: () => ({}),
  activateBonus: ({ bonus }: Choice<'bonus'>) => ({ params: { code: bonus } }),
  clearBonus: () => ({}),
  activatePromotion: ({ promotion }: Choice<'promotion'>) => ({ params: { code: promotion } }),
  spin: () => ({}),
  claimCoupon: ({ coupon }: Choice<'coupon'>) => ({ body: { coupon } }),
  activateSlot: ({ game }: Choice<'game'>) => ({ params: { slotCode: game } }),
  resetSlotPassword: ({ game }: Choice<'game'>) => ({ params: { slotCode: game } }),
};

/**
 * Returns a PNG of 1 x 1 px. Its last bytes contain `number`, so that each number gives another image. No check of slips
 * can read `image_unprocessable.png`, so no such slip is credited.
 */
export function createImage(number: number, name = 'image_unprocessable.png'): File {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const tail = Buffer.alloc(8);
  tail.writeUInt32BE(number % 2 ** 32, 4);
  return new File([png, tail], name, { type: 'image/png', lastModified: number });
}
