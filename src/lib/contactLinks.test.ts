import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactParts } from './contactLinks';

const links = (text: string) =>
  contactParts(text).flatMap(({ text: linkText, href }) => (href ? [[linkText, href]] : []));

it.each([
  ['โทร 081-234-5678 ได้ทุกวัน', '081-234-5678', 'tel:0812345678'],
  ['โทร.0812345678ค่ะ', '0812345678', 'tel:0812345678'],
  ['Tel:0812345678', '0812345678', 'tel:0812345678'],
  ['Mail:help@kapao.example', 'help@kapao.example', 'mailto:help@kapao.example'],
  ['โทร ๐๘๑ ๒๓๔ ๕๖๗๘', '๐๘๑ ๒๓๔ ๕๖๗๘', 'tel:0812345678'],
  ['Call 02-123-4567.', '02-123-4567', 'tel:021234567'],
  ['Call 02 123 4567, 9:00-17:00', '02 123 4567', 'tel:021234567'],
  ['ໂທ 020 5512 3456', '020 5512 3456', 'tel:02055123456'],
  ['ໂທ 020 55 123 456 ເດີ', '020 55 123 456', 'tel:02055123456'],
  ['ໂທ 030 512 3456', '030 512 3456', 'tel:0305123456'],
  ['+66 81 234 5678', '+66 81 234 5678', 'tel:+66812345678'],
  ['(+856 20 5512 3456)', '+856 20 5512 3456', 'tel:+8562055123456'],
  ['help@kapao.example', 'help@kapao.example', 'mailto:help@kapao.example'],
  ['อีเมลhelp@kapao.exampleนะคะ', 'help@kapao.example', 'mailto:help@kapao.example'],
  ['https://kapao.example/help ค่ะ', 'https://kapao.example/help', 'https://kapao.example/help'],
  ['สอบถามเรื่องบัญชี โทร 081-234-5678', '081-234-5678', 'tel:0812345678'],
])('links the contact in %j', (text, linkText, href) => {
  expect(links(text)).toEqual([[linkText, href]]);
});

it('links each contact of a text', () => {
  expect(links('081-234-5678 / 089 876 5432\na@b.example, https://c.example').map(([, href]) => href)).toEqual([
    'tel:0812345678',
    'tel:0898765432',
    'mailto:a@b.example',
    'https://c.example/',
  ]);
});

it.each([
  'บัญชี 123-4-56789-0',
  'เลขบัญชีกสิกร 0812345678',
  'KBANK account no. 081-2-34567-8',
  'SCB a/c 081 234 5678',
  'ບັນຊີ BCEL 110-12-00-1234567-001',
  'พร้อมเพย์ 0812345678',
  '08123456789',
  '1234567890',
  'ยอด 081,234.50 บาท',
  '27/11/2026 18:00',
  'https://bank.example@evil.example/0812345678',
  'https://user:pass@evil.example',
  'https://kapao.example/0812345678',
  'รหัส 482193',
])('links no number in %j', (text) => {
  for (const [, href] of links(text)) expect(href).toMatch(/^https:/);
});

it('keeps the whole text, and links only to known kinds of addresses', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom('081-234-5678', '+66', 'a@b.example', 'https://a.example/x', 'javascript:', ' ', 'บัญชี', '-', '0'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const parts = contactParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href) expect(href).toMatch(/^(https?:\/\/|mailto:\S+@|tel:\+?\d+$)/);
    }),
  );
});
