import { hostile } from '@stories/components/hostileHtml';
import { holdResponse, mockResponse } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getConditions } from '@/api/calls/lookup';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { conditionsView } from '@/modals/Conditions/view';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { button, retryName, tryAgain } from './money';
import { profileBelow } from './ProfileBelow';

const call = 'GET /api/lookup/conditions';
const meta = preview.meta({
  component: ModalHarness,
  args: { pages: profileBelow },
  parameters: {
    ...withModal('conditions', paths.profile),
    modals: { conditions: conditionsView },
    docs: {
      description: {
        component:
          "The site's conditions, readable from every page. It opens over the page, so that nobody loses what " +
          'they were doing.',
      },
    },
  },
  beforeEach: prepareModals,
});

export const Default = meta.story({});
export const Loading = meta.story({ parameters: { fail: { call: getConditions, kind: 'never' } } });
export const Failed = meta.story({ parameters: { fail: { call: getConditions, status: 500, times: 1 } } });
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const Empty = meta.story({ name: 'Empty: no conditions', beforeEach: () => mockResponse(call, []) });
export const Long = meta.story({ name: 'Longest texts', parameters: { scenario: 'long' } });

const modal = () => screen.findByRole('dialog', { name: i18n.t('conditions:title') });

Default.test("lists every condition with its author's markup", async () => {
  const items = await within(await modal()).findAllByRole('listitem');
  await expect(items.length).toBeGreaterThan(2);
  await waitFor(() => expect(document.querySelector('dialog b, dialog strong')).not.toBeNull());
});
Empty.test('shows that there are no conditions', async () => {
  const text = await within(await modal()).findByText(i18n.t('conditions:empty'));
  await waitFor(() => expect(text).toBeVisible());
});
Failed.test('shows the failure, that a retry is in flight, and then the conditions', async () => {
  const dialog = within(await modal());
  await waitFor(() => expect(dialog.getByText(i18n.t('conditions:failed'))).toBeVisible());
  const retry = await button(retryName());
  const release = holdResponse(`GET ${getConditions.path}`);
  await tryAgain();
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  release();
  await dialog.findAllByRole('listitem');
});
Default.test(
  'runs, loads and sends nothing from hostile markup',
  { beforeEach: () => mockResponse(call, [...hostile.map(({ html }) => html), null, 7]) },
  async () => {
    const dialog = await modal();
    await waitFor(() => expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(hostile.length - 1));
    await waitForStable();
    await expect((window as { pwned?: unknown }).pwned).toBeUndefined();
    await expect(dialog.querySelector('script, iframe, form, object, embed, svg svg, [onerror], [style]')).toBeNull();
  },
);
Long.test('scrolls its body, also by keys', async () => {
  const dialog = await modal();
  await within(dialog).findAllByRole('listitem');
  const body = await within(dialog).findByRole('group', { name: i18n.t('conditions:title') });
  await expect(body).toHaveAttribute('tabindex', '0');
  await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
});
