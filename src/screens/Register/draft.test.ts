import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore, storageKeys } from '@/device/storage';
import { draftLeftMs, draftLifeMs, emptyDraft, loadDraft, saveDraft } from './draft';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => {
  vi.useRealTimers();
  sessionStore.remove(storageKeys.registration);
});

const draft = { ...emptyDraft, phone: '0891234567', name: 'Somying' };

it('keeps a draft for half an hour and then deletes it', () => {
  saveDraft(draft);
  vi.advanceTimersByTime(draftLifeMs - 1);
  expect(loadDraft()).toEqual(draft);
  expect(draftLeftMs()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(draftLeftMs()).toBe(0);
  expect(loadDraft()).toBe(emptyDraft);
  expect(sessionStore.get(storageKeys.registration)).toBeNull();
});

it('treats a draft without a time or with a future time as expired', () => {
  for (const at of [undefined, 'now', Date.now() + 1]) {
    sessionStore.set(storageKeys.registration, JSON.stringify({ ...draft, at }));
    expect(loadDraft()).toBe(emptyDraft);
  }
});
