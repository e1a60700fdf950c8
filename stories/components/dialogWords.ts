const many = (line: string) => Array.from({ length: 14 }, (_, index) => `${index + 1}. ${line}`);

/** Texts that fill the dialogs of stories. */
export const dialogWords = {
  th: {
    open: 'เปิดเงื่อนไข',
    title: 'เงื่อนไขการใช้งาน',
    text: 'เงินเข้ากระเป๋าหลักภายในประมาณ 1 นาทีหลังโอน หากยังไม่เข้า ส่งสลิปภายใน 1 ชั่วโมง',
    more: 'รายละเอียด',
    done: 'รับทราบ',
    field: 'ชื่อ',
    many: many('กรุณาตรวจสอบชื่อบัญชีและเลขบัญชีให้ตรงกับที่สมัครไว้ก่อนยืนยันทุกครั้ง'),
  },
  la: {
    open: 'ເປີດເງື່ອນໄຂ',
    title: 'ເງື່ອນໄຂການນຳໃຊ້',
    text: 'ເງິນເຂົ້າກະເປົາຫຼັກພາຍໃນປະມານ 1 ນາທີຫຼັງໂອນ ຖ້າຍັງບໍ່ເຂົ້າ ສົ່ງສະລິບພາຍໃນ 1 ຊົ່ວໂມງ',
    more: 'ລາຍລະອຽດ',
    done: 'ຮັບຊາບ',
    field: 'ຊື່',
    many: many('ກະລຸນາກວດສອບຊື່ບັນຊີ ແລະ ເລກບັນຊີໃຫ້ກົງກັບທີ່ສະໝັກໄວ້ກ່ອນຢືນຢັນທຸກຄັ້ງ'),
  },
  en: {
    open: 'Open the conditions',
    title: 'Conditions of use',
    text: 'The money reaches your main wallet within about 1 minute. If not, send the slip within 1 hour.',
    more: 'Details',
    done: 'Understood',
    field: 'Name',
    many: many('Please check that the account name and number match the ones you registered with.'),
  },
};
