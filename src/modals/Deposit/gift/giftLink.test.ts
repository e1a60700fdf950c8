import CryptoJS from 'crypto-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encryptGift } from './encryptGift';
import { extractGiftLink, giftAddress, readGiftLink } from './giftLink';

const voucher = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);

describe('readGiftLink', () => {
  it('accepts every https link of the gift host with a voucher and any path', () => {
    fc.assert(
      fc.property(voucher, fc.constantFrom('/campaign/', '/', '/a/b', ''), (v, path) => {
        const link = `${giftAddress}${path}?v=${v}`;
        const read = readGiftLink(`\u2068  ${link}\u200b\n\u2069`);
        expect(read).toEqual({ link: new URL(link).href });
      }),
    );
  });

  it('accepts no other host, scheme, port or user and never throws', () => {
    const host = fc.oneof(fc.domain(), fc.constantFrom('gift.truemoney.com.evil.example', 'xgift.truemoney.com'));
    fc.assert(
      fc.property(host, voucher, (name, v) => {
        fc.pre(name !== 'gift.truemoney.com');
        expect(readGiftLink(`https://${name}/campaign/?v=${v}`)).toEqual({ problem: 'host' });
      }),
    );
    for (const start of [
      'http://gift.truemoney.com',
      'https://gift.truemoney.com:8443',
      'https://evil.example@gift.truemoney.com',
      'https://gift.truemoney.com@evil.example',
      'javascript://gift.truemoney.com',
      'https://gift.truemoney.com.',
    ]) {
      expect(readGiftLink(`${start}/campaign/?v=abc`), start).toEqual({ problem: 'host' });
    }
  });

  it('returns a link of the gift host or a problem for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => giftAddress + rest),
        ),
        (text) => {
          const read = readGiftLink(text);
          if ('problem' in read) {
            expect(['empty', 'notLink', 'host', 'voucher']).toContain(read.problem);
            return;
          }
          const url = new URL(read.link);
          expect([url.origin, Boolean(url.searchParams.get('v')?.trim())]).toEqual([giftAddress, true]);
        },
      ),
    );
  });

  it('names the problem of a refused text', () => {
    expect(readGiftLink(' \n')).toEqual({ problem: 'empty' });
    expect(readGiftLink('gift.truemoney.com/campaign/?v=abc')).toEqual({ problem: 'notLink' });
    expect(readGiftLink('two words')).toEqual({ problem: 'notLink' });
    expect(readGiftLink(`${giftAddress}/?v=${'a'.repeat(1_000_000)}`)).toEqual({ problem: 'notLink' });
    for (const rest of ['', '/campaign/', '/campaign/?v=', '/campaign/?v=%20', '/campaign/?w=abc', '/#v=abc']) {
      expect(readGiftLink(giftAddress + rest), rest).toEqual({ problem: 'voucher' });
    }
  });
});

it('reads a gift link without URL.canParse, which Chrome has only since version 120', () => {
  const { canParse } = URL;
  Reflect.deleteProperty(URL, 'canParse');
  try {
    expect(readGiftLink(`${giftAddress}/?v=a`)).toEqual({ link: `${giftAddress}/?v=a` });
    expect(readGiftLink('no-link')).toEqual({ problem: 'notLink' });
  } finally {
    Object.assign(URL, { canParse });
  }
});

it('extracts the link of a shared message and leaves any other text unchanged', () => {
  expect(extractGiftLink(`ซองของขวัญ 100 บาท\n${giftAddress}/campaign/?v=abc กดรับเลย`)).toBe(
    `${giftAddress}/campaign/?v=abc`,
  );
  for (const text of ['', ' ', `${giftAddress}/?v=a`, 'two words', 'see http://gift.truemoney.com/?v=a now']) {
    expect(extractGiftLink(text)).toBe(text);
  }
});

it('encrypts link and account name so that only the key opens them', async () => {
  const secret = await encryptGift('https://gift.truemoney.com/?v=a', 'กะเป๋า เพย์', 'a-key-of-ours');
  expect(CryptoJS.AES.decrypt(secret, 'a-key-of-ours').toString(CryptoJS.enc.Utf8)).toBe(
    'https://gift.truemoney.com/?v=a::กะเป๋า เพย์',
  );
  expect(secret).not.toContain('gift');
});
