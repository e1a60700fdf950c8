import type { BonusRow } from '../db/rows';
import type { SiteConfig } from '../siteConfig';

type Words = Record<SiteConfig['language'], string>;

/** Amounts are in baht in both markets, because the main wallet is in baht. */
interface Bonus extends Omit<BonusRow, '_id' | 'name'> {
  readonly code: string;
  readonly name: Words;
  readonly text: Words;
  /** Another member has used up the claims that `places` allows. */
  readonly isTaken?: true;
}

/** Bonuses of each type. FIRST50 has no claims left, and the minimum of GOLD25 is above the balance of most members. */
export const bonuses: readonly Bonus[] = [
  {
    code: 'WELCOME100',
    name: { th: 'โบนัสต้อนรับ 100%', la: 'ໂບນັດຕ້ອນຮັບ 100%', en: '100% welcome bonus' },
    text: {
      th: '<p>รับโบนัส <b>100%</b> ของยอดในกระเป๋าหลัก สูงสุด 500 บาท สมาชิกละ 1 ครั้ง ทำยอดเล่น 5 เท่าของยอดในกระเป๋าหลักรวมโบนัส จึงถอนเงินได้</p>',
      la: '<p>ຮັບໂບນັດ <b>100%</b> ຂອງຍອດໃນກະເປົາຫຼັກ ສູງສຸດ 500 ບາດ ສະມາຊິກລະ 1 ຄັ້ງ ເຮັດຍອດຫຼິ້ນ 5 ເທົ່າຂອງຍອດໃນກະເປົາຫຼັກລວມໂບນັດ ຈຶ່ງຖອນເງິນໄດ້</p>',
      en: '<p>Receive <b>100%</b> of the balance in your main wallet, up to 500 baht, once per member. You need to bet 5 times your main wallet balance plus the bonus before you can withdraw.</p>',
    },
    type: 'limit',
    maxReceived: 1,
    percentFail: 50,
    percent: 100,
    most: 500,
    minimum: 100,
    turnover: 5,
    places: 0,
  },
  {
    code: 'DAILY10',
    name: { th: 'โบนัสรายวัน 10%', la: 'ໂບນັດປະຈຳວັນ 10%', en: '10% daily bonus' },
    text: {
      th: '<p>รับได้วันละ 2 ครั้ง สูงสุดครั้งละ 200 บาท ทำยอดเล่น 3 เท่าของยอดในกระเป๋าหลักรวมโบนัส จึงถอนเงินได้</p>',
      la: '<p>ຮັບໄດ້ມື້ລະ 2 ຄັ້ງ ສູງສຸດຄັ້ງລະ 200 ບາດ ເຮັດຍອດຫຼິ້ນ 3 ເທົ່າຂອງຍອດໃນກະເປົາຫຼັກລວມໂບນັດ ຈຶ່ງຖອນເງິນໄດ້</p>',
      en: '<p>Twice a day, up to 200 baht each time. You need to bet 3 times your main wallet balance plus the bonus before you can withdraw.</p>',
    },
    type: 'day',
    maxReceived: 2,
    percentFail: 30,
    percent: 10,
    most: 200,
    minimum: 50,
    turnover: 3,
    places: 0,
  },
  {
    code: 'WEEKLY20',
    name: { th: 'โบนัสรายสัปดาห์ 20%', la: 'ໂບນັດປະຈຳອາທິດ 20%', en: '20% weekly bonus' },
    text: {
      th: '<p>รับได้สัปดาห์ละ 1 ครั้ง เริ่มนับใหม่ทุกวันจันทร์ สูงสุด 1,000 บาท ทำยอดเล่น 8 เท่าของยอดในกระเป๋าหลักรวมโบนัส จึงถอนเงินได้</p>',
      la: '<p>ຮັບໄດ້ອາທິດລະ 1 ຄັ້ງ ເລີ່ມນັບໃໝ່ທຸກວັນຈັນ ສູງສຸດ 1,000 ບາດ ເຮັດຍອດຫຼິ້ນ 8 ເທົ່າຂອງຍອດໃນກະເປົາຫຼັກລວມໂບນັດ ຈຶ່ງຖອນເງິນໄດ້</p>',
      en: '<p>Once a week, starting again every Monday, up to 1,000 baht. You need to bet 8 times your main wallet balance plus the bonus before you can withdraw.</p>',
    },
    type: 'week',
    maxReceived: 1,
    percentFail: 50,
    percent: 20,
    most: 1_000,
    minimum: 200,
    turnover: 8,
    places: 0,
  },
  {
    code: 'SMILE5',
    name: { th: 'โบนัสยิ้มรับ 5%', la: 'ໂບນັດຍິ້ມຮັບ 5%', en: '5% smile bonus' },
    text: {
      th: '<p>รับได้ 10 ครั้งต่อสมาชิก ทำยอดเล่น 1 เท่าของยอดในกระเป๋าหลักรวมโบนัส จึงถอนเงินได้ ยกเลิกได้โดยไม่ถูกหัก</p>',
      la: '<p>ຮັບໄດ້ 10 ຄັ້ງຕໍ່ສະມາຊິກ ເຮັດຍອດຫຼິ້ນ 1 ເທົ່າຂອງຍອດໃນກະເປົາຫຼັກລວມໂບນັດ ຈຶ່ງຖອນເງິນໄດ້ ຍົກເລີກໄດ້ໂດຍບໍ່ຖືກຫັກ</p>',
      en: '<p>10 times per member. You need to bet your main wallet balance plus the bonus once before you can withdraw. You can cancel it without a deduction.</p>',
    },
    type: 'limit',
    maxReceived: 10,
    percentFail: 0,
    percent: 5,
    most: 100,
    minimum: 20,
    turnover: 1,
    places: 0,
  },
  {
    code: 'FIRST50',
    name: { th: 'โบนัส 50 ท่านแรก', la: 'ໂບນັດ 50 ທ່ານທຳອິດ', en: 'Bonus for the first 50' },
    text: {
      th: '<p>สำหรับ 50 ท่านแรกเท่านั้น รับเพิ่ม 50% ของยอดในกระเป๋าหลัก สูงสุด 300 บาท ทำยอดเล่น 5 เท่าของยอดในกระเป๋าหลักรวมโบนัส จึงถอนเงินได้</p>',
      la: '<p>ສຳລັບ 50 ທ່ານທຳອິດເທົ່ານັ້ນ ຮັບເພີ່ມ 50% ຂອງຍອດໃນກະເປົາຫຼັກ ສູງສຸດ 300 ບາດ ເຮັດຍອດຫຼິ້ນ 5 ເທົ່າຂອງຍອດໃນກະເປົາຫຼັກລວມໂບນັດ ຈຶ່ງຖອນເງິນໄດ້</p>',
      en: '<p>For the first 50 members only: 50% of your main wallet, up to 300 baht. You need to bet 5 times your main wallet balance plus the bonus before you can withdraw.</p>',
    },
    type: 'limit',
    maxReceived: 1,
    percentFail: 50,
    percent: 50,
    most: 300,
    minimum: 100,
    turnover: 5,
    places: 1,
    isTaken: true,
  },
  {
    code: 'GOLD25',
    name: { th: 'โบนัสระดับทอง 25%', la: 'ໂບນັດລະດັບທອງ 25%', en: '25% gold bonus' },
    text: {
      th: '<p>เมื่อมียอดในกระเป๋าหลักตั้งแต่ 10,000 บาทขึ้นไป รับเพิ่ม 25% ของยอดนั้น สูงสุด 20,000 บาท ทำยอดเล่น 12 เท่าของยอดในกระเป๋าหลักรวมโบนัส จึงถอนเงินได้</p>',
      la: '<p>ມີຍອດໃນກະເປົາຫຼັກຕັ້ງແຕ່ 10,000 ບາດຂຶ້ນໄປ ຮັບເພີ່ມ 25% ຂອງຍອດນັ້ນ ສູງສຸດ 20,000 ບາດ ເຮັດຍອດຫຼິ້ນ 12 ເທົ່າຂອງຍອດໃນກະເປົາຫຼັກລວມໂບນັດ ຈຶ່ງຖອນເງິນໄດ້</p>',
      en: '<p>With 10,000 baht or more in your main wallet: 25% of it, up to 20,000 baht. You need to bet 12 times your main wallet balance plus the bonus before you can withdraw.</p>',
    },
    type: 'week',
    maxReceived: 2,
    percentFail: 80,
    percent: 25,
    most: 20_000,
    minimum: 10_000,
    turnover: 12,
    places: 0,
  },
];

