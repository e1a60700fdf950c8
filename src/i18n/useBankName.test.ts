import { expect, it } from 'vitest';
import { bankName } from './useBankName';

it('shows bank names in a script that the reader knows', () => {
  const kbank = { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' };
  const ldb = { nameTH: 'ທະນາຄານພັດທະນາລາວ', nameEN: 'Lao Development Bank' };
  const names = (bank: typeof kbank) => (['th', 'la', 'en'] as const).map((language) => bankName(language, bank, 'X'));
  expect(names(kbank)).toEqual([kbank.nameTH, kbank.nameEN, kbank.nameEN]);
  expect(names(ldb)).toEqual([ldb.nameEN, ldb.nameTH, ldb.nameEN]);
  expect(names({ nameTH: 'ธนาคาร', nameEN: '' })).toEqual(['ธนาคาร', 'ธนาคาร', 'ธนาคาร']);
  expect(names({ nameTH: '', nameEN: '' })).toEqual(['X', 'X', 'X']);
});
