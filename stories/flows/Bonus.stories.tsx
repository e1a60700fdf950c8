import { AppRoot } from '@stories/app/AppRoot';
import { arrive, prepareApp } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import {
  acknowledge,
  acknowledgeSuccess,
  clickButton,
  codeText,
  enter,
  expectLedgerBalanced,
  getBalance,
} from '@stories/modals/money';
import { getCount } from '@stories/requests';
import { card, t } from '@stories/screens/bonusSteps';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

const meta = preview.meta({
  component: AppRoot,
  tags: ['long'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.home,
    docs: {
      description: {
        component:
          'A member claims a bonus and a promotion, is refused a withdrawal and cancels. Every step is compared ' +
          'with the ledger. Specification: Bonus.',
      },
    },
  },
  beforeEach: prepareApp,
});

const tiles = () => screen.findByRole('navigation', { name: i18n.t('home:tiles.label') });
const openBonus = async () => {
  within(await tiles())
    .getByRole('link', { name: i18n.t('home:tiles.bonus') })
    .click();
  await arrive(paths.bonus, t('title'));
};
const goHome = async () => {
  within(screen.getByRole('navigation', { name: i18n.t('nav:member') }))
    .getByRole('link', { name: i18n.t('nav:home') })
    .click();
  await arrive(paths.home);
};
const askWithdrawal = async (amount: string) => {
  within(await tiles())
    .getByRole('button', { name: i18n.t('home:tiles.withdraw') })
    .click();
  await enter(amount);
  // A loading state has a dialog of its own, so find the dialog with the form by its title.
  within(await screen.findByRole('dialog', { name: i18n.t('withdraw:title') }))
    .getByRole('button', { name: i18n.t('withdraw:submit') })
    .click();
};
const active = () => screen.findByRole('region', { name: t('active.title') });
const cancelBonus = async () => {
  await clickButton(t('cancel.button'));
  await clickButton(t('cancel.yes'));
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  await acknowledge();
  await waitFor(() => expect(screen.queryByRole('region', { name: t('active.title') })).toBeNull());
};

export const Withdrawal = meta.story({ name: 'Bonus blocks a withdrawal, until it is cancelled' });
Withdrawal.test('refuses a withdrawal while the bonus is active and allows it after cancelling', async () => {
  await openBonus();
  (await card('DAILY10')).click();
  await clickButton(t('modal.receive'));
  await active();
  await expect(getBalance()).toBe(2780.5);

  await goHome();
  await askWithdrawal('500');
  const refusal = await screen.findByRole('alertdialog', { name: i18n.t('common:errorTitle') });
  await waitFor(() => expect(refusal).toHaveTextContent(codeText('BONUS_CONDITION')));
  within(refusal)
    .getByRole('link', { name: i18n.t('money:openBonus') })
    .click();
  await arrive(paths.bonus, t('title'));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  // The page has replaced the modal in the history.
  shownLocation.back();
  await waitFor(() => expect(shownLocation).toMatchObject({ path: paths.home, search: '' }));
  shownLocation.forward();
  await arrive(paths.bonus, t('title'));

  await cancelBonus();
  // Cancelling deducts 30 % of the bonus of 200 baht.
  await expect(getBalance()).toBe(2720.5);

  await goHome();
  await askWithdrawal('500');
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  await acknowledgeSuccess();
  await expect(getBalance()).toBe(2220.5);
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(formatAmount(2220.5)));
  await expect(getCount('POST /api/wallet/withdrawAll')).toBe(2);
  await expectLedgerBalanced();
});

export const Promotion = meta.story({ name: 'Promotion: found by code, received, cancelled' });
Promotion.test('finds a promotion by its code, claims it and cancels it', async () => {
  await openBonus();
  const field = await screen.findByRole('textbox', { name: t('code.label') });
  fireEvent.change(field, { target: { value: ' lucky188 ' } });
  await clickButton(t('code.search'));
  await clickButton(t('code.receive'));
  await waitFor(async () => expect(await active()).toHaveTextContent(t('type.promotion')));
  await expect(getBalance()).toBe(2768.5);
  await cancelBonus();
  await screen.findByRole('textbox', { name: t('code.label') });
  // Cancelling deducts 80 % of the promotion of 188 baht.
  await expect(getBalance()).toBe(2618.1);
  await expectLedgerBalanced();
});

export const RefundBlocked = meta.story({
  name: 'Refund leads to the bonus that blocks it',
  parameters: { scenario: 'refund-blocked', route: `${paths.home}?modal=refund` },
});
RefundBlocked.test('leads from the refund to the bonus that blocks it', async () => {
  const banners = await screen.findByRole('button', { name: i18n.t('common:next') });
  banners.click();
  const link = await screen.findByRole('link', { name: i18n.t('money:openBonus') });
  link.click();
  await arrive(paths.bonus, t('title'));
  await cancelBonus();
});
