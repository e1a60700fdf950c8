const many = (line: string) => Array.from({ length: 14 }, (_, index) => `${index + 1}. ${line}`);

/** Texts that fill the dialogs of stories. */
export const dialogWords = {
  th: {
    open: 'เปิดเงื่อนไข',
    title: 'เงื่อนไขการใช้งาน',
    text: 'ระบบเติมเงินเข้ากระเป๋าหลักภายในประมาณ 1 นาทีหลังโอน กรุณาอัปโหลดสลิปภายใน 1 ชั่วโมง',
    more: 'รายละเอียด',
    done: 'รับทราบ',
    field: 'ชื่อ',
    many: many('กรุณาตรวจสอบชื่อบัญชีและเลขบัญชีให้ตรงกับที่ลงทะเบียนไว้ก่อนยืนยันทุกครั้ง'),
  },
  la: {
    open: 'ເປີດເງື່ອນໄຂ',
    title: 'ເງື່ອນໄຂການນຳໃຊ້',
    text: 'ລະບົບຕື່ມເງິນເຂົ້າກະເປົາຫຼັກພາຍໃນປະມານ 1 ນາທີຫຼັງໂອນ ກະລຸນາອັບໂຫຼດສະລິບພາຍໃນ 1 ຊົ່ວໂມງ',
    more: 'ລາຍລະອຽດ',
    done: 'ຮັບຊາບ',
    field: 'ຊື່',
    many: many('ກະລຸນາກວດສອບຊື່ບັນຊີ ແລະ ເລກບັນຊີໃຫ້ກົງກັບທີ່ລົງທະບຽນໄວ້ກ່ອນຢືນຢັນທຸກຄັ້ງ'),
  },
  en: {
    open: 'Open the conditions',
    title: 'Conditions of use',
    text: 'The main wallet is credited about a minute after the transfer. Please upload the slip within an hour.',
    more: 'Details',
    done: 'Understood',
    field: 'Name',
    many: many('Please check that the account name and number match the ones you registered with.'),
  },
};
