import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { getRefunds } from '@/api/calls/refund';
import { i18n } from '@/i18n/i18n';
import { refundView } from '@/modals/Refund/view';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { button, expectQuietFailure, removeBanners, tryAgain } from './money';

const meta = preview.meta({
  title: 'Refund/Log',
  component: ModalHarness,
  parameters: {
    ...withModal('refund'),
    modals: { refund: refundView },
    scenario: 'refund',
    docs: {
      description: {
        component: 'Past refunds, ten at a time. The refund to receive stays above them.',
      },
    },
  },
  beforeEach: async () => {
    await prepareModals();
    removeBanners('refund');
  },
});

const t = (key: string) => i18n.t(`refund:${key}` as 'refund:title');
const log = () => screen.getByRole('region', { name: t('log') }).querySelectorAll('ul > li');

export const Failed = meta.story({
  name: 'Failed: the whole list',
  parameters: { fail: { call: getRefunds, status: 500, times: 1 } },
});
Failed.test('shows the offer when the log fails; a retry loads the log', async () => {
  await button(i18n.t('refund:receive'));
  await expectQuietFailure(t('logFailed'));
  await tryAgain();
  await waitFor(() => expect(log()).toHaveLength(3));
});
