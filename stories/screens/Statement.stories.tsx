import { getWalletAccount } from '@mocks/ledger/ledger';
import { withdraw } from '@mocks/rules/withdraw';
import { prepareApp } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import { inLayout } from '@stories/app/ScreenLayout';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { isInView } from '@stories/inView';
import { getCount, holdResponse, lastBody, mockResponse, respondBy } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { storyMember } from '@stories/storyMember';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SWRConfig } from 'swr';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getStatements } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { formatDate } from '@/i18n/formatTime';
import { changeLanguage, i18n } from '@/i18n/i18n';
import { languages } from '@/i18n/language';
import { toSatang } from '@/lib/money';
import { paths } from '@/lib/paths';
import { kind } from '@/screens/Statement/Entry.css';
import { StatementScreen } from '@/screens/Statement/StatementScreen';
import { openChat } from './chatSteps';
import { asked, openReceipt, ready, respondWithEveryKind, rows, setOnline, t } from './statementSteps';

const meta = preview.meta({
  component: StatementScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.statement,
    docs: {
      description: {
        component:
          "Everything that happened to the member's money, newest first. It is where every uncertain result can " +
          'be looked up.',
      },
    },
  },
  beforeEach: prepareApp,
});

const pager = () => screen.getByRole('navigation', { name: i18n.t('common:pages') });
const pageButton = (page: number) =>
  within(pager()).getByRole('button', { name: i18n.t('common:pageNumber', { page }) });
const onPage = (page: number) =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: i18n.t('common:pageNumber', { page }) })).not.toHaveAttribute(
      'aria-busy',
    ),
  );
const retry = () => screen.findByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) });
const quiet = async () => {
  await expect(document.querySelector('[data-failed="loud"]')).toBeNull();
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect(currentToasts()).toEqual([]);
};
/** Returns the amount that a row shows, with its sign. */
const figure = (row: HTMLElement) => /[+−]?[\d,]+\.\d\d/.exec(row.textContent ?? '')?.[0] ?? '';

export const Default = meta.story({ play: async () => void (await ready()) });
export const SecondPage = meta.story({
  name: 'Second page',
  parameters: { route: `${paths.statement}?page=2` },
  play: async () => void (await ready()),
});
export const EveryKind = meta.story({
  name: 'Every kind of entry',
  beforeEach: () => {
    respondWithEveryKind();
  },
  play: async () => void (await ready()),
});
export const Loading = meta.story({ parameters: { fail: { call: getStatements, kind: 'never' } } });
export const Empty = meta.story({ name: 'Empty: nothing has happened yet', parameters: { scenario: 'new' } });
export const Failed = meta.story({
  parameters: { fail: { call: getStatements, status: 500, times: 1 } },
  play: async () => void (await screen.findByText(t('failed'))),
});
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const Offline = meta.story({
  name: 'Offline: the last page stays',
  beforeEach: () => {
    return () => setOnline(true)();
  },
  play: async () => {
    await ready();
    setOnline(false);
    await retry();
  },
});
/** A withdrawal in progress, at the top. */
export const InProgress = meta.story({
  name: 'Withdrawal in progress',
  beforeEach: () => {
    const { mockState } = storyBackend();
    withdraw(mockState, storyMember(), 500_00);
  },
  play: async () => void (await ready()),
});
export const Long = meta.story({
  name: 'Longest names and amounts',
  parameters: { scenario: 'long' },
  play: async () => void (await ready()),
});
export const LaoMarket = meta.story({
  name: 'Lao market',
  globals: { market: 'la', language: 'la' },
  parameters: { scenario: 'lao' },
  play: async () => void (await ready()),
});
export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async () => void (await ready()),
});

Default.test(
  'groups ten entries by day, keeps them when a refresh fails, and adds up to the main wallet of the ledger',
  async ({ step }) => {
    await step('groups ten entries by day, each with its text, time, status and amount', async () => {
      await expect(rows()).toHaveLength(10);
      await expect(lastBody(asked)).toEqual({ page: 1, limit: 10 });
      const { mockState } = storyBackend();
      const [newest] = mockState.db.statement.page('member', storyMember()._id, 1, 1).rows;
      await expect(rows()[0]).toHaveTextContent(formatDate(newest?.createdAt));
      await expect(rows()[0]).toHaveTextContent(formatAmount((newest?.amount ?? 0) / 100));
      await expect(rows()[0]).toHaveTextContent(t('status.success'));
      await expect(screen.getByRole('heading', { level: 2, name: new RegExp(t('today')) })).toBeVisible();
      // Banks and games appear by name, never only by code.
      await expect(document.querySelector('main')).not.toHaveTextContent('WALLET');
    });
    await step('keeps entries that cannot be refreshed and marks them as outdated', async () => {
      const before = rows().map((row) => row.textContent);
      storyBackend().fail({ method: 'POST', path: '/api/statement', status: 500 });
      screen.getByRole('button', { name: t('refresh') }).click();
      await retry();
      await expect(rows().map((row) => row.textContent)).toEqual(before);
      await quiet();
      (await retry()).click();
      await screen.findByRole('button', { name: t('refresh') });
    });
    await step('shows amounts that add up to the main wallet of the ledger over all pages', async () => {
      const { mockState } = storyBackend();
      let satang = 0;
      let page = 1;
      for (; ; page += 1) {
        await onPage(page);
        for (const row of rows()) {
          const isDone = row.textContent?.includes(t('status.success')) ?? false;
          // An entry between games has no sign and does not change the wallet.
          const [sign = '', ...digits] = figure(row).replaceAll(',', '');
          if (isDone && /[+−]/.test(sign)) satang += toSatang(Number(digits.join(''))) * (sign === '+' ? 1 : -1);
        }
        const next = within(pager()).getByRole('button', { name: i18n.t('common:nextPage') });
        if (next.ariaDisabled === 'true') break;
        next.click();
      }
      await expect(page).toBeGreaterThan(3);
      await expect(satang).toBe(mockState.ledger.balance(getWalletAccount(storyMember()._id)));
    });
  },
);

