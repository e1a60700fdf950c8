import { beforeEach, expect, it } from 'vitest';
import { localStore, storageKeys } from '@/device/storage';
import { forgetInviteCode, getInviteCode, inviteLifeMs, saveInviteCode } from './inviteCode';

beforeEach(() => localStore.remove(storageKeys.inviteCode));

it('keeps a code for 30 days after its address was last opened', () => {
  saveInviteCode(' PR\u200b1001\u2069 ', 0);
  expect(getInviteCode(inviteLifeMs - 1)).toBe('PR1001');
  expect(getInviteCode(inviteLifeMs)).toBe('');
  expect(localStore.get(storageKeys.inviteCode)).toBeNull();
  saveInviteCode('PR1001', 0);
  saveInviteCode('PR1001', inviteLifeMs - 1);
  expect(getInviteCode(inviteLifeMs)).toBe('PR1001');
});

it('rejects an empty or too long code, and removes a code after registration', () => {
  saveInviteCode('PR1001');
  for (const odd of ['', '  ', 'x'.repeat(65)]) saveInviteCode(odd);
  expect(getInviteCode()).toBe('PR1001');
  forgetInviteCode();
  expect(getInviteCode()).toBe('');
});

it.each(['PR1001', ':', '12:', 'x:PR1001', '{}'])('reads %j in storage as no code', (text) => {
  localStore.set(storageKeys.inviteCode, text);
  expect(getInviteCode()).toBe('');
});