interface Promotion {
  readonly code: string;
  readonly description: Words;
  readonly percentFail: number;
  /** In baht. */
  readonly amount: number;
  readonly turnover: number;
  readonly isOpen: boolean;
}

/** Codes that members can type in. The last promotion has ended, so its code is not found. */
export const promotions: readonly Promotion[] = [
  {
    code: 'KAPAO50',
    description: {
      th: '<p>โปรโมชันเปิดกระเป๋า รับ <b>50 บาท</b> ทำยอดเล่น 3 เท่าของยอดในกระเป๋าหลักรวมโบนัส จึงถอนเงินได้</p>',
      la: '<p>ໂປຣໂມຊັນເປີດກະເປົາ ຮັບ <b>50 ບາດ</b> ເຮັດຍອດຫຼິ້ນ 3 ເທົ່າຂອງຍອດໃນກະເປົາຫຼັກລວມໂບນັດ ຈຶ່ງຖອນເງິນໄດ້</p>',
      en: '<p>Welcome promotion: receive <b>50 baht</b>. You need to bet 3 times your main wallet balance plus the bonus before you can withdraw.</p>',
    },
    percentFail: 50,
    amount: 50,
    turnover: 3,
    isOpen: true,
  },
  {
    code: 'LUCKY188',
    description: {
      th: '<p>โปรโมชันเลขมงคล รับ <b>188 บาท</b></p><ul><li>ทำยอดเล่น 6 เท่าของยอดในกระเป๋าหลักรวมโบนัส จึงถอนเงินได้</li><li>หากยกเลิกก่อนทำยอดครบ หัก 80% ของโบนัส</li></ul>',
      la: '<p>ໂປຣໂມຊັນເລກມຸງຄຸນ ຮັບ <b>188 ບາດ</b></p><ul><li>ເຮັດຍອດຫຼິ້ນ 6 ເທົ່າຂອງຍອດໃນກະເປົາຫຼັກລວມໂບນັດ ຈຶ່ງຖອນເງິນໄດ້</li><li>ຖ້າຍົກເລີກກ່ອນເຮັດຍອດຄົບ ຫັກ 80% ຂອງໂບນັດ</li></ul>',
      en: '<p>Lucky number promotion: receive <b>188 baht</b>.</p><ul><li>You need to bet 6 times your main wallet balance plus the bonus before you can withdraw</li><li>If you cancel before that, 80% of the bonus is deducted</li></ul>',
    },
    percentFail: 80,
    amount: 188,
    turnover: 6,
    isOpen: true,
  },
  {
    code: 'LASTYEAR',
    description: { th: '<p>โปรโมชันปีที่แล้ว</p>', la: '<p>ໂປຣໂມຊັນປີກ່ອນ</p>', en: '<p>Last year’s promotion</p>' },
    percentFail: 50,
    amount: 100,
    turnover: 3,
    isOpen: false,
  },
];

