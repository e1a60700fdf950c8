import { bankByCode } from '../data/banks';
import type { DepositBankRow } from '../db/rows';
import type { MockState } from '../mockState';

type Account = Pick<DepositBankRow, 'bankCode' | 'bankType' | 'mode' | 'bankAccountName' | 'bankAccountNo'> & {
  nameTH?: string;
  nameEN?: string;
  currency?: string;
};

const plain = { bankType: 'BANK', mode: 'AUTO' } as const;
const payment = { bankType: 'PAYMENT', mode: 'QR', bankAccountName: 'KAPAO PAY', bankAccountNo: '' } as const;

const thai: readonly Account[] = [
  { ...plain, bankCode: 'SCB', bankAccountName: 'บจก. กะเป๋า เพย์', bankAccountNo: '1112223334' },
  { ...plain, bankCode: 'KBANK', bankAccountName: 'บจก. กะเป๋า เพย์', bankAccountNo: '0371548826' },
  { ...plain, bankCode: 'GSB', bankAccountName: 'บจก. กะเป๋า เพย์', bankAccountNo: '020331187452' },
  { ...plain, bankCode: 'KTB', bankAccountName: 'บจก. กะเป๋า เพย์', bankAccountNo: '9842207715' },
  {
    bankType: 'BANK',
    mode: 'SMS',
    bankCode: 'KBANK',
    bankAccountName: 'KAPAO PAY CO LTD',
    bankAccountNo: '0371548834',
  },
  { ...payment, bankCode: 'WW', nameTH: 'คิวอาร์พร้อมเพย์ WW', nameEN: 'WW PromptPay QR' },
  { ...payment, bankCode: 'PAYTIMZ', nameTH: 'คิวอาร์พร้อมเพย์ Paytimz', nameEN: 'Paytimz PromptPay QR' },
  { ...payment, bankCode: 'PAYONEX', nameTH: 'คิวอาร์พร้อมเพย์ Payonex', nameEN: 'Payonex PromptPay QR' },
  { ...payment, bankCode: 'ZPAY', nameTH: 'คิวอาร์พร้อมเพย์ Zpay', nameEN: 'Zpay PromptPay QR' },
];

const lao: readonly Account[] = [
  {
    ...plain,
    bankCode: 'BCEL',
    bankAccountName: 'KAPAO PAY SOLE CO LTD',
    bankAccountNo: '110-12-00-7654321-001',
    currency: 'LAK',
  },
  {
    ...plain,
    bankCode: 'LDB',
    bankAccountName: 'KAPAO PAY SOLE CO LTD',
    bankAccountNo: '0302011000012345',
    currency: 'LAK',
  },
];

/** Adds the site's deposit accounts: all kinds in the Thai market, only banks in the Lao market. */
export function seedDepositAccounts({ db, ids, siteConfig }: MockState): void {
  for (const account of siteConfig.market === 'la' ? lao : thai) {
    const bank = bankByCode.get(account.bankCode);
    db.depositBank.insert({
      _id: ids.next(),
      currency: 'BAHT',
      nameTH: bank?.nameTH ?? '',
      nameEN: bank?.nameEN ?? '',
      ...account,
    });
  }
  if (siteConfig.market === 'la') return;
  db.depositWallet.insert({ _id: ids.next(), mode: 'AUTO', walletAccountName: '0812223334' });
  db.depositWallet.insert({ _id: ids.next(), mode: 'LINK', walletAccountName: 'กะเป๋า เพย์' });
}
