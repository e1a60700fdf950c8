import { AppRoot } from '@stories/app/AppRoot';
import { arrive, prepareApp } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import { acknowledge, expectLedgerBalanced, getBalance } from '@stories/modals/money';
import { getCount, holdResponse } from '@stories/requests';
import { hub, landing, prizeDialog, spinWheel, stillMotion, t, winOnly } from '@stories/screens/spinSteps';
import { ready } from '@stories/screens/statementSteps';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { sumBaht } from '@/lib/money';
import { paths } from '@/lib/paths';

const meta = preview.meta({
  component: AppRoot,
  tags: ['long'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.home,
    scenario: 'no-refund',
    docs: {
      description: {
        component:
          'The member opens the wheel from home, spins until no coin is left and claims every coupon, and the ' +
          'statement lists each. Specification: Spin.',
      },
    },
  },
  beforeEach: async () => {
    await prepareApp();
    return stillMotion();
  },
});

const sent = 'POST /api/spinwheel/spin';

export const Whole = meta.story({ name: 'Prize wheel, from the first coin to the last coupon' });

Whole.test('spins until no coin is left, then claims each coupon, and the statement lists each', async () => {
  const { db } = storyBackend().mockState;
  const [member] = db.member.all();
  db.member.patch(member?._id ?? '', { coin: 2 });
  const tiles = within(await screen.findByRole('navigation', { name: i18n.t('home:tiles.label') }));
  (await tiles.findByRole('link', { name: new RegExp(i18n.t('home:tiles.spin')) })).click();
  await arrive(paths.spin, 'วงล้อนำโชค');
  const coins = () => db.member.get(member?._id ?? '')?.coin ?? Number.NaN;
  const open = () => db.coupon.all().filter(({ status }) => status === 'open');

  // A coin as a prize allows one more spin.
  const wins = ['S4', 'S1', 'S3'];
  let turns = 0;
  while (coins() > 0) {
    winOnly(wins[turns] ?? 'S2');
    turns += 1;
    await spinWheel();
    (await landing()).finish();
    await prizeDialog();
    await acknowledge();
    await waitFor(async () => {
      const button = await hub();
      expect(button).not.toHaveAttribute('aria-busy');
      expect(button).toHaveAccessibleName(new RegExp(t('coins', { count: coins() })));
    });
  }
  await expect(turns).toBe(wins.length);
  await expect(getCount('POST /api/spinwheel/spin')).toBe(turns);
  (await hub()).click();
  await screen.findByText(t('noCoins'));

  const before = getBalance();
  const worth = open().map(({ amount }) => amount / 100);
  await expect(worth).toHaveLength(2);
  for (let left = worth.length; left > 0; left -= 1) {
    const table = await screen.findByRole('table', { name: t('coupon.title') });
    within(table)
      .getAllByRole('button', { name: new RegExp(`^${t('coupon.claim')}`) })[0]
      ?.click();
    within(await screen.findByRole('alertdialog', { name: t('coupon.askTitle') }))
      .getByRole('button', { name: t('coupon.claim') })
      .click();
    await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
    await acknowledge();
    await expect(open()).toHaveLength(left - 1);
    // Wait until the list has been reloaded.
    await waitForStable();
  }
  await screen.findByText(t('coupon.empty'));
  await expect(getBalance()).toBe(sumBaht([before, ...worth]));
  const claimed = db.statement.all().filter(({ referenceKind }) => referenceKind === 'luckydraw');
  await expect(claimed).toHaveLength(worth.length);
  shownLocation.go(paths.statement);
  const entries = (await ready()).slice(0, worth.length);
  for (const amount of worth) {
    const found = entries.filter((entry) => entry.textContent?.includes(formatAmount(amount, { signed: true })));
    await expect(found).toHaveLength(1);
    await expect(found[0]).toHaveTextContent(i18n.t('statement:kind.luckydraw'));
  }
  await expectLedgerBalanced();
});

export const Elsewhere = meta.story({
  name: 'Prize wheel, left while it turns',
  parameters: { route: paths.spin, scenario: 'usual' },
});
Elsewhere.test('shows the result on the page where the member is, and lists the coupon', async () => {
  winOnly('S1');
  const release = holdResponse(sent);
  await spinWheel();
  shownLocation.go(paths.profile);
  await waitFor(() => expect(shownLocation.path).toBe(paths.profile));
  release();
  await waitFor(() => expect(currentToasts().map(({ text }) => text)).toEqual([t('stoppedOn', { label: '10 บาท' })]));
  shownLocation.go(paths.spin);
  await waitFor(async () => expect(await hub()).toHaveAccessibleName(new RegExp(t('coins', { count: 5 }))));
  const table = await screen.findByRole('table', { name: t('coupon.title') });
  await waitFor(() => expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('10 บาท'));
  await expect(getCount(sent)).toBe(1);
});