Default.test(
  'shows seven entries on a phone in three languages, and other shapes of a response without crashing',
  async () => {
    // Shows seven entries on a phone in three languages.
    for (const language of languages) {
      await changeLanguage(language);
      await screen.findByRole('heading', { level: 1, name: t('title') });
      await isInView(rows()[6] as HTMLElement);
    }

    // Shows an empty page instead of crashing for a response of another shape.
    respondBy(asked, async () => Response.json({ total: null, statements: [null, 5, { amount: {}, createdAt: 7 }] }));
    screen.getByRole('button', { name: t('refresh') }).click();
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(rows()[0]).toHaveTextContent(t('kind.other'));
  },
);
Desktop.test(
  'shows an entry in one line, opens its receipt without moving the list, and makes room for the chat',
  async ({ userEvent }) => {
    const before = rows().map((row) => row.getBoundingClientRect().toJSON());
    for (const { height } of before) await expect(height).toBeLessThan(60);
    await openReceipt(rows()[3]);
    await expect(rows().map((row) => row.getBoundingClientRect().toJSON())).toEqual(before);
    // Beside the chat, an entry has more than one line, so that its title is whole.
    await userEvent.keyboard('{Escape}');
    await openChat(userEvent);
    const titles = rows().map((row) => row.querySelector<HTMLElement>(`.${kind}`));
    await waitFor(() =>
      expect(titles.filter((title) => !title || title.scrollHeight > title.clientHeight)).toEqual([]),
    );
  },
);

SecondPage.test('keeps the current page while the next one loads, and shows the newest response', async () => {
  await onPage(2);
  const before = rows()[0]?.textContent;
  const release = holdResponse(asked);
  pageButton(3).click();
  await waitFor(() => expect(shownLocation.search).toBe('?page=3'));
  await expect(rows()[0]?.textContent).toBe(before);
  await expect(pageButton(1)).toHaveAttribute('aria-disabled', 'true');
  // The member goes back before the response arrives, so the app no longer needs the response.
  shownLocation.back();
  await waitFor(() => expect(shownLocation.search).toBe('?page=2'));
  release();
  await waitForStable();
  await onPage(2);
  await expect(rows()[0]?.textContent).toBe(before);
});
SecondPage.test('keeps the page in the address, and moves focus to the start of the next page', async () => {
  await onPage(2);
  const first = rows()[0]?.textContent;
  pageButton(3).click();
  await onPage(3);
  await expect(shownLocation.search).toBe('?page=3');
  await expect(screen.getByRole('region', { name: i18n.t('common:pageNumber', { page: 3 }) })).toHaveFocus();
  shownLocation.back();
  await onPage(2);
  await expect(rows()[0]?.textContent).toBe(first);
});
SecondPage.test('keeps the previous page when the next one fails, and names both', async () => {
  await onPage(2);
  storyBackend().fail({ method: 'POST', path: '/api/statement', status: 500 });
  pageButton(1).click();
  await screen.findByText(i18n.t('common:pageFailed', { page: 1, shown: 2 }));
  await expect(rows()).toHaveLength(10);
  await quiet();
  (await retry()).click();
  await onPage(1);
});
export const BeyondTheEnd = meta.story({
  name: 'Page beyond the end: the last one',
  tags: ['no-screenshot'],
  parameters: { route: `${paths.statement}?page=99` },
});
BeyondTheEnd.test('shows the last page for a page beyond the end, and replaces its history entry', async () => {
  await ready();
  const { mockState } = storyBackend();
  const last = Math.ceil(mockState.db.statement.by('member', storyMember()._id).length / 10);
  await onPage(last);
  await expect(shownLocation.search).toBe(`?page=${last}`);
  await expect(getCount(asked)).toBe(2);
});
export const ManyEntries = meta.story({
  name: 'Ten thousand entries',
  parameters: { scenario: 'many-entries', route: `${paths.statement}?page=500` },
  play: async () => void (await ready()),
});
ManyEntries.test(
  'shows ten of ten thousand entries, and pagination with three pages before and one after',
  async () => {
    await expect(rows()).toHaveLength(10);
    const numbers = [...pager().querySelectorAll('ol button')].map((element) => element.textContent);
    await expect(numbers).toEqual(['497', '498', '499', '500', '501']);
  },
);
Default.test(
  'does not freeze when the server sends all entries in one response',
  {
    beforeEach: () => {
      const item = { statementType: 'deposit', status: 'SUCCESS', from: 'SCB', to: 'WALLET', amount: 1 };
      const createdAt = new Date(storyBackend().mockState.clock.now()).toISOString();
      mockResponse(asked, {
        total: 10_000,
        statements: Array.from({ length: 10_000 }, () => ({ ...item, createdAt })),
      });
    },
  },
  async () => {
    await ready();
    await expect(rows()).toHaveLength(100);
    (await screen.findByRole('button', { name: i18n.t('common:showMore') })).click();
    await waitFor(() => expect(rows()).toHaveLength(200));
  },
);

