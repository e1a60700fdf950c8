import type { Journey } from './journey.ts';

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

/** What a member may read, in pages where it is long. */
export const reads: Journey = {
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
  async walk(kit) {
    const wallet = (await kit.ok('getWallet')) as
      | { profile?: object; bankAccount?: object; slots?: { code: string; isActive: boolean }[] }
      | undefined;
    const profile = await kit.ok('getProfile');
    kit.hold(
      'getProfile',
      'profile and wallet tell the same of a member',
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
      await kit.ok(call);
    const check = await kit.ask('checkRefund');
    if (!check.ok)
      kit.hold(
        'checkRefund',
        'no refund is told by its code',
        check.message === 'REFUND_INACTIVE',
        `REFUND_INACTIVE; came ${check.message}`,
        check.exchange,
      );

    const game = wallet?.slots?.find(({ isActive }) => isActive)?.code;
    if (game) await kit.ok('getSlotAccount', { params: { slotCode: game } });
    else kit.skip('getSlotAccount', 'an open game has its login', 'the member has no open game');
    const closed = wallet?.slots?.find(({ isActive }) => !isActive)?.code;
    if (closed)
      await kit.refused('getSlotAccount', 'a game that is not open has no login', { params: { slotCode: closed } }, [
        'SLOT_NO_ACCOUNT',
      ]);
    await kit.refused(
      'getSlotAccount',
      'a game that there is not has no login',
      { params: { slotCode: 'NOSUCHGAME' } },
      ['NO_GAME', 'SLOT_NO_ACCOUNT'],
    );
    const nothing = await kit.ok('findPromotion', { params: { code: 'NOSUCHCODE' } });
    kit.hold('findPromotion', 'a code that there is not finds nothing', nothing === null || same(nothing, {}), 'null');

    for (const [call, rows] of lists) await pages(kit, call, rows);
    const { slips = [] } = ((await kit.ok('getSlips', { body: { page: 1, limit: 1 } })) ?? {}) as Lists;
    if (slips[0]) await kit.ok('getSlipReference', { params: { reference: slips[0].reference } });
    else kit.skip('getSlipReference', 'a slip has a picture', 'the member has sent no slip');
    await kit.refused('getSlipReference', 'a slip that there is not has no picture', {
      params: { reference: 'SL-NOSUCH' },
    });
  },
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function pages(kit: Parameters<Journey['walk']>[0], call: string, rows: (typeof lists)[number][1]) {
  const read = async (page: number, limit: number) => {
    const response = ((await kit.ok(call, { body: { page, limit } })) ?? {}) as Lists;
    return { list: (response[rows] ?? []) as Entry[], total: response.total };
  };
  const whole = await read(1, 100);
  const first = await read(1, 2);
  const second = await read(2, 2);
  const behind = await read(1_000_000, 10);
  const dates = whole.list.map(({ createdAt }) => createdAt);
  kit.hold(call, 'newest first', same(dates, [...dates].sort().reverse()), 'rows by `createdAt`, newest first');
  kit.hold(
    call,
    'a page is as long as was asked for, and the next one goes on',
    same([...first.list, ...second.list], whole.list.slice(0, 4)),
    'pages 1 and 2 of two rows are the first four rows',
  );
  kit.hold(
    call,
    'behind the last page is an empty one',
    behind.list.length === 0,
    `no rows on page 1,000,000; came ${behind.list.length}`,
  );
  if (whole.total !== undefined && whole.list.length < 100) {
    kit.hold(
      call,
      'the total counts the rows',
      whole.total === whole.list.length,
      `total ${whole.list.length}; came ${whole.total}`,
    );
  }
  for (const body of [
    { page: 0, limit: 10 },
    { page: 1, limit: 0 },
    { page: 1.5, limit: 10 },
    { page: '1', limit: 10 },
  ]) {
    await kit.refused(call, 'odd pages are refused', { body }, ['KEY_INVALID']);
  }
  for (const body of [{ page: 1 }, { limit: 10 }, {}])
    await kit.refused(call, 'odd pages are refused', { body }, ['KEY_MISSING', 'KEY_INVALID']);
}

/** The member's own data and password, changed and changed back. */
export const profile: Journey = {
  name: 'a member changes what is theirs',
  calls: ['updateProfile', 'updateBankAccountName', 'changePassword'],
  changes: true,
  async walk(kit) {
    const response = (await kit.ok('getProfile')) as
      | { profile: { name: string }; bankAccount: { bankCode: string; bankAccountName: string; bankAccountNo: string } }
      | undefined;
    if (!response) return;
    const { bankCode, bankAccountName, bankAccountNo } = response.bankAccount;
    const kept = { name: response.profile.name, bankCode, bankAccountName, bankAccountNo };
    const renamed = (await kit.ok('updateProfile', { body: { ...kept, name: `${kept.name} ก` } })) as
      | typeof response
      | undefined;
    kit.hold(
      'updateProfile',
      'what was changed is answered',
      renamed?.profile.name === `${kept.name} ก`,
      'the new name',
    );
    await kit.ok('updateProfile', { body: kept });
    const back = (await kit.ok('getProfile')) as typeof response;
    kit.hold('updateProfile', 'what was changed back is back', same(back, response), 'the profile as it was');
    await kit.refused(
      'updateBankAccountName',
      'a name that is not English is refused',
      { body: { bankCode, bankAccountName: 'ไทย 9' } },
      ['BANK_ACCOUNT_NAME_ENG'],
    );
    if (/^[A-Za-z ]+$/.test(bankAccountName))
      await kit.ok('updateBankAccountName', { body: { bankCode, bankAccountName } });
    else
      kit.skip(
        'updateBankAccountName',
        'an English name is taken',
        'the member’s account name is not English, and would not come back',
      );

    const { username, password } = kit.options.login;
    const other = `${password}9`;
    await kit.refused(
      'changePassword',
      'the old password has to be right',
      { body: { oldPassword: `${password}x`, newPassword: other } },
      ['WRONG_PASSWORD'],
    );
    if (!(await kit.ok('changePassword', { body: { oldPassword: password, newPassword: other } }))) return;
    await kit.refused('login', 'a password that was changed is no longer taken', {
      token: null,
      body: { username, password },
    });
    const told = await kit.ok('login', { token: null, body: { username, password: other } });
    await kit.ok('changePassword', {
      token: String(told?.token ?? kit.token),
      body: { oldPassword: other, newPassword: password },
    });
    const again = await kit.ok('login', { token: null, body: { username, password } });
    if (again) kit.token = String(again.token);
  },
};
