import { beforeEach, expect, it } from 'vitest';
import { localStore, storageKeys } from '@/device/storage';
import { bindingMs, forgetInviteCode, inviteCode, saveInviteCode } from './inviteCode';

beforeEach(() => localStore.remove(storageKeys.inviteCode));

it('keeps a code for 30 days after its address was last opened', () => {
  saveInviteCode(' PR\u200b1001\u2069 ', 0);
  expect(inviteCode(bindingMs - 1)).toBe('PR1001');
  expect(inviteCode(bindingMs)).toBe('');
  expect(localStore.get(storageKeys.inviteCode)).toBeNull();
  saveInviteCode('PR1001', 0);
  saveInviteCode('PR1001', bindingMs - 1);
  expect(inviteCode(bindingMs)).toBe('PR1001');
});

it('rejects an empty or too long code, and removes a code after registration', () => {
  saveInviteCode('PR1001');
  for (const odd of ['', '  ', 'x'.repeat(65)]) saveInviteCode(odd);
  expect(inviteCode()).toBe('PR1001');
  forgetInviteCode();
  expect(inviteCode()).toBe('');
});

it.each(['PR1001', ':', '12:', 'x:PR1001', '{}'])('reads %j in storage as no code', (text) => {
  localStore.set(storageKeys.inviteCode, text);
  expect(inviteCode()).toBe('');
});
