import type { MockState } from '../mockState';
import type { SiteConfig } from '../siteConfig';

const slices = [
  { label: '10 บาท', colour: '#14532d', text: '#ffffff', weight: 28, prize: 'coupon', amount: 10_00 },
  { label: 'ขอบคุณ', colour: '#f6e7c1', text: '#3a2a05', weight: 34, prize: 'none', amount: 0 },
  { label: '20 บาท', colour: '#b45309', text: '#ffffff', weight: 16, prize: 'coupon', amount: 20_00 },
  { label: '1 เหรียญ', colour: '#0f766e', text: '#ffffff', weight: 12, prize: 'coin', amount: 1 },
  { label: '50 บาท', colour: '#166534', text: '#ffffff', weight: 6, prize: 'coupon', amount: 50_00 },
  { label: '3 เหรียญ', colour: '#fde68a', text: '#3a2a05', weight: 3, prize: 'coin', amount: 3 },
  { label: '100 บาท', colour: '#9a3412', text: '#ffffff', weight: 0.9, prize: 'coupon', amount: 100_00 },
  { label: '500 บาท', colour: '#713f12', text: '#ffffff', weight: 0.1, prize: 'coupon', amount: 500_00 },
] as const;

const englishLabels = ['10 baht', 'Thank you', '20 baht', '1 coin', '50 baht', '3 coins', '100 baht', '500 baht'];
const laoLabels = ['10 ບາດ', 'ຂອບໃຈ', '20 ບາດ', '1 ຫຼຽນ', '50 ບາດ', '3 ຫຼຽນ', '100 ບາດ', '500 ບາດ'];

type Prize = (typeof slices)[number]['prize'];

/** Functions that return the description of a prize, by the site's language. `label` is the text on the slice. */
const descriptions: Record<SiteConfig['language'], Record<Prize, (label: string) => string>> = {
  th: {
    coupon: (label) => `คูปอง <b>${label}</b> แตะ “รับรางวัล” เพื่อรับเข้ากระเป๋าหลักภายใน 7 วัน`,
    coin: (label) => `ได้เพิ่ม <b>${label}</b> สำหรับหมุนครั้งต่อไป`,
    none: () => 'ครั้งนี้ไม่มีรางวัล ขอบคุณที่ร่วมสนุก',
  },
  la: {
    coupon: (label) => `ຄູປອງ <b>${label}</b> ແຕະ “ຮັບລາງວັນ” ເພື່ອຮັບເຂົ້າກະເປົາຫຼັກພາຍໃນ 7 ມື້`,
    coin: (label) => `ໄດ້ເພີ່ມ <b>${label}</b> ສຳລັບໝຸນຄັ້ງຕໍ່ໄປ`,
    none: () => 'ຄັ້ງນີ້ບໍ່ມີລາງວັນ ຂອບໃຈທີ່ຮ່ວມມ່ວນ',
  },
  en: {
    coupon: (label) => `A coupon for <b>${label}</b>: claim it into your main wallet within 7 days`,
    coin: (label) => `<b>${label}</b> added for your next spin`,
    none: () => 'No prize this time. Thank you for playing.',
  },
};

/** Adds one wheel of eight slices. The more valuable a prize, the lower its weight. */
export function seedWheel({ db, siteConfig }: MockState, isActive: boolean): void {
  const { language } = siteConfig;
  const name = { th: 'วงล้อนำโชค', la: 'ວົງລໍ້ນຳໂຊກ', en: 'Prize wheel' }[language];
  const labels = { th: slices.map(({ label }) => label), la: laoLabels, en: englishLabels }[language];
  db.wheel.insert({ _id: 'LUCKY', name, isActive });
  for (const [index, slice] of slices.entries()) {
    const label = labels[index] as string;
    db.slice.insert({
      _id: `S${index + 1}`,
      wheel: 'LUCKY',
      label,
      bgColor: slice.colour,
      textColor: slice.text,
      htmlDescription: descriptions[language][slice.prize](label),
      weight: slice.weight,
      prize: slice.prize,
      amount: slice.amount,
    });
  }
}
