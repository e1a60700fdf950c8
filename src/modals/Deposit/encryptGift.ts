import AES from 'crypto-js/aes';

/**
 * What `POST wallet/truelink` takes as `link` (spec section 7): gift link and wallet account name, encrypted with the
 * build's key. The one place that knows how, and that needs crypto-js.
 */
export const encryptGift = (link: string, walletAccountName: string, key: string): string =>
  AES.encrypt(`${link}::${walletAccountName}`, key).toString();
