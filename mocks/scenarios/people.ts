import { invited, sequence, usualHistory, wonCoupons } from './historySeeds';
import type { MemberSeed } from './scenario';

/** The password of every demo member. */
export const demoPassword = 'demo1234';

export const somchai: MemberSeed = {
  username: '0812345678',
  password: demoPassword,
  description: 'a typical member: some money, four games, a short history',
  name: 'สมชาย ใจดี',
  bankCode: 'SCB',
  bankAccountName: 'สมชาย ใจดี',
  bankAccountNo: '4051238876',
  wallet: 2_580.5,
  games: { PG: 340, JOKER: 0, UFABET: 1_250.75, HUAYHD: 120 },
  coin: 6,
  days: 94,
  history: 34,
  historySeed: usualHistory,
};

export const malee: MemberSeed = {
  username: '0823456789',
  password: demoPassword,
  description: 'registered today: no money, no games, an empty statement',
  name: 'มาลี ศรีสุข',
  bankCode: 'KBANK',
  bankAccountName: 'มาลี ศรีสุข',
  bankAccountNo: '0482917365',
  wallet: 0,
  games: {},
  days: 0,
};

export const anan: MemberSeed = {
  username: '0834567890',
  password: demoPassword,
  description: 'a wealthy member: a seven-figure balance, all games, a long history',
  name: 'อนันต์ วงศ์ทองคำ',
  bankCode: 'BBL',
  bankAccountName: 'ANAN WONGTHONGKHAM',
  bankAccountNo: '1984403327',
  wallet: 4_875_310.25,
  games: 'all',
  coin: 128,
  days: 730,
  history: 240,
  historySeed: sequence(
    invited(
      Array.from({ length: 37 }, (_, index) => 120 + index * 13.5),
      9,
    ),
    wonCoupons,
  ),
};

export const nida: MemberSeed = {
  username: '0845678901',
  password: demoPassword,
  description: 'deactivated by the back office: login responds INACTIVE_USER',
  name: 'นิดา พรหมมา',
  bankCode: 'KTB',
  bankAccountName: 'NIDA PROMMA',
  bankAccountNo: '9831120457',
  wallet: 0,
  games: {},
  days: 200,
  isActive: false,
};

export const longName: MemberSeed = {
  username: '0856789012',
  password: demoPassword,
  description: 'very long names and amounts',
  name: 'พระนางเจ้าสิริกัญญาณัฐธิดาภัทรานิษฐ์ ณ อยุธยาเทพหัสดินทร์รัตนโกสินทร์',
  bankCode: 'BAAC',
  bankAccountName: 'สิริกัญญาณัฐธิดาภัทรานิษฐ์ ณ อยุธยาเทพหัสดินทร์รัตนโกสินทร์',
  bankAccountNo: '020145998137',
  wallet: 98_765_432.1,
  games: { PG: 12_345_678.99, UFABET: 9_999_999.99, HUAYHD: 1_000_000 },
  coin: 9_999,
  days: 1_500,
  history: 60,
};

export const khamla: MemberSeed = {
  username: '02055123456',
  password: demoPassword,
  description: 'a typical member in Laos',
  name: 'ຄຳຫຼ້າ ພົມມະຈັນ',
  bankCode: 'BCEL',
  bankAccountName: 'KHAMLA PHOMMACHANH',
  bankAccountNo: '110-12-00-1234567-001',
  wallet: 3_690.5,
  games: { PG: 500, UFABET: 800.25, HUAYHD: 120 },
  coin: 6,
  days: 61,
  history: 28,
  historySeed: usualHistory,
};
