import type { SiteConfig } from '../siteConfig';

type Language = SiteConfig['language'];

/** The operator's conditions, one HTML text per section, as a back office editor produces them. */
export const conditions: Record<Language, readonly string[]> = {
  th: [
    '<h3>การฝากเงิน</h3><p>โอนจากบัญชีที่สมัครไว้เท่านั้น ยอดเข้ากระเป๋าหลักภายใน <b>ประมาณ 1 นาที</b> หลังโอนสำเร็จ หากยอดไม่เข้า ให้ส่งสลิปภายใน 1 ชั่วโมง</p>',
    '<h3>การถอนเงิน</h3><ul><li>ถอนเข้าบัญชีที่สมัครไว้เท่านั้น</li><li>หากใช้โบนัส ถอนได้ต่อเมื่อทำยอดเล่นครบตามเงื่อนไข</li></ul>',
    '<h3>โบนัส</h3><p>รับโบนัสได้ครั้งละ 1 รายการ การยกเลิกโบนัสก่อนทำยอดครบจะถูกหักตามอัตราที่แจ้งไว้ในแต่ละโบนัส</p>',
    '<h3>บัญชีสมาชิก</h3><p>1 คนต่อ 1 บัญชี ชื่อบัญชีธนาคารต้องตรงกับชื่อสมาชิก และสมาชิกต้องมีอายุ 20 ปีขึ้นไป</p>',
  ],
  la: [
    '<h3>ການຝາກເງິນ</h3><p>ໂອນຈາກບັນຊີທີ່ສະໝັກໄວ້ເທົ່ານັ້ນ ຍອດເຂົ້າກະເປົາຫຼັກພາຍໃນ <b>ປະມານ 1 ນາທີ</b> ຫຼັງໂອນສຳເລັດ ຖ້າຍອດບໍ່ເຂົ້າ ໃຫ້ສົ່ງສະລິບພາຍໃນ 1 ຊົ່ວໂມງ</p>',
    '<h3>ການຖອນເງິນ</h3><ul><li>ຖອນເຂົ້າບັນຊີທີ່ສະໝັກໄວ້ເທົ່ານັ້ນ</li><li>ຖ້າໃຊ້ໂບນັດ ຖອນໄດ້ກໍຕໍ່ເມື່ອເຮັດຍອດຫຼິ້ນຄົບຕາມເງື່ອນໄຂ</li></ul>',
    '<h3>ໂບນັດ</h3><p>ຮັບໂບນັດໄດ້ຄັ້ງລະ 1 ລາຍການ ການຍົກເລີກໂບນັດກ່ອນເຮັດຍອດຄົບຈະຖືກຫັກຕາມອັດຕາທີ່ແຈ້ງໄວ້ໃນແຕ່ລະໂບນັດ</p>',
    '<h3>ບັນຊີສະມາຊິກ</h3><p>1 ຄົນຕໍ່ 1 ບັນຊີ ຊື່ບັນຊີທະນາຄານຕ້ອງກົງກັບຊື່ສະມາຊິກ ແລະ ສະມາຊິກຕ້ອງມີອາຍຸ 20 ປີຂຶ້ນໄປ</p>',
  ],
  en: [
    '<h3>Deposits</h3><p>Transfer only from the account you registered with. The money reaches your main wallet within <b>about 1 minute</b> of the transfer. If it does not, send the slip within 1 hour.</p>',
    '<h3>Withdrawals</h3><ul><li>Only to the account you registered with</li><li>With an active bonus, only once its conditions are met</li></ul>',
    '<h3>Bonuses</h3><p>One bonus at a time. If you cancel a bonus before its conditions are met, the rate shown with that bonus is deducted.</p>',
    '<h3>Membership</h3><p>One account per person. The name of the bank account has to be the name of the member, and members have to be 20 or older.</p>',
  ],
};

