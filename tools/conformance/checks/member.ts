import type { Check } from './check.ts';

interface Entry {
  createdAt: string;
}
interface Lists {
  statements?: Entry[];
  slips?: (Entry & { reference: string })[];
  refunds?: Entry[];
  invites?: Entry[];
  total?: number;
}

const lists = [
  ['getStatements', 'statements'],
  ['getSlips', 'slips'],
  ['getRefunds', 'refunds'],
  ['getInvites', 'invites'],
] as const;

/** Tests the reads of a member, and the pages of long lists. */
export const reads: Check = {
  name: 'a member reads',
  calls: [
    'getProfile',
    'getWallet',
    'getDeposit',
    'getSlotAccount',
    'getSlipReference',
    'findPromotion',
    'getCurrentPromotion',
    'getInviteBanners',
    'getRefundBanners',
    'checkRefund',
    'getSpinActive',
    'getSpinSetup',
    'getCoupons',
    'getBonuses',
    'getActiveBonus',
    'getBonusMinimum',
    ...lists.map(([call]) => call),
  ],
  async run(context) {
    const wallet = (await context.ok('getWallet')) as
      | { profile?: object; bankAccount?: object; slots?: { code: string; isActive: boolean }[] }
      | undefined;
    const profile = await context.ok('getProfile');
    context.check(
      'getProfile',
      'profile and wallet return the same member data',
      same({ profile: wallet?.profile, bankAccount: wallet?.bankAccount }, profile),
      'the same `profile` and `bankAccount` as getWallet',
    );
    for (const call of [
      'getDeposit',
      'getInviteBanners',
      'getRefundBanners',
      'getSpinActive',
      'getSpinSetup',
      'getCoupons',
      'getBonuses',
      'getActiveBonus',
      'getBonusMinimum',
      'getCurrentPromotion',
    ])
      await context.ok(call);
    const check = await context.ask('checkRefund');
    if (!check.ok)
      context.check(
        'checkRefund',
        'a missing refund is reported by its code',
        check.message === 'REFUND_INACTIVE',
        `REFUND_INACTIVE; got ${check.message}`,
        check.exchange,
      );

    const game = wallet?.slots?.find(({ isActive }) => isActive)?.code;
    if (game) await context.ok('getSlotAccount', { params: { slotCode: game } });
    else context.skip('getSlotAccount', 'an open game has a login', 'the member has no open game');
    const closed = wallet?.slots?.find(({ isActive }) => !isActive)?.code;
    if (closed)
      await context.refused(
        'getSlotAccount',
        'a game that is not open has no login',
        { params: { slotCode: closed } },
        ['SLOT_NO_ACCOUNT'],
      );
    await context.refused('getSlotAccount', 'an unknown game has no login', { params: { slotCode: 'NOSUCHGAME' } }, [
      'NO_GAME',
      'SLOT_NO_ACCOUNT',
    ]);
    const nothing = await context.ok('findPromotion', { params: { code: 'NOSUCHCODE' } });
    context.check(
      'findPromotion',
      'an unknown promotion code finds nothing',
      nothing === null || same(nothing, {}),
      'null',
    );

    for (const [call, rows] of lists) await pages(context, call, rows);
    const { slips = [] } = ((await context.ok('getSlips', { body: { page: 1, limit: 1 } })) ?? {}) as Lists;
    if (slips[0]) await context.ok('getSlipReference', { params: { reference: slips[0].reference } });
    else context.skip('getSlipReference', 'a slip has an image', 'the member has not uploaded a slip');
    await context.refused('getSlipReference', 'an unknown slip has no image', {
      params: { reference: 'SL-NOSUCH' },
    });
  },
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function pages(context: Parameters<Check['run']>[0], call: string, rows: (typeof lists)[number][1]) {
  const read = async (page: number, limit: number) => {
    const response = ((await context.ok(call, { body: { page, limit } })) ?? {}) as Lists;
    return { list: (response[rows] ?? []) as Entry[], total: response.total };
  };
  const whole = await read(1, 100);
  const first = await read(1, 2);
  const second = await read(2, 2);
  const behind = await read(1_000_000, 10);
  const dates = whole.list.map(({ createdAt }) => createdAt);
  context.check(
    call,
    'the newest entry comes first',
    same(dates, [...dates].sort().reverse()),
    'rows by `createdAt`, newest first',
  );
  context.check(
    call,
    'a page has the requested length, and the next page continues',
    same([...first.list, ...second.list], whole.list.slice(0, 4)),
    'pages 1 and 2 of two rows are the first four rows',
  );
  context.check(
    call,
    'a page after the last one is empty',
    behind.list.length === 0,
    `no rows on page 1,000,000; got ${behind.list.length}`,
  );
  if (whole.total !== undefined && whole.list.length < 100) {
    context.check(
      call,
      'the total is the number of rows',
      whole.total === whole.list.length,
      `total ${whole.list.length}; got ${whole.total}`,
    );
  }
  for (const body of [
    { page: 0, limit: 10 },
    { page: 1, limit: 0 },
    { page: 1.5, limit: 10 },
    { page: '1', limit: 10 },
  ]) {
    await context.refused(call, 'an invalid page or limit is refused', { body }, ['KEY_INVALID']);
  }
  for (const body of [{ page: 1 }, { limit: 10 }, {}])
    await context.refused(call, 'an invalid page or limit is refused', { body }, ['KEY_MISSING', 'KEY_INVALID']);
}

/** Tests changes of the member's own data and password, and restores both. */
export const profile: Check = {
  name: 'a member changes their own data',
  calls: ['updateProfile', 'updateBankAccountName', 'changePassword'],
  changes: true,
  async run(context) {
    const response = (await context.ok('getProfile')) as
      | { profile: { name: string }; bankAccount: { bankCode: string; bankAccountName: string; bankAccountNo: string } }
      | undefined;
    if (!response) return;
    const { bankCode, bankAccountName, bankAccountNo } = response.bankAccount;
    const kept = { name: response.profile.name, bankCode, bankAccountName, bankAccountNo };
    const renamed = (await context.ok('updateProfile', { body: { ...kept, name: `${kept.name} ก` } })) as
      | typeof response
      | undefined;
    context.check(
      'updateProfile',
      'the response has the changed name',
      renamed?.profile.name === `${kept.name} ก`,
      'the new name',
    );
    await context.ok('updateProfile', { body: kept });
    const back = (await context.ok('getProfile')) as typeof response;
    context.check('updateProfile', 'the old profile can be restored', same(back, response), 'the profile as it was');
    await context.refused(
      'updateBankAccountName',
      'a name with other than English letters is refused',
      { body: { bankCode, bankAccountName: 'ไทย 9' } },
      ['BANK_ACCOUNT_NAME_ENG'],
    );
    if (/^[A-Za-z ]+$/.test(bankAccountName))
      await context.ok('updateBankAccountName', { body: { bankCode, bankAccountName } });
    else
      context.skip(
        'updateBankAccountName',
        'an English name is accepted',
        'the member’s account name is not English and could not be restored',
      );

    const { username, password } = context.options.login;
    const other = `${password}9`;
    await context.refused(
      'changePassword',
      'a wrong old password is refused',
      { body: { oldPassword: `${password}x`, newPassword: other } },
      ['WRONG_PASSWORD'],
    );
    if (!(await context.ok('changePassword', { body: { oldPassword: password, newPassword: other } }))) return;
    await context.refused('login', 'the old password is refused after a change', {
      token: null,
      body: { username, password },
    });
    const told = await context.ok('login', { token: null, body: { username, password: other } });
    await context.ok('changePassword', {
      token: String(told?.token ?? context.token),
      body: { oldPassword: other, newPassword: password },
    });
    const again = await context.ok('login', { token: null, body: { username, password } });
    if (again) context.token = String(again.token);
  },
};