/** Banners that the app shows before the content of the invite and refund modals. */
export const banners: Record<'invite' | 'refund', readonly { headline: Words; line: Words; html: Words }[]> = {
  invite: [
    {
      headline: { th: 'ชวนเพื่อน', la: 'ຊວນໝູ່', en: 'Invite friends' },
      line: { th: 'ชวนเพื่อน รับส่วนแบ่ง', la: 'ຊວນໝູ່ ຮັບສ່ວນແບ່ງ', en: 'Invite friends, earn a share' },
      html: {
        th: '<p>ส่งลิงก์ให้เพื่อนสมัคร รับส่วนแบ่งจากยอดเสียของเพื่อนทุกวัน</p>',
        la: '<p>ສົ່ງລິ້ງໃຫ້ໝູ່ສະໝັກ ຮັບສ່ວນແບ່ງຈາກຍອດເສຍຂອງໝູ່ທຸກມື້</p>',
        en: '<p>Send your link to friends and earn a share of their losses every day.</p>',
      },
    },
    {
      headline: { th: 'ยิ่งชวน ยิ่งได้', la: 'ຍິ່ງຊວນ ຍິ່ງໄດ້', en: 'The more you invite, the more you earn' },
      line: { th: 'ไม่จำกัดจำนวนเพื่อน', la: 'ບໍ່ຈຳກັດຈຳນວນໝູ່', en: 'As many friends as you like' },
      html: {
        th: '<p>รับโบนัสเข้ากระเป๋าหลักได้ทันที</p>',
        la: '<p>ຮັບໂບນັດເຂົ້າກະເປົາຫຼັກໄດ້ທັນທີ</p>',
        en: '<p>Receive the bonus in your main wallet right away.</p>',
      },
    },
  ],
  refund: [
    {
      headline: { th: 'คืนยอดเสีย', la: 'ຄືນຍອດເສຍ', en: 'Loss refund' },
      line: { th: 'รับคืนได้ทุกวัน', la: 'ຮັບຄືນໄດ້ທຸກມື້', en: 'Receive it every day' },
      html: {
        th: '<p>รับคืนสูงสุด <b>10%</b> ของยอดเสีย วันละ 1 ครั้ง</p>',
        la: '<p>ຮັບຄືນສູງສຸດ <b>10%</b> ຂອງຍອດເສຍ ມື້ລະ 1 ຄັ້ງ</p>',
        en: '<p>Up to <b>10%</b> of your losses, once a day.</p>',
      },
    },
  ],
};

