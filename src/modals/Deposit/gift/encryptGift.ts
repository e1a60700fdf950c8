import { ApiError } from '@/api/client/errors';

/**
 * Loads the encryption library, which most deposits do not need. Rejects with an `ApiError` of kind `network` if the
 * browser cannot load it.
 */
export const fetchCipher = () =>
  import('crypto-js/aes').catch(() => {
    throw new ApiError('network');
  });

/**
 * Returns the `link` field of `POST wallet/truelink`: the gift link and the wallet account's name, encrypted with the
 * build's key. No other module of the app uses crypto-js.
 */
export async function encryptGift(link: string, walletAccountName: string, key: string): Promise<string> {
  const { default: AES } = await fetchCipher();
  return AES.encrypt(`${link}::${walletAccountName}`, key).toString();
}
