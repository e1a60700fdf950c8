import { lastBody, respondBy } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getRefunds } from '@/api/calls/refund';
import { i18n } from '@/i18n/i18n';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { button, expectQuiet, removeBanners, tryAgain } from './money';
import { expectPageKept, failPage, turnBeyondEnd } from './pagedSteps';

const meta = preview.meta({
  title: 'Refund/Log',
  component: ModalHarness,
  parameters: {
    ...withModal('refund'),
    scenario: 'refund',
    docs: {
      description: {
        component:
          "The refund modal's log of past refunds, ten per page. Specification: Refund modal. The refund to receive " +
          'is above it.',
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
  await expectQuiet(t('logFailed'));
  await tryAgain();
  await waitFor(() => expect(log()).toHaveLength(3));
});
/** Fills two full pages with past refunds. */
const withHistory = () => {
  const { db, clock } = storyBackend().mockState;
  const old = { member: storyMember()._id, refundAmount: 12_50, createdAt: clock.now(), status: 'added' } as const;
  for (let count = 0; count < 20; count += 1) db.refund.insert({ ...old, _id: `past-${count}` });
};
export const PageFailed = meta.story({
  name: 'Failed: a page of the list',
  tags: ['no-screenshot'],
  beforeEach: withHistory,
  play: async () => {
    await waitFor(() => expect(log()).toHaveLength(10));
    await failPage('/api/refund');
  },
});
PageFailed.test('keeps the previous page and the pagination when a page fails; a retry loads the page', () =>
  expectPageKept(log, '/api/refund'),
);
export const NoTotal = meta.story({
  name: 'Two full pages and no total: the second is the last',
  tags: ['no-screenshot'],
  parameters: { scenario: 'no-totals' },
  play: async () => {
    await waitFor(() => expect(log()).toHaveLength(10));
    await turnBeyondEnd();
  },
});
NoTotal.test('skips an empty page after the last one', async () => {
  await expect(lastBody('POST /api/refund')).toEqual({ page: 3, limit: 10 });
  await expect(log()).toHaveLength(10);
  await expect(screen.queryByText(t('empty'))).toBeNull();
});

export const BadTotal = meta.story({
  name: 'Two full pages and a total that is not a number',
  tags: ['no-screenshot'],
  parameters: { scenario: 'no-totals' },
  beforeEach: () =>
    respondBy('POST /api/refund', async (ask) => {
      const page = await (await ask()).json();
      return Response.json({ ...page, total: 'many' });
    }),
  play: async () => {
    await waitFor(() => expect(log()).toHaveLength(10));
    await turnBeyondEnd();
  },
});
BadTotal.test('treats a wrong total as missing and disables "next" after the empty page', async () => {
  await expect(lastBody('POST /api/refund')).toEqual({ page: 3, limit: 10 });
  await expect(log()).toHaveLength(10);
});
