import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Intent } from '@/api/intent';
import { beginIntent, endSending, openIntents } from '@/api/intents';
import { transfer, walletCode } from '@/api/wallet';
import { sessionStore } from '@/device/storage';
import { findOut } from '@/intents/findOut';
import { overridePause } from '@/intents/pause';
import type { Verdict } from '@/intents/verdict';
import {
  type Finding,
  forgetFindings,
  investigate,
  investigateAll,
  listFindings,
  onVerdict,
  takeNoteOf,
} from './findings';

vi.mock('@/intents/findOut');

const args = { body: { from: walletCode, to: 'PG', amount: 100 } };
/** Sent, and the answer is lost. */
function loseOne(): Intent {
  const intent = beginIntent(transfer, args);
  if (!intent) throw new Error('A transfer is an intent');
  endSending(intent, undefined);
  return intent;
}
const stages = () => listFindings().map(({ stage }) => stage);

let tell: (verdict: Verdict) => void;
let takeLong: () => void;
let told: Finding[];
let stopHearing: () => void;
beforeEach(() => {
  sessionStore.clear();
  vi.mocked(findOut).mockReset();
  vi.mocked(findOut).mockImplementation(() => new Promise((resolve) => (tell = resolve)));
  overridePause(() => new Promise((resolve) => (takeLong = resolve)));
  told = [];
  stopHearing = onVerdict((finding) => told.push(finding));
});
afterEach(() => {
  stopHearing();
  forgetFindings();
  overridePause();
});

test('it is looked for once, then longer, then it is known until note is taken', async () => {
  const intent = loseOne();
  const looked = investigate(intent);
  void investigate(intent);
  expect(findOut).toHaveBeenCalledOnce();
  expect(stages()).toEqual(['looking']);
  takeNoteOf(intent.key);
  takeLong();
  await vi.waitFor(() => expect(stages()).toEqual(['late']));
  tell({ kind: 'notDone' });
  await looked;
  expect(stages()).toEqual(['notDone']);
  expect(told).toMatchObject([{ stage: 'notDone' }]);
  takeNoteOf(intent.key);
  expect(stages()).toEqual([]);
});

test('sent again, whatever is found out of the first try is not said', async () => {
  const looked = investigate(loseOne());
  const again = beginIntent(transfer, args);
  expect(stages()).toEqual([]);
  tell({ kind: 'notDone' });
  await looked;
  expect(told).toEqual([]);
  expect(again?.tries).toBe(2);
});

test('where nobody can tell it stays, and can be looked for again; over with its session it goes', async () => {
  const intent = loseOne();
  vi.mocked(findOut).mockRejectedValueOnce(new TypeError('no chunk'));
  await investigate(intent);
  expect(stages()).toEqual(['unsettled']);
  const looked = investigate(intent);
  expect(stages()).toEqual(['looking']);
  sessionStore.clear();
  tell({ kind: 'unsettled' });
  await looked;
  expect(stages()).toEqual([]);
});

test('everything that is open is looked for, what was open before is told apart, and all goes with the session', () => {
  const before = loseOne();
  const returned: string[] = [];
  const stop = investigateAll((intents) => returned.push(...intents.map(({ key }) => key)));
  expect(returned).toEqual([before.key]);
  const other = beginIntent(transfer, { body: { ...args.body, amount: 101 } });
  expect(stages()).toEqual(['looking']);
  if (other) endSending(other, undefined);
  expect(stages()).toEqual(['looking', 'looking']);
  expect(returned).toHaveLength(1);
  expect(openIntents()).toHaveLength(2);
  stop();
  forgetFindings();
  expect(stages()).toEqual([]);
});
