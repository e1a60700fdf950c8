import { expect, it, vi } from 'vitest';
import { retryViews } from '@/i18n/lazyView';
import { slipView } from './views';

const Slip = () => null;
/** Changed here, not by other mocks: those that come or go while something is fetched may be overlooked. */
const line = vi.hoisted(() => ({ isThere: false }));
vi.mock('./Slip', () => ({ Slip }));
vi.mock('@/api/upload', () => {
  if (!line.isThere) throw new Error('no line');
  return {};
});

it('a slip can be chosen only where what uploads it is here, too', async () => {
  await expect(slipView.preload()).rejects.toMatchObject({ kind: 'network', unknownResult: false });
  retryViews();
  line.isThere = true;
  expect(await slipView.preload()).toBe(Slip);
});