EveryKind.test(
  'describes each entry with its sign, its reference as text, and unknown values by their own name',
  async () => {
    // Shows + for the main wallet in, − for out, and no sign between games.
    await expect(rows().map(figure)).toEqual([
      ...['+500.00', '−1,200.00', '−300.44', '+750.50', '100.00'],
      ...['+50.00', '+50.00', '+12.50', '+42.50', '+5.00', '−10.00', ''],
    ]);

    // Describes each entry, its reference as text, and unknown values by their own name.
    const texts = rows().map((row) => row.textContent ?? '');
    const kinds = ['deposit', 'withdraw', 'withdraw', 'deposit', 'between', 'bonus', 'promotion', 'invite', 'refund'];
    for (const [index, kind] of [...kinds, 'luckydraw', 'finishBonus'].entries()) {
      await expect(texts[index]).toContain(t(`kind.${kind}`));
    }
    const states = ['pending', 'pending', 'failed', 'success'];
    for (const [index, state] of states.entries()) await expect(texts[index]).toContain(t(`status.${state}`));
    await expect(within(rows()[5] as HTMLElement).getByText('โบนัสต้อนรับ 100%')).toHaveAttribute('lang', 'th');
    await expect(texts[9]).toContain('<b>5 บาท</b>');
    await expect(texts[11]).toContain('constructor');
    await expect(texts[11]).toContain(t('status.pending'));
    await expect(rows()[11]).toHaveTextContent('–');
  },
);

Failed.test('shows the failure quietly; a retry loads the entries', async () => {
  await quiet();
  (await retry()).click();
  await ready();
  await expect(screen.queryByText(t('failed'))).toBeNull();
});
Offline.test('keeps the last page offline, marked as outdated, and refreshes it when online', async () => {
  await expect(rows()).toHaveLength(10);
  await quiet();
  setOnline(true);
  await screen.findByRole('button', { name: t('refresh') });
});
Empty.test('explains what will appear here and links to the deposit', async () => {
  await screen.findByText(t('empty.title'));
  screen.getByRole('button', { name: t('empty.action') }).click();
  await waitFor(() => expect(shownLocation.search).toBe('?modal=deposit'));
});
Default.test(
  'shows codes when names cannot be loaded',
  { parameters: { fail: { call: getWallet, status: 500 } } },
  async () => {
    await expect(rows()).toHaveLength(10);
    await expect(document.querySelector('main')).toHaveTextContent(/\b(PG|UFABET|HUAYHD|SLOTXO)\b/);
  },
);

const pending = () => screen.queryAllByText(t('status.pending')).length;
InProgress.test('refreshes once per tap, and shows finished withdrawals as finished', async () => {
  await expect(pending()).toBe(1);
  storyBackend().advance(150);
  const before = getCount(asked);
  const button = screen.getByRole('button', { name: t('refresh') });
  for (let tap = 0; tap < 3; tap += 1) button.click();
  await waitFor(() => expect(pending()).toBe(0));
  await expect(getCount(asked)).toBe(before + 1);
});
/**
 * Uses the app's SWR settings, because stories mostly do not revalidate. The clock is frozen, so the throttle is off
 * (-1 ms).
 */
export const BackToTheTab = meta.story({
  name: 'Coming back to the tab',
  tags: ['no-screenshot'],
  render: () => (
    <SWRConfig value={{ revalidateOnFocus: true, focusThrottleInterval: -1 }}>
      <StatementScreen />
    </SWRConfig>
  ),
  beforeEach: InProgress.input.beforeEach,
  play: async () => void (await ready()),
});
BackToTheTab.test('refreshes entries in progress on each return to the tab, and not by itself', async () => {
  const before = getCount(asked);
  storyBackend().advance(150);
  await waitForStable();
  await expect(getCount(asked)).toBe(before);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(pending()).toBe(0));
  await expect(getCount(asked)).toBe(before + 1);
});
Default.test('opens the slips by their button', async () => {
  screen.getByRole('button', { name: t('slips') }).click();
  await waitFor(() => expect(shownLocation.search).toBe('?modal=slips'));
});
Default.test('is heard as before', inEnglish, heardAsBefore);
