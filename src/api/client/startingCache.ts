import { getWallet } from '@/api/calls/wallet';
import { currentToken } from './client';
import { isRefusal, isValidResponse, readAs } from './read';
import { stampReceived } from './receivedAt';
import { readKey } from './useRead';

/**
 * Returns SWR's cache for a session. It contains the wallet if the page's early read has already received the wallet, so
 * that home's first render shows the same figures as the frame. The first read of the wallet still takes the early
 * response, as without this cache.
 */
export function startingCache(): Map<string, { data: unknown }> {
  const body = globalThis.kapaoEarlyRead?.bodyFor(currentToken());
  if (body === undefined) return new Map();
  const { response } = getWallet;
  const value: unknown = JSON.parse(body);
  if (isRefusal(response, value) || !isValidResponse(response, value)) return new Map();
  return new Map([[readKey(getWallet), { data: stampReceived(readAs(response, value)) }]]);
}
