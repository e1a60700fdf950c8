import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ApiError } from '@/api/errors';
import { i18n } from '@/i18n/i18n';
import type { LazyView } from '@/i18n/lazyView';
import { giftView, slipView } from '@/modals/Deposit/views';
import { dialog, fillAmount, words } from './depositSteps';
import { ModalStage, prepareModals } from './ModalStage';
import { tryAgain } from './money';
import { input } from './slipSteps';

/** Parts of the deposit modal that cannot be fetched: the line drops after it was opened. */
const meta = preview.meta({
  component: ModalStage,
  title: 'modals/Deposit, parts lost',
  tags: ['!autodocs'],
  parameters: { session: true },
});

let lineIsBack = () => {};

function lose<P>(view: LazyView<P>): () => void {
  const lost = Promise.reject(new ApiError('network'));
  lost.catch(() => {});
  const fetching = spyOn(view, 'preload').mockReturnValue(lost);
  lineIsBack = () => fetching.mockRestore();
  return lineIsBack;
}

const isTold = async () => {
  await screen.findByText(words('lost'), undefined, { timeout: 5000 });
  await expect(dialog()).toHaveAccessibleName(words('title'));
};

export const Slip = meta.story({
  parameters: { route: '/user/home?modal=deposit:WW' },
  beforeEach: async () => {
    await prepareModals();
    return lose(slipView);
  },
  play: async () => {
    await fillAmount('150.25');
    (
      await screen.findByRole('button', { name: new RegExp(words('slip.title')), expanded: false }, { timeout: 5000 })
    ).click();
    await isTold();
  },
});
Slip.test('says so in its own place, and comes when the line is back; what is typed stays', async () => {
  const amount = () => screen.getByRole('textbox', { name: words('qr.amount') });
  await expect(amount()).toHaveValue('150.25');
  // As often as one likes without a line: the page is not loaded anew for it.
  const line = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await tryAgain();
  await tryAgain();
  await isTold();
  line.mockRestore();
  lineIsBack();
  await tryAgain();
  await waitFor(() => expect(input()).not.toBeNull(), { timeout: 5000 });
  await expect(screen.queryByText(words('lost'))).toBeNull();
  await expect(amount()).toHaveValue('150.25');
});

export const Gift = meta.story({
  parameters: { route: '/user/home?modal=deposit:wallet' },
  beforeEach: async () => {
    await prepareModals();
    return lose(giftView);
  },
  play: async () => {
    (await screen.findByRole('radio', { name: words('wallet.gift') }, { timeout: 5000 })).click();
    await isTold();
  },
});
Gift.test('is told before anything is typed, and comes when the line is back', async () => {
  await expect(screen.queryByRole('textbox')).toBeNull();
  await expect(screen.queryByText(i18n.t('common:crash.title'))).toBeNull();
  lineIsBack();
  await tryAgain();
  await screen.findByRole('textbox', { name: words('gift.link') }, { timeout: 5000 });
});