export const agreements: Record<Language, readonly string[]> = {
  th: [
    '<p>ข้าพเจ้ายืนยันว่ามีอายุ <b>20 ปีขึ้นไป</b> และเป็นเจ้าของบัญชีธนาคารที่สมัครไว้</p>',
    '<p>ข้าพเจ้าได้อ่านและยอมรับเงื่อนไขการฝาก ถอน และรับโบนัสของเว็บไซต์แล้ว</p>',
    '<p>ข้าพเจ้าจะเล่นอย่างมีสติ และกำหนดวงเงินของตนเอง</p>',
  ],
  la: [
    '<p>ຂ້າພະເຈົ້າຢືນຢັນວ່າມີອາຍຸ <b>20 ປີຂຶ້ນໄປ</b> ແລະ ເປັນເຈົ້າຂອງບັນຊີທະນາຄານທີ່ສະໝັກໄວ້</p>',
    '<p>ຂ້າພະເຈົ້າໄດ້ອ່ານ ແລະ ຍອມຮັບເງື່ອນໄຂການຝາກ, ຖອນ ແລະ ຮັບໂບນັດຂອງເວັບໄຊແລ້ວ</p>',
    '<p>ຂ້າພະເຈົ້າຈະຫຼິ້ນຢ່າງມີສະຕິ ແລະ ກຳນົດວົງເງິນຂອງຕົນເອງ</p>',
  ],
  en: [
    '<p>I confirm that I am <b>20 or older</b> and that the registered bank account is mine.</p>',
    '<p>I have read and accept the conditions of this site for deposits, withdrawals and bonuses.</p>',
    '<p>I will play responsibly and set my own limits.</p>',
  ],
};

export const notice: Record<Language, string> = {
  th: '<p>หากยกเลิกโบนัสก่อนทำยอดครบ ระบบจะหัก <b>%percentFail%%</b> ของยอดโบนัสที่ได้รับ</p>',
  la: '<p>ຖ້າຍົກເລີກໂບນັດກ່ອນເຮັດຍອດຄົບ ລະບົບຈະຫັກ <b>%percentFail%%</b> ຂອງໂບນັດທີ່ໄດ້ຮັບ</p>',
  en: '<p>If you cancel a bonus before its conditions are met, <b>%percentFail%%</b> of the bonus you received is deducted.</p>',
};

export const contactText: Record<Language, string> = {
  th: 'ทีมงานพร้อมดูแลทุกวัน ตลอด 24 ชั่วโมง',
  la: 'ທີມງານພ້ອມດູແລທຸກມື້ ຕະຫຼອດ 24 ຊົ່ວໂມງ',
  en: 'Our team is here every day, 24 hours a day',
};

export const lineName: Record<Language, string> = { th: '@kapao', la: '@kapao.la', en: '@kapao' };

export const siteName: Record<Language, string> = { th: 'กะเป๋า', la: 'ກະເປົາ', en: 'Kapao' };

export const sources: Record<Language, readonly { code: string; description: string }[]> = {
  th: [
    { code: 'FRIEND', description: 'เพื่อนแนะนำ' },
    { code: 'FACEBOOK', description: 'เฟซบุ๊ก' },
    { code: 'LINE', description: 'ไลน์' },
    { code: 'TIKTOK', description: 'ติ๊กต็อก' },
    { code: 'SEARCH', description: 'ค้นหาจากอินเทอร์เน็ต' },
    { code: 'OTHER', description: 'อื่น ๆ' },
  ],
  la: [
    { code: 'FRIEND', description: 'ໝູ່ແນະນຳ' },
    { code: 'FACEBOOK', description: 'ເຟສບຸກ' },
    { code: 'TIKTOK', description: 'ຕິກຕັອກ' },
    { code: 'OTHER', description: 'ອື່ນໆ' },
  ],
  en: [
    { code: 'FRIEND', description: 'From a friend' },
    { code: 'FACEBOOK', description: 'Facebook' },
    { code: 'LINE', description: 'LINE' },
    { code: 'TIKTOK', description: 'TikTok' },
    { code: 'SEARCH', description: 'Found on the internet' },
    { code: 'OTHER', description: 'Other' },
  ],
};
