import { shownLocation } from '@stories/app/location';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { plainText, supportText } from '@stories/matchFullText';
import { getCount, holdResponse, lastBody, mockResponse, respondBy } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { setOnline } from '@stories/screens/statementSteps';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getSlips, slipReasons } from '@/api/calls/statement';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { slipReasonText } from '@/i18n/memberErrorText';
import { paths } from '@/lib/paths';
import { slipsView } from '@/modals/Slips/view';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { expectPageKept, failPage, turnBeyondEnd } from './pagedSteps';
import { statementBelow } from './StatementBelow';

const asked = 'POST /api/statement/slip';
const reference = 'GET /api/statement/slip/reference';

const meta = preview.meta({
  component: ModalHarness,
  args: { pages: statementBelow },
  parameters: {
    ...withModal('slips', paths.statement),
    modals: { slips: slipsView },
    scenario: 'slips',
    docs: {
      description: {
        component:
          'The slips that the member has sent, newest first. A failed one says why in plain words, and offers ' +
          'the one step that helps.',
      },
    },
  },
  beforeEach: prepareModals,
});

const t = (key: string, values?: Record<string, unknown>): string => i18n.t(`slips:${key}` as 'slips:title', values);
const dialog = () => screen.getByRole('dialog', { name: t('title') });
const rows = () => within(dialog()).getAllByRole('row').slice(1);
const ready = async () => {
  await screen.findByRole('dialog', { name: t('title') });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
};
const retry = () => within(dialog()).findByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) });
const quiet = async () => {
  await expect(document.querySelector('[data-failed="loud"]')).toBeNull();
  await expect(currentToasts()).toEqual([]);
};

/** Responds with these slips. Each `given` overrides fields of a valid slip. */
function responses(...given: readonly Record<string, unknown>[]): void {
  const now = storyBackend().mockState.clock.now();
  const slip = { amount: 250, status: 'SUCCESS', note: null, link: null, reference: 'SL1' };
  mockResponse(asked, {
    total: given.length,
    slips: given.map((item, index) => ({ createdAt: new Date(now - index * 60_000).toISOString(), ...slip, ...item })),
  });
}

export const Default = meta.story({ play: ready });
export const Loading = meta.story({ parameters: { fail: { call: getSlips, kind: 'never' } } });
export const Empty = meta.story({ name: 'Empty: no slip sent yet', parameters: { scenario: 'new' } });
export const Failed = meta.story({ parameters: { fail: { call: getSlips, status: 500, times: 1 } } });
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const EveryReason = meta.story({
  name: 'Every state and every reason for a failure',
  beforeEach: () => {
    responses(
      { status: 'CHECKING', amount: 0 },
      ...[...slipReasons, 'SOMETHING_NEW', null].map((note) => ({ status: 'FAILED', amount: 0, note })),
      { amount: 'x', reference: '' },
    );
  },
  play: ready,
});
export const LaoMarket = meta.story({
  name: 'Lao market',
  globals: { market: 'la', language: 'la' },
  parameters: { scenario: 'lao' },
  play: ready,
});
export const PageFailed = meta.story({
  name: 'Failed: a page of the list',
  tags: ['no-screenshot'],
  play: async () => {
    await ready();
    await failPage('/api/statement/slip');
  },
});
PageFailed.test('keeps the previous page and the pagination when a page fails; a retry loads the page', () =>
  expectPageKept(rows, '/api/statement/slip'),
);
export const NoTotal = meta.story({
  name: 'Two full pages and no total: the second is the last',
  tags: ['no-screenshot'],
  parameters: { scenario: 'no-totals' },
  play: async () => {
    await ready();
    await turnBeyondEnd();
  },
});
NoTotal.test('skips an empty page after the last one', async () => {
  await expect(lastBody(asked)).toEqual({ page: 3, limit: 10 });
  await expect(rows()).toHaveLength(10);
  await expect(screen.queryByText(t('empty.title'))).toBeNull();
});
NoTotal.test(
  'treats a total that is not a number as missing',
  {
    beforeEach: () =>
      respondBy(asked, async (ask) => Response.json({ ...(await (await ask()).json()), total: 'many' })),
  },
  async () => {
    await expect(lastBody(asked)).toEqual({ page: 3, limit: 10 });
    await expect(rows()).toHaveLength(10);
  },
);

