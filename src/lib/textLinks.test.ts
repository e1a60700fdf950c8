import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textParts } from './textLinks';

const hrefs = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

describe('a text', () => {
  it('links addresses without the punctuation that ends a sentence', () => {
    expect(textParts('ดูที่ https://a.example/x?y=1). ขอบคุณ')).toEqual([
      { text: 'ดูที่ ' },
      { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
      { text: '). ขอบคุณ' },
    ]);
    expect(hrefs('HTTPS://A.example and http://b.example')).toEqual(['https://a.example/', 'http://b.example/']);
  });

  it.each([
    ['กดที่ https://shop.testได้เลยค่ะ', 'https://shop.test'],
    ["https://maps.test/50°37'39.8N", "https://maps.test/50°37'39.8N"],
    [`https://maps.test/13°45'22.1"N+100°30'06.5"E ค่ะ`, `https://maps.test/13°45'22.1"N+100°30'06.5"E`],
    ['"https://shop.test/1"ค่ะ', 'https://shop.test/1'],
    ['https://shop.test/#https://pay.test/b', 'https://shop.test/#https://pay.test/b'],
    ["'https://shop.test/a' ค่ะ", 'https://shop.test/a'],
    ['https://shop.test/?to=https://pay.test/b', 'https://shop.test/?to=https://pay.test/b'],
    ['ກົດ https://shop.testໄດ້ເລີຍ', 'https://shop.test'],
    ['ดูhttps://shop.testนะคะ', 'https://shop.test'],
    ['https://shop.test:8443ได้เลย', 'https://shop.test:8443'],
    ['https://shop.test.ขอบคุณค่ะ', 'https://shop.test'],
    ['https://shop.test-ค่ะ', 'https://shop.test'],
    ['https://shop.test฿500', 'https://shop.test'],
    ['https://shop.test๕๐', 'https://shop.test'],
    ['https://shop.test\u200bได้เลย', 'https://shop.test'],
    ['https://shop.test😀', 'https://shop.test'],
    ['https://shop.test👍🏽ค่ะ', 'https://shop.test'],
    ['https://shop.test。ขอบคุณ', 'https://shop.test'],
    ['https://shop.test．', 'https://shop.test'],
    ['https://shop.test（โปร）', 'https://shop.test'],
    ['“https://shop.test”ค่ะ', 'https://shop.test'],
    ['https://shop.test点击', 'https://shop.test'],
    ['https://shop.test, https', 'https://shop.test'],
    ['https://shop.test\\evil', 'https://shop.test'],
    ['https://bücher.example/a', 'https://bücher.example/a'],
    ['https://例え.jp/a', 'https://例え.jp/a'],
    ['http://localhost:4010/aนะ', 'http://localhost:4010/a'],
  ])('ends the host of %j after %s', (text, address) => {
    expect(textParts(text).filter(({ href }) => href)).toMatchObject([{ text: address }]);
  });

  it.each([
    ['https://shop.test/promoนะคะ', 'https://shop.test/promo'],
    ['https://shop.test/promoເດີ', 'https://shop.test/promo'],
    ['https://shop.test/p/12ค่ะ', 'https://shop.test/p/12'],
    ['https://shop.test/p?id=A1ครับ', 'https://shop.test/p?id=A1'],
    ['https://shop.test/#topได้', 'https://shop.test/#top'],
    ['https://shop.test/promo.ขอบคุณค่ะ', 'https://shop.test/promo'],
    ['https://shop.test/promo,ขอบคุณค่ะ', 'https://shop.test/promo'],
    ['https://shop.test/%E0%B8%81ค่ะ', 'https://shop.test/%E0%B8%81'],
    ['https://shop.test/wiki/A_(B)ค่ะ', 'https://shop.test/wiki/A_(B)'],
    ['https://shop.test/โปรโมชั่น', 'https://shop.test/โปรโมชั่น'],
    ['https://shop.test/โปร5บาท', 'https://shop.test/โปร5บาท'],
    ['https://shop.test/พ.ศ.2569', 'https://shop.test/พ.ศ.2569'],
    ['https://shop.test/top-ของดี', 'https://shop.test/top-ของดี'],
    ['https://shop.test/ค้น?q=ไทย&page=2', 'https://shop.test/ค้น?q=ไทย&page=2'],
    ['https://shop.test/ໂປຣ/newເດີ', 'https://shop.test/ໂປຣ/new'],
    ['https://shop.test/wiki/A_(B)', 'https://shop.test/wiki/A_(B)'],
    ['(https://shop.test/wiki/A_(B))', 'https://shop.test/wiki/A_(B)'],
    ['(https://shop.test/wiki/A_(B)).', 'https://shop.test/wiki/A_(B)'],
    ['https://shop.test/wiki/A_(B).', 'https://shop.test/wiki/A_(B)'],
    ['https://shop.test/A_(ไทย)', 'https://shop.test/A_(ไทย)'],
    ['https://shop.test/a[0]={x}', 'https://shop.test/a[0]={x}'],
    ['[โปร](https://shop.test/x)นะ', 'https://shop.test/x'],
    ['https://shop.test/x)และ', 'https://shop.test/x'],
    ['https://shop.test/x(', 'https://shop.test/x'],
    ['https://shop.test/x]', 'https://shop.test/x'],
    ['https://shop.test/x?!', 'https://shop.test/x'],
    ['https://shop.test/x…', 'https://shop.test/x'],
    ['“https://shop.test/x”และ', 'https://shop.test/x'],
    ['«https://shop.test/x»', 'https://shop.test/x'],
    ["'https://shop.test/x'", 'https://shop.test/x'],
    ['`https://shop.test/x`', 'https://shop.test/x'],
    ['https://shop.test/x。', 'https://shop.test/x'],
    ['（https://shop.test/x）', 'https://shop.test/x'],
    ['https://shop.test/x！ขอบคุณ', 'https://shop.test/x'],
    ['https://shop.test/x😀ค่ะ', 'https://shop.test/x'],
    ['https://shop.test/x🇹🇭', 'https://shop.test/x'],
    ['https://shop.test/x\u200bนะคะ', 'https://shop.test/x'],
    ['https://shop.test/?next=https://b.test/y', 'https://shop.test/?next=https://b.test/y'],
    ['https://https://shop.test/x', 'https://shop.test/x'],
  ])('ends the path of %j after %s', (text, address) => {
    const parts = textParts(text);
    expect(parts.filter(({ href }) => href)).toMatchObject([{ text: address }]);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  it.each([
    'https://ได้เลยค่ะ',
    'https://shop.ไทย',
    'https://shop/x',
    'www.shop.test shop.test/x',
    'https://bank.example:pass@evil.example/',
    'https://bank.example.@evil.example/',
    'https://bank.example:443@evil.example/',
  ])('has no link in %s, whose host is unclear', (text) => {
    expect(hrefs(text)).toEqual([]);
  });

  it('reads 100,000 characters of addresses quickly', () => {
    for (const item of [
      'http://a.b/',
      'https://a.example/',
      'https://',
      'https://a-',
      'https://a.b@',
      'https://a.b/((',
    ]) {
      const text = item.repeat(100_000 / item.length);
      expect(
        textParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://bank.example@evil.example/',
    'http://',
    '//evil.example',
    'vbscript:x ftp://a.example file:///etc/passwd',
  ])('has no link in %s', (text) => {
    expect(hrefs(text)).toEqual([]);
  });

  it.each([',', '', ';', '|', '&', ' '].map((between) => `https://shop.test/a${between}https://shop.test/b`))(
    'links each address of %s',
    (text) => {
      const links = textParts(text).flatMap(({ href }) => href ?? []);
      expect(links).toEqual(['https://shop.test/a', 'https://shop.test/b']);
    },
  );

  it('keeps the whole text and links only to http(s)', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.string({ maxLength: 6 }),
        fc.constantFrom('https://a.example/x', 'http://', 'https://', 'javascript:', '@', ')', ' ', '"', '<b>', 'ก็'),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(pieces, (all) => {
        const text = all.join('');
        const parts = textParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^https?:\/\//);
      }),
    );
  });
});