/** Messages that the mock returns for successful commands, by language. */
export const done: Record<'inviteBonus' | 'refundReceived' | 'refundAdded' | 'bonusCleared', Words> = {
  inviteBonus: {
    th: 'รับโบนัสชวนเพื่อนเข้ากระเป๋าหลักแล้ว',
    la: 'ຮັບໂບນັດຊວນໝູ່ເຂົ້າກະເປົາຫຼັກແລ້ວ',
    en: 'Your invite bonus is in your main wallet.',
  },
  refundReceived: {
    th: 'รับยอดคืนแล้ว แต่ยังไม่เข้ากระเป๋าหลัก กรุณาแตะ “โยกเข้ากระเป๋าหลัก”',
    la: 'ຮັບຍອດຄືນແລ້ວ ແຕ່ຍັງບໍ່ເຂົ້າກະເປົາຫຼັກ ກະລຸນາແຕະ “ໂອນເຂົ້າກະເປົາຫຼັກ”',
    en: 'Refund received, but it’s not in your main wallet yet. Tap “Transfer to main wallet”.',
  },
  refundAdded: {
    th: 'โยกยอดคืนเข้ากระเป๋าหลักแล้ว',
    la: 'ໂອນຍອດຄືນເຂົ້າກະເປົາຫຼັກແລ້ວ',
    en: 'Your refund is in your main wallet.',
  },
  bonusCleared: { th: 'ยกเลิกโบนัสแล้ว', la: 'ຍົກເລີກໂບນັດແລ້ວ', en: 'Your bonus has been cancelled.' },
};

export const refundInfo: Words = {
  th: '<p>ยอดคืนคิดจากยอดเสียตั้งแต่รับคืนครั้งก่อน รับได้วันละ 1 ครั้ง เมื่อไม่มีโบนัสที่ใช้อยู่</p>',
  la: '<p>ຍອດຄືນຄິດໄລ່ຈາກຍອດເສຍຕັ້ງແຕ່ຮັບຄືນຄັ້ງກ່ອນ ຮັບໄດ້ມື້ລະ 1 ຄັ້ງ ເມື່ອບໍ່ມີໂບນັດທີ່ກຳລັງໃຊ້</p>',
  en: '<p>The refund is based on your losses since the last one. You can receive it once a day, while no bonus is active.</p>',
};
