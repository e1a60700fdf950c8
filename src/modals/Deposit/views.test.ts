import { expect, it, vi } from 'vitest';
import { retryFailedViews } from '@/i18n/lazyView';
import { slipView } from './views';

const Slip = () => null;
vi.mock('./Slip', () => ({ Slip }));

it('a slip can be chosen only where what uploads it is here, too', async () => {
  vi.doMock('@/api/upload', () => {
    throw new Error('no line');
  });
  await expect(slipView.preload()).rejects.toMatchObject({ kind: 'network', unknownResult: false });
  retryFailedViews();
  vi.doUnmock('@/api/upload');
  expect(await slipView.preload()).toBe(Slip);
});
