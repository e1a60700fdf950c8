import { ApiError } from '@/api/client/errors';

/** What encrypts: most deposits need none of it. Rejects as a lost connection when it does not come. */
export const fetchCipher = () =>
  import('crypto-js/aes').catch(() => {
    throw new ApiError('network');
  });

/**
 * What `POST wallet/truelink` takes as `link`: gift link and wallet account name, encrypted with the
 * build's key. The one place that knows how, and that needs crypto-js.
 */
export async function encryptGift(link: string, walletAccountName: string, key: string): Promise<string> {
  const { default: AES } = await fetchCipher();
  return AES.encrypt(`${link}::${walletAccountName}`, key).toString();
}
