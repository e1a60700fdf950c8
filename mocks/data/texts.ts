import type { Site } from '../site';

type Language = Site['language'];

/** Texts that the site's owner writes: HTML as it comes from an office's editor. */
export const conditions: Record<Language, readonly string[]> = {
  th: [
    '<h3>การฝากเงิน</h3><p>โอนจากบัญชีที่สมัครไว้เท่านั้น ยอดเข้ากระเป๋าหลักภายใน <b>ประมาณ 1 นาที</b> หลังโอนสำเร็จ หากยอดไม่เข้า ให้ส่งสลิปภายใน 1 ชั่วโมง</p>',
    '<h3>การถอนเงิน</h3><ul><li>ถอนเข้าบัญชีที่สมัครไว้เท่านั้น</li><li>ถอนได้เมื่อทำยอดตามเงื่อนไขโบนัสครบแล้ว</li></ul>',
    '<h3>โบนัส</h3><p>รับโบนัสได้ครั้งละ 1 รายการ การยกเลิกโบนัสก่อนทำยอดครบจะถูกหักตามอัตราที่แจ้งไว้ในแต่ละโบนัส</p>',
    '<h3>บัญชีสมาชิก</h3><p>1 คนต่อ 1 บัญชี ชื่อบัญชีธนาคารต้องตรงกับชื่อสมาชิก และสมาชิกต้องมีอายุ 20 ปีขึ้นไป</p>',
  ],
  la: [
    '<h3>ການຝາກເງິນ</h3><p>ໂອນຈາກບັນຊີທີ່ສະໝັກໄວ້ເທົ່ານັ້ນ ຍອດເຂົ້າກະເປົາຫຼັກພາຍໃນ <b>ປະມານ 1 ນາທີ</b> ຫຼັງໂອນສຳເລັດ ຖ້າຍອດບໍ່ເຂົ້າ ໃຫ້ສົ່ງສະລິບພາຍໃນ 1 ຊົ່ວໂມງ</p>',
    '<h3>ການຖອນເງິນ</h3><ul><li>ຖອນເຂົ້າບັນຊີທີ່ສະໝັກໄວ້ເທົ່ານັ້ນ</li><li>ຖອນໄດ້ເມື່ອເຮັດຍອດຕາມເງື່ອນໄຂໂບນັດຄົບແລ້ວ</li></ul>',
    '<h3>ໂບນັດ</h3><p>ຮັບໂບນັດໄດ້ຄັ້ງລະ 1 ລາຍການ</p>',
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
    '<p>ຂ້າພະເຈົ້າໄດ້ອ່ານ ແລະ ຍອມຮັບເງື່ອນໄຂການຝາກ ຖອນ ແລະ ຮັບໂບນັດຂອງເວັບໄຊແລ້ວ</p>',
  ],
};

export const notice: Record<Language, string> = {
  th: '<p>หากยกเลิกโบนัสก่อนทำยอดครบ ระบบจะหัก <b>%percentFail%%</b> ของยอดโบนัสที่ได้รับ</p>',
  la: '<p>ຖ້າຍົກເລີກໂບນັດກ່ອນເຮັດຍອດຄົບ ລະບົບຈະຫັກ <b>%percentFail%%</b> ຂອງໂບນັດທີ່ໄດ້ຮັບ</p>',
};

export const contactText: Record<Language, string> = {
  th: 'ทีมงานพร้อมดูแลทุกวัน ตลอด 24 ชั่วโมง',
  la: 'ທີມງານພ້ອມດູແລທຸກມື້ ຕະຫຼອດ 24 ຊົ່ວໂມງ',
};

export const lineName: Record<Language, string> = { th: '@kapao', la: '@kapao.la' };

export const siteName: Record<Language, string> = { th: 'กะเป๋า', la: 'ກະເປົາ' };

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
};
