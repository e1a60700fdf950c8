/**
 * Short names of banks by code, as members and the banks' own apps use them. They fit into a tile, where a full name
 * would break inside a word.
 */
export const shortBankNames: ReadonlyMap<string, { th: string; en: string }> = new Map([
  ['KBANK', { th: 'กสิกรไทย', en: 'KBank' }],
  ['SCB', { th: 'ไทยพาณิชย์', en: 'SCB' }],
  ['BBL', { th: 'กรุงเทพ', en: 'Bangkok' }],
  ['KTB', { th: 'กรุงไทย', en: 'Krungthai' }],
  ['BAY', { th: 'กรุงศรี', en: 'Krungsri' }],
  ['TMB', { th: 'ทีทีบี', en: 'ttb' }],
  ['TTB', { th: 'ทีทีบี', en: 'ttb' }],
  ['GSB', { th: 'ออมสิน', en: 'GSB' }],
  ['BAAC', { th: 'ธ.ก.ส.', en: 'BAAC' }],
  ['GHB', { th: 'ธอส.', en: 'GHB' }],
  ['KKP', { th: 'เกียรตินาคิน', en: 'KKP' }],
  ['CIMB', { th: 'ซีไอเอ็มบี', en: 'CIMB' }],
  ['UOB', { th: 'ยูโอบี', en: 'UOB' }],
  ['TISCO', { th: 'ทิสโก้', en: 'TISCO' }],
  ...['BCEL', 'LDB', 'JDB', 'APB', 'LVB'].map((code) => [code, { th: code, en: code }] as const),
]);
