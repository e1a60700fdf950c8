/** A bank of either market, with the names that members know. */
interface Bank {
  readonly code: string;
  readonly nameTH: string;
  readonly nameEN: string;
  /** The allowed numbers of digits of an account number. */
  readonly digits: readonly number[];
}

export const thaiBanks: readonly Bank[] = [
  { code: 'KBANK', nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank', digits: [10] },
  { code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank', digits: [10] },
  { code: 'BBL', nameTH: 'ธนาคารกรุงเทพ', nameEN: 'Bangkok Bank', digits: [10] },
  { code: 'KTB', nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank', digits: [10] },
  { code: 'BAY', nameTH: 'ธนาคารกรุงศรีอยุธยา', nameEN: 'Bank of Ayudhya', digits: [10] },
  { code: 'TMB', nameTH: 'ธนาคารทหารไทยธนชาต', nameEN: 'TMBThanachart Bank', digits: [10] },
  { code: 'GSB', nameTH: 'ธนาคารออมสิน', nameEN: 'Government Savings Bank', digits: [12] },
  { code: 'BAAC', nameTH: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', nameEN: 'Bank for Agriculture', digits: [12] },
  { code: 'GHB', nameTH: 'ธนาคารอาคารสงเคราะห์', nameEN: 'Government Housing Bank', digits: [12] },
  { code: 'KKP', nameTH: 'ธนาคารเกียรตินาคินภัทร', nameEN: 'Kiatnakin Phatra Bank', digits: [10] },
  { code: 'CIMB', nameTH: 'ธนาคารซีไอเอ็มบี ไทย', nameEN: 'CIMB Thai Bank', digits: [10] },
  { code: 'UOB', nameTH: 'ธนาคารยูโอบี', nameEN: 'United Overseas Bank', digits: [10] },
  { code: 'TISCO', nameTH: 'ธนาคารทิสโก้', nameEN: 'TISCO Bank', digits: [14] },
];

export const laoBanks: readonly Bank[] = [
  {
    code: 'BCEL',
    nameTH: 'ທະນາຄານການຄ້າຕ່າງປະເທດລາວ',
    nameEN: 'Banque pour le Commerce Exterieur Lao',
    digits: [12, 16, 17, 18],
  },
  { code: 'LDB', nameTH: 'ທະນາຄານພັດທະນາລາວ', nameEN: 'Lao Development Bank', digits: [12, 13, 16] },
  { code: 'JDB', nameTH: 'ທະນາຄານຮ່ວມພັດທະນາ', nameEN: 'Joint Development Bank', digits: [12, 14, 17] },
  { code: 'APB', nameTH: 'ທະນາຄານສົ່ງເສີມກະສິກຳ', nameEN: 'Agricultural Promotion Bank', digits: [12, 15] },
  { code: 'LVB', nameTH: 'ທະນາຄານຮ່ວມທຸລະກິດລາວ-ຫວຽດ', nameEN: 'Lao-Viet Bank', digits: [12, 13, 14] },
];

export const bankByCode = new Map([...thaiBanks, ...laoBanks].map((bank) => [bank.code, bank]));

/** Banks that require English letters in the account name. */
export const englishNameBanks = new Set(['KTB', 'TMB', 'BBL']);