/** The connection breaks while a page of slips is on screen. */
export const Offline = meta.story({
  name: 'Offline: the page on screen stays',
  tags: ['no-screenshot'],
  beforeEach: () => () => setOnline(true)(),
  play: async () => {
    await ready();
    setOnline(false);
    await retry();
  },
});
Offline.test('marks the page as outdated offline, and refreshes it when online', async () => {
  await expect(rows()).toHaveLength(10);
  await quiet();
  setOnline(true);
  await screen.findByRole('button', { name: t('refresh') });
});

EveryReason.test(
  'explains each status and reason, and links a failed slip to support or to sending another slip',
  async () => {
    // Explains each status and reason, and shows a dash unless the amount is above 0.
    const texts = rows().map((row) => row.textContent ?? '');
    await expect(texts[0]).toContain(t('state.pending'));
    for (const [index, reason] of slipReasons.entries()) {
      await expect(texts[index + 1]).toContain(t('state.failed'));
      await expect(texts[index + 1]).toContain(plainText(slipReasonText(reason)));
      await expect(texts[index + 1]).toContain('–');
    }
    for (const index of [12, 13]) await expect(texts[index]).toContain(plainText(slipReasonText('UNKNOWN_ERROR')));
    await expect(texts[14]).not.toMatch(/NaN/);

    // Links a failed slip to support or to sending another slip.
    const lead = (index: number, name: string) =>
      [...(rows()[index] as HTMLElement).querySelectorAll<HTMLElement>('a, button')].find((element) =>
        element.textContent?.startsWith(name),
      );
    const indexOf = (reason: (typeof slipReasons)[number]) => slipReasons.indexOf(reason) + 1;
    const toTeam = (reason: (typeof slipReasons)[number]) =>
      within(rows()[indexOf(reason)] as HTMLElement).queryByRole('link', { name: supportText() });
    await expect(toTeam('INVALID_ACCOUNT')).toHaveAttribute('href', paths.memberContact);
    await expect(lead(indexOf('INVALID_ACCOUNT'), t('another'))).toBeUndefined();
    await expect(toTeam('IMAGE_UNREADABLE')).toBeNull();
    lead(indexOf('IMAGE_UNREADABLE'), t('another'))?.click();
    await waitFor(() => expect(shownLocation.search).toBe('?modal=slips&modal=deposit%3Aslip'));
  },
);
Empty.test('explains slips and links to sending one', async () => {
  await screen.findByText(t('empty.title'));
  (await screen.findByRole('button', { name: t('empty.action') })).click();
  await waitFor(() => expect(shownLocation.search).toContain('deposit%3Aslip'));
});
Failed.test('shows the failure quietly; a retry loads the slips', async () => {
  await screen.findByText(t('failed'));
  await quiet();
  (await retry()).click();
  await ready();
});

Default.test(
  'refreshes once per tap, keeps slips that cannot be refreshed, and shows ten per page, newest first',
  async () => {
    // Refreshes once per tap; slips that cannot be refreshed stay and are marked as outdated.
    const before = getCount(asked);
    const refresh = within(dialog()).getByRole('button', { name: t('refresh') });
    const release = holdResponse(asked);
    for (let tap = 0; tap < 3; tap += 1) refresh.click();
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'true'));
    release();
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'));
    await expect(getCount(asked)).toBe(before + 1);
    storyBackend().fail({ method: 'POST', path: '/api/statement/slip', status: 500 });
    refresh.click();
    await retry();
    await expect(rows()).toHaveLength(10);
    await quiet();

    // Shows ten slips per page, newest first, with pagination.
    await expect(rows()).toHaveLength(10);
    await expect(lastBody(asked)).toEqual({ page: 1, limit: 10 });
    await expect(rows()[0]).toHaveTextContent(t('state.success'));
    await expect(rows()[0]).toHaveTextContent(formatAmount(100 + 13 * 150));
    (await screen.findByRole('button', { name: i18n.t('common:pageNumber', { page: 2 }) })).click();
    await waitFor(() => expect(rows()).toHaveLength(4));
    await expect(rows()[3]).toHaveTextContent(plainText(slipReasonText('NO_FILE')));
  },
);

