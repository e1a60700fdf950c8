import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overrideSettings } from '@/lib/settings';
import { buttonAddress, mediaAddress } from './links';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://site.example' }));
afterEach(() => {
  vi.unstubAllGlobals();
  overrideSettings({ apiBase: '' });
});

it.each([
  ['web', 'https://a.example/x', 'https://a.example/x'],
  ['web', 'http://a.example/x', 'http://a.example/x'],
  ['web', ' jAvascript:alert(1)', null],
  ['web', '/user/home', null],
  ['call', '02 123-4567', 'tel:021234567'],
  ['call', '*100#', 'tel:*100%23'],
  ['call', 'javascript:alert(1)', 'tel:1'],
  ['call', 'nobody', null],
  ['postback', 'https://a.example', null],
  ['text', 'https://a.example', null],
] as const)('a %s button with %s leads to %s', (type, payload, address) => {
  expect(buttonAddress({ title: '', type, payload })).toBe(address);
});

it.each([
  [false, '/api/files/1.png', 'https://site.example/api/files/1.png'],
  [false, 'api/files/1.png', 'https://site.example/api/files/1.png'],
  [false, '//evil.example/1.png', 'https://site.example/evil.example/1.png'],
  [false, '\\\\evil.example/1.png', 'https://site.example/evil.example/1.png'],
  [false, 'javascript:alert(1)', 'https://site.example/javascript:alert(1)'],
  [false, '  ', null],
  [true, 'https://files.example/1.png', 'https://files.example/1.png'],
  [true, 'http://files.example/1.png', null],
  [true, '/api/files/1.png', null],
  [true, 'data:text/html,x', null],
] as const)('a file with url %s at %s is at %s', (url, filePath, address) => {
  expect(mediaAddress({ message: '', fileType: 'image', url, filePath })).toBe(address);
});

it('links a file over plain http, but loads no image or video from there', () => {
  const getAddress = (fileType: 'image' | 'video' | 'file') =>
    mediaAddress({ message: '', fileType, url: true, filePath: 'http://files.example/1' });
  expect([getAddress('file'), getAddress('image'), getAddress('video')]).toEqual([
    'http://files.example/1',
    null,
    null,
  ]);
});

it('resolves file paths below the API’s address', () => {
  overrideSettings({ apiBase: 'https://api.example/v1' });
  expect(mediaAddress({ message: '', fileType: 'image', url: false, filePath: '/api/files/1.png' })).toBe(
    'https://api.example/v1/api/files/1.png',
  );
});
