import type { Language } from '@/i18n/language';
import { useWords } from './words';

/** Sample content of components in stories, in the current language. */
interface Samples {
  deposit: string;
  withdraw: string;
  cancel: string;
  deleteAll: string;
  invite: string;
  phone: string;
  phoneHint: string;
  phoneError: string;
  name: string;
  password: string;
  wrongPassword: string;
  remember: string;
  amount: string;
  minimum: string;
  otp: string;
  otpHint: string;
  bank: string;
  chooseBank: string;
  banks: readonly [string, string, string];
  register: string;
  refresh: string;
  done: string;
  pending: string;
  failed: string;
  moneyIn: string;
  moneyOut: string;
  current: string;
  expiresIn: string;
  /** A sentence of several lines on a phone. */
  long: string;
  /** A text with the tallest stacks of marks above and below the letters. */
  stacked: string;
}

const samples: Record<Language, Samples> = {
  th: {
    deposit: 'ฝากเงิน',
    withdraw: 'ถอนเงิน',
    cancel: 'ยกเลิก',
    deleteAll: 'ลบทั้งหมด',
    invite: 'ชวนเพื่อน',
    phone: 'เบอร์โทรศัพท์',
    phoneHint: 'ใช้เบอร์ที่สมัครสมาชิกไว้',
    phoneError: 'เบอร์โทรศัพท์ต้องมี 10 หลัก',
    name: 'ชื่อ',
    password: 'รหัสผ่าน',
    wrongPassword: 'เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง',
    remember: 'จดจำฉันไว้ในเครื่องนี้',
    amount: 'จำนวนเงิน',
    minimum: 'ขั้นต่ำ 100 บาท',
    otp: 'รหัส OTP',
    otpHint: 'รหัสอ้างอิง KQ4T',
    bank: 'ธนาคาร',
    chooseBank: 'เลือกธนาคาร',
    banks: ['ธนาคารกสิกรไทย', 'ธนาคารไทยพาณิชย์', 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร'],
    register: 'สมัครสมาชิก',
    refresh: 'อัปเดต',
    done: 'สำเร็จ',
    pending: 'กำลังดำเนินการ',
    failed: 'ไม่สำเร็จ',
    moneyIn: 'เงินเข้า',
    moneyOut: 'เงินออก',
    current: 'ใช้งานอยู่',
    expiresIn: 'เวลาที่เหลือ',
    long: 'กรุณาตรวจสอบชื่อบัญชีและเลขบัญชีให้ตรงกับที่ลงทะเบียนไว้ก่อนยืนยัน เพื่อให้เงินเข้ากระเป๋าหลักได้ภายในหนึ่งนาที',
    stacked: 'ที่ปั๊มน้ำมันฎีกาญาผู้รู้ซื้อปุ๋ยกี่ป๊ำ',
  },
  la: {
    deposit: 'ຝາກເງິນ',
    withdraw: 'ຖອນເງິນ',
    cancel: 'ຍົກເລີກ',
    deleteAll: 'ລຶບທັງໝົດ',
    invite: 'ຊວນໝູ່',
    phone: 'ເບີໂທລະສັບ',
    phoneHint: 'ໃຊ້ເບີທີ່ສະໝັກສະມາຊິກໄວ້',
    phoneError: 'ເບີໂທລະສັບຕ້ອງມີ 10 ຕົວເລກ',
    name: 'ຊື່',
    password: 'ລະຫັດຜ່ານ',
    wrongPassword: 'ເບີໂທລະສັບ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ',
    remember: 'ຈື່ຂ້ອຍໄວ້ໃນເຄື່ອງນີ້',
    amount: 'ຈຳນວນເງິນ',
    minimum: 'ຂັ້ນຕ່ຳ 100 ບາດ',
    otp: 'ລະຫັດ OTP',
    otpHint: 'ລະຫັດອ້າງອີງ KQ4T',
    bank: 'ທະນາຄານ',
    chooseBank: 'ເລືອກທະນາຄານ',
    banks: ['ທະນາຄານການຄ້າຕ່າງປະເທດລາວ', 'ທະນາຄານພັດທະນາລາວ', 'ທະນາຄານສົ່ງເສີມກະສິກຳ'],
    register: 'ສະໝັກສະມາຊິກ',
    refresh: 'ອັບເດດ',
    done: 'ສຳເລັດ',
    pending: 'ກຳລັງດຳເນີນການ',
    failed: 'ບໍ່ສຳເລັດ',
    moneyIn: 'ເງິນເຂົ້າ',
    moneyOut: 'ເງິນອອກ',
    current: 'ກຳລັງໃຊ້',
    expiresIn: 'ເວລາທີ່ເຫຼືອ',
    long: 'ກະລຸນາກວດສອບຊື່ບັນຊີ ແລະ ເລກບັນຊີໃຫ້ກົງກັບທີ່ລົງທະບຽນໄວ້ກ່ອນຢືນຢັນ ເພື່ອໃຫ້ເງິນເຂົ້າກະເປົາຫຼັກໄດ້ພາຍໃນໜຶ່ງນາທີ',
    stacked: 'ຢູ່ໝູ່ບ້ານກໍ່ສ້າງປີ້ຊື້ຜູ້ຮູ້ຊໍ້ຄຸ້ມ',
  },
  en: {
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    cancel: 'Cancel',
    deleteAll: 'Delete all',
    invite: 'Invite a friend',
    phone: 'Phone number',
    phoneHint: 'The number you registered with',
    phoneError: 'The phone number must have 10 digits.',
    name: 'Name',
    password: 'Password',
    wrongPassword: 'The phone number or password is wrong.',
    remember: 'Remember me on this device',
    amount: 'Amount',
    minimum: 'At least 100 baht',
    otp: 'OTP code',
    otpHint: 'Reference KQ4T',
    bank: 'Bank',
    chooseBank: 'Choose a bank',
    banks: ['Kasikornbank', 'Siam Commercial Bank', 'Bank for Agriculture and Agricultural Cooperatives'],
    register: 'Register',
    refresh: 'Refresh',
    done: 'Completed',
    pending: 'In progress',
    failed: 'Failed',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    current: 'Active',
    expiresIn: 'Time left',
    long: 'Please check that the account name and number match the ones you registered with before you confirm, so that the money reaches your main wallet within a minute.',
    stacked: 'Ågjpqy ÂÇẤ',
  },
};

/** Returns the samples of the current language. */
export const useSamples = (): Samples => useWords(samples);

/** Returns the tallest text of one language, for stories that show it in every language. */
export const stackedText = (language: Language): string => samples[language].stacked;