/** Stubs `window.open` with a tab, or with a refusal. */
function stubTab(isRefused = false) {
  const tab = {
    closed: false,
    opener: {} as unknown,
    document: { title: '', body: { textContent: '' } },
    location: { replace: fn((_address: string) => undefined) },
    close: fn(),
  };
  const { open } = window;
  const opened = fn((_address?: string | URL, _name?: string) => (isRefused ? null : (tab as unknown as Window)));
  window.open = opened;
  return { tab, opened, restore: () => Object.assign(window, { open }) };
}
const view = (index = 0) => within(rows()[index] as HTMLElement).getByRole('button', { name: new RegExp(t('view')) });
/** Makes the server return this address for the image of slip SL1. */
function addressIs(url: string): void {
  const name = `${reference}/SL1`;
  respondBy(name, async () => Response.json({ url }));
}
export const OneSlip = meta.story({
  name: 'Pictures that open, and links that must not',
  tags: ['no-screenshot'],
  beforeEach: () => {
    responses({}, { link: 'https://slips.example/own.png' }, { link: 'javascript:alert(1)' }, { reference: '' });
    addressIs('https://slips.example/1.png');
  },
  play: ready,
});

OneSlip.test(
  'opens a slip in a tab opened in the tap, or by a visible link, and never an address that is not http(s)',
  async ({ step }) => {
    await step('opens a slip by its own link, or else by its reference, in a tab opened in the tap', async () => {
      const own = within(rows()[1] as HTMLElement).getByRole('link', { name: new RegExp(t('view')) });
      await expect(own).toHaveAttribute('href', 'https://slips.example/own.png');
      await expect(own).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(within(rows()[3] as HTMLElement).queryByRole('button', { name: new RegExp(t('view')) })).toBeNull();
      const { tab, opened, restore } = stubTab();
      try {
        view().click();
        await expect(opened).toHaveBeenCalledOnce();
        await expect(tab.opener).toBeNull();
        view().click();
        await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://slips.example/1.png'));
        await expect(opened).toHaveBeenCalledOnce();
      } finally {
        restore();
      }
    });
    await step('shows a visible link when the browser refuses the tab', async () => {
      const { restore } = stubTab(true);
      try {
        view().click();
        const link = await screen.findByRole('link', { name: new RegExp(t('open')) });
        await expect(link).toHaveAttribute('href', 'https://slips.example/1.png');
        await expect(link).toHaveAccessibleName(expect.stringMatching(/\d\d:\d\d/));
        await expect(dialog()).toHaveTextContent(t('blocked'));
      } finally {
        restore();
      }
    });
    await step(
      'closes the blank tab with a message after a failure, and never opens a link that is not http(s)',
      async () => {
        const { tab, restore } = stubTab();
        try {
          respondBy(`${reference}/SL1`, async () => Response.json({ message: 'KEY_INVALID' }, { status: 400 }));
          view().click();
          await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
          await waitFor(() => expect(currentToasts()).toHaveLength(1));
          addressIs(' jAvascript:alert(1)');
          // The slip's own link is invalid too, so the app requests the image's address by the slip's reference.
          view(2).click();
          await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(2));
          await waitFor(() => expect(currentToasts().map(({ text }) => text)).toContain(t('openFailed')));
          await expect(tab.location.replace).not.toHaveBeenCalled();
        } finally {
          restore();
        }
      },
    );
  },
);
EveryReason.test('is heard as before', inEnglish, heardAsBefore);
