import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '@/api/calls';
import { createBackend } from './backend';
import { scenarios } from './scenarios/scenarios';

test('every scenario starts, logs its members in and shows them a wallet', async () => {
  const backend = createBackend();
  for (const { name, members } of scenarios) {
    if (name === 'closed' || name === 'failing') continue;
    backend.reset({ scenario: name });
    backend.world.site.latencyMs = 0;
    const token = backend.tokenFor(members[0]?.username ?? '');
    const response = await backend.handle(
      new Request('http://mock/api/wallet', { headers: { authorization: `Bearer ${token}` } }),
    );
    expect(response.status).toBe(200);
    const answer = v.parse(calls.getWallet.response, await response.json());
    expect(answer.wallet.amount, name).toBe(members[0]?.wallet);
    expect([...backend.world.ledger.balances.values()].reduce((a, b) => a + b, 0)).toBe(0);
  }
});
