/** The languages of the support bot, as the app's language codes. */
export type ChatLanguage = 'th' | 'la' | 'en';
type Words = Record<ChatLanguage, string>;

export type BotReply =
  | 'text'
  | 'buttons'
  | 'quick_replies'
  | 'generic'
  | 'image'
  | 'video'
  | 'file'
  | 'postback'
  | 'unknown';

/** Keywords and the kind of reply that they trigger; a keyword may be anywhere in a message. */
export const keywords: Readonly<Record<Exclude<BotReply, 'text'>, Readonly<Record<ChatLanguage, readonly string[]>>>> =
  {
    buttons: { th: ['ช่วย', 'ติดต่อ'], la: ['ຊ່ວຍ', 'ຕິດຕໍ່'], en: ['help', 'contact'] },
    quick_replies: { th: ['เมนู', 'ตัวเลือก'], la: ['ເມນູ', 'ຕົວເລືອກ'], en: ['menu', 'options'] },
    generic: { th: ['โปรโมชัน', 'โบนัส'], la: ['ໂປຣໂມຊັນ', 'ໂບນັດ'], en: ['promotion', 'bonus'] },
    image: { th: ['รูป', 'ภาพ'], la: ['ຮູບ'], en: ['picture', 'image'] },
    video: { th: ['วิดีโอ', 'คลิป'], la: ['ວິດີໂອ', 'ຄລິບ'], en: ['video', 'clip'] },
    file: { th: ['ไฟล์', 'คู่มือ'], la: ['ໄຟລ໌', 'ຄູ່ມື'], en: ['file', 'guide'] },
    postback: { th: ['ยืนยัน'], la: ['ຢືນຢັນ'], en: ['confirm'] },
    unknown: { th: ['สติกเกอร์'], la: ['ສະຕິກເກີ'], en: ['sticker'] },
  };

export const botName: Words = { th: 'ทีมงานกะเป๋า', la: 'ທີມງານກະເປົາ', en: 'Kapao support' };

export const botTexts = {
  greeting: {
    th: 'สวัสดี ทีมงานยินดีให้บริการ พิมพ์ “เมนู” เพื่อดูตัวเลือก หรือ “ช่วย” เพื่อดูช่องทางติดต่อ',
    la: 'ສະບາຍດີ ທີມງານຍິນດີໃຫ້ບໍລິການ ພິມ “ເມນູ” ເພື່ອເບິ່ງຕົວເລືອກ ຫຼື “ຊ່ວຍ” ເພື່ອເບິ່ງຊ່ອງທາງຕິດຕໍ່',
    en: 'Hello, how can we help? Type “menu” to see what I can answer, or “help” for ways to reach us.',
  },
  received: {
    th: 'ได้รับไฟล์แล้ว ทีมงานจะตรวจสอบให้โดยเร็ว',
    la: 'ໄດ້ຮັບໄຟລ໌ແລ້ວ ທີມງານຈະກວດສອບໃຫ້ໄວທີ່ສຸດ',
    en: 'We’ve received your file and will look at it shortly.',
  },
  contact: {
    th: 'เลือกช่องทางที่สะดวกได้เลย',
    la: 'ເລືອກຊ່ອງທາງທີ່ສະດວກໄດ້ເລີຍ',
    en: 'How would you like to reach us?',
  },
  website: { th: 'เปิดหน้าวิธีใช้งาน', la: 'ເປີດໜ້າວິທີນຳໃຊ້', en: 'Open the how-to page' },
  call: { th: 'โทรหาทีมงาน', la: 'ໂທຫາທີມງານ', en: 'Call support' },
  confirm: { th: 'ยืนยันตัวตน', la: 'ຢືນຢັນຕົວຕົນ', en: 'Verify my identity' },
  done: { th: 'เรียบร้อยแล้ว ขอบคุณ', la: 'ຮຽບຮ້ອຍແລ້ວ ຂອບໃຈ', en: 'That’s all, thank you' },
  choose: { th: 'ต้องการสอบถามเรื่องใด', la: 'ຕ້ອງການສອບຖາມເລື່ອງໃດ', en: 'What would you like to ask about?' },
  topics: {
    th: 'โปรโมชัน|รูปตัวอย่างสลิป|คู่มือ|ช่วย',
    la: 'ໂປຣໂມຊັນ|ຮູບຕົວຢ່າງສະລິບ|ຄູ່ມື|ຊ່ວຍ',
    en: 'Promotions|Picture of a slip|User guide|Help',
  },
  dailyTitle: { th: 'โบนัสรายวัน 10%', la: 'ໂບນັດປະຈຳວັນ 10%', en: '10% daily bonus' },
  dailyText: { th: 'รับได้วันละ 2 ครั้ง', la: 'ຮັບໄດ້ມື້ລະ 2 ຄັ້ງ', en: 'Twice a day' },
  inviteTitle: { th: 'ชวนเพื่อน', la: 'ຊວນໝູ່', en: 'Invite friends' },
  inviteText: { th: 'รับส่วนแบ่งจากยอดเสียของเพื่อน', la: 'ຮັບສ່ວນແບ່ງຈາກຍອດເສຍຂອງໝູ່', en: 'You earn a share' },
  details: { th: 'ดูรายละเอียด', la: 'ເບິ່ງລາຍລະອຽດ', en: 'See details' },
  ask: { th: 'สอบถามเพิ่มเติม', la: 'ສອບຖາມເພີ່ມເຕີມ', en: 'Ask about it' },
  slip: { th: 'ตัวอย่างสลิปที่ถูกต้อง', la: 'ຕົວຢ່າງສະລິບທີ່ຖືກຕ້ອງ', en: 'Example of a correct slip' },
  film: { th: 'วิดีโอแนะนำการใช้งาน', la: 'ວິດີໂອແນະນຳການນຳໃຊ້', en: 'A short how-to video' },
  guide: { th: 'คู่มือการใช้งาน', la: 'ຄູ່ມືການນຳໃຊ້', en: 'User guide' },
  confirmed: { th: 'ยืนยันแล้ว', la: 'ຢືນຢັນແລ້ວ', en: 'Confirmed' },
} as const satisfies Record<string, Words>;
