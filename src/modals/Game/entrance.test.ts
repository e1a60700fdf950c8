import { expect, it } from 'vitest';
import type { GameAccount } from '@/api/calls/wallet';
import { findEntrance, needsCredentials } from './entrance';

it.each(['JOKER', 'SEXYGAME', 'SUPERSLOT', 'SLOTXO', 'NAGA', 'toString'])(
  'opens the web address of %s without the credentials',
  async (code) => {
    expect(needsCredentials(code)).toBe(false);
    const account = { code, web: 'https://play.example/' } as GameAccount;
    expect(await findEntrance(account, undefined)).toEqual({ link: account.web });
  },
);

it.each(['UFABET', 'PG', 'BETFLIX', 'HUAYHD'])('needs the credentials of %s to play', (code) => {
  expect(needsCredentials(code)).toBe(true);
});
