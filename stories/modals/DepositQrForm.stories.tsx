import { getCount, holdResponse } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getQr } from '@/api/calls/qr';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { overrideSettings } from '@/lib/settings';
import { depositView } from '@/modals/Deposit/view';
import {
  alertText,
  button,
  choose,
  chooseProvider,
  comeBack,
  depositText,
  dialog,
  fillAmount,
  makeQr,
  payQr,
  qrShown,
  submit,
  watching,
} from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Deposit/QR/Form',
  tags: ['no-screenshot'],
  parameters: {
    ...withModal('deposit:WW'),
    modals: { deposit: depositView },
    docs: {
      description: {
        component:
          'The amount of a QR deposit. A mistake keeps everything that was typed, and says which bound it ' + 'missed.',
      },
    },
  },
  beforeEach: prepareModals,
});

const get = 'GET /api/qrcode/WW';
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: depositText('qr.amount') });
const tooLow = (baht: number) => depositText('qr.tooLow', { amount: formatAmount(baht) });
/** Returns the region that shows a QR from its creation to its payment. `news` returns the live region in it. */
const place = () =>
  screen.getByRole('region', {
    name: (name) => name === depositText('method.qr') || name.includes(depositText('qr.timeLeft')),
  });
const news = () => place().querySelector(':scope > [role="status"]');

export const Form = meta.story({ name: 'Choosing the amount' });
export const Live = meta.story({ name: 'QR to scan', play: () => makeQr('100') });
export const Failed = meta.story({
  name: 'Failed: the QR',
  parameters: { fail: { call: getQr, status: 500, times: 1 } },
});

Form.test('shows the quick amounts and the minimum of each provider, and keeps the amount across them', async () => {
  // Shows the quick amounts and the minimum of each provider.
  const table = {
    WW: ['100', '200', '300', '500', '1,000'],
    PAYONEX: ['100', '200', '300', '500', '1,000'],
    PAYTIMZ: ['10', '50', '100', '500', '1,000'],
    ZPAY: ['10', '50', '100', '500', '1,000'],
    KBANK: ['10', '20', '50', '100', '500', '1,000'],
  };
  for (const [code, amounts] of Object.entries(table)) {
    await chooseProvider(code);
    await fillAmount('');
    const group = screen.getByRole('group', { name: i18n.t('common:quickAmounts') });
    const unit = i18n.t('common:baht');
    await expect([...group.querySelectorAll('label')].map((chip) => chip.textContent)).toEqual(
      amounts.map((amount) => `${amount} ${unit}`),
    );
    const minimum = { WW: 100, PAYONEX: 100, KBANK: 1 }[code] ?? 10;
    await expect(dialog()).toHaveTextContent(depositText('qr.minimum', { amount: formatAmount(minimum) }));
    await fillAmount(String(minimum - 0.01));
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await fillAmount(String(minimum));
    await expect(submit()).not.toHaveAttribute('aria-disabled');
  }

  // Keeps the amount across providers and methods, and shows when it is too low.
  await chooseProvider('ZPAY');
  await fillAmount('50.25');
  await waitFor(() => expect(dialog()).not.toHaveTextContent(tooLow(10)));
  await chooseProvider('WW');
  await expect(await amount()).toHaveValue('50.25');
  await waitFor(() => expect(dialog()).toHaveTextContent(tooLow(100)));
  await choose('bank');
  await waitFor(() => expect(dialog()).not.toHaveTextContent(depositText('qr.amount')));
  await choose('qr');
  await expect(await amount()).toHaveValue('50.25');
  await chooseProvider('ZPAY');
  await expect(await amount()).toHaveValue('50.25');
  await waitFor(() => expect(dialog()).not.toHaveTextContent(tooLow(10)));
  await expect(submit()).not.toHaveAttribute('aria-disabled');
  await fillAmount('1e3');
  await chooseProvider('WW');
  await waitFor(() => expect(dialog()).toHaveTextContent(i18n.t('common:amount.notNumber')));
});

Form.test(
  'says on Enter what is wrong, keeps focus in the field, and offers "I have transferred"',
  async ({ userEvent }) => {
    await chooseProvider('WW');
    const problems = {
      '': i18n.t('common:amount.empty'),
      '1e3': i18n.t('common:amount.notNumber'),
      '--5': i18n.t('common:amount.notNumber'),
      '1,00,0': i18n.t('common:amount.notNumber'),
      '100.005': i18n.t('common:amount.tooManyDecimals'),
      '9999999999999': i18n.t('common:amount.tooLarge'),
      '99.99': tooLow(100),
    };
    for (const [typed, problem] of Object.entries(problems)) {
      const input = await fillAmount(typed);
      await expect(dialog()).not.toHaveTextContent(problem);
      await userEvent.type(input, '{Enter}');
      await waitFor(() => expect(dialog()).toHaveTextContent(problem));
      await expect(input).toHaveFocus();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await fillAmount('100');
      await expect(dialog()).not.toHaveTextContent(problem);
    }
    await expect(getCount('POST /api/qrcode/WW')).toBe(0);

    // Offers "I have transferred" here too.
    await fillAmount('');
    (await button('done')).click();
    await waitFor(() => expect(dialog()).toBeNull());
    await expect(currentToasts()).toMatchObject([{ text: depositText('refreshing') }]);
  },
);

Live.test(
  'names the region by the QR, and clears the amount and an earlier error when the QR is cancelled',
  async () => {
    // Names the region by the QR, its amount and the time left.
    const name = `${depositText('qr.alt', { amount: formatAmount(100) })}, ${depositText('qr.timeLeft')} 10:00`;
    await waitFor(() => expect(place()).toHaveAccessibleName(name));

    // Clears the amount, and the message of a failed cancellation, when the second attempt succeeds.
    storyBackend().fail({ method: 'DELETE', path: '/api/qrcode/*', message: 'QR_FAIL', status: 400 });
    (await button('qr.cancel')).click();
    await waitFor(() => expect(alertText()).toContain(i18n.t('errors:code.QR_FAIL')));
    const tap = await button('qr.cancel');
    await waitFor(() => expect(tap).not.toHaveAttribute('aria-busy'));
    tap.click();
    const input = await amount();
    await expect(alertText()).toBe('');
    // The amount has become a QR, so it is not reused for another.
    await expect(input).toHaveValue('');
  },
);
export const Override = meta.story({
  name: 'Minimum from the build setting',
  parameters: { route: '/user/home?modal=deposit:ZPAY' },
  beforeEach: () => {
    overrideSettings({ qrMinimumOverride: 25 });
    return () => overrideSettings({ qrMinimumOverride: null });
  },
});
Override.test('uses the build setting instead of the minimum and the first quick amount', async () => {
  await fillAmount('24.99');
  await expect(submit()).toHaveAttribute('aria-disabled', 'true');
  const group = screen.getByRole('group', { name: i18n.t('common:quickAmounts') });
  await expect(group.querySelector('label')).toHaveTextContent('25');
});
Failed.test('shows that a retry is in flight, sends one request, and moves focus to the form', async () => {
  const again = await screen.findByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) });
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  const release = holdResponse(get);
  const asked = getCount(get);
  again.focus();
  again.click();
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  again.click();
  again.click();
  release();
  await amount();
  await waitFor(() => expect(place()).toHaveFocus());
  await expect(getCount(get)).toBe(asked + 1);
});

Form.test('moves focus when a QR is made and cancelled, by tap and by keyboard', async ({ userEvent }) => {
  await fillAmount('100');
  submit().focus();
  submit().click();
  await qrShown();
  await waitFor(() => expect(place()).toHaveFocus());
  await userEvent.tab();
  await expect(await button('qr.large')).toHaveFocus();
  const cancel = await button('qr.cancel');
  cancel.focus();
  cancel.click();
  await amount();
  await waitFor(() => expect(place()).toHaveFocus());
  const input = await fillAmount('200');
  input.focus();
  // Submits as Enter does: user-event does not find a submit button outside the form.
  input.form?.requestSubmit();
  await qrShown();
  await waitFor(() => expect(place()).toHaveFocus());
});
Form.test('announces each state in one permanent live region, until the result covers the form', async () => {
  await amount();
  const region = news();
  await expect(region).toBeEmptyDOMElement();
  await makeQr('100');
  await expect(news()).toBe(region);
  await expect(region).toHaveTextContent(depositText('qr.waiting'));
  await watching();
  const provider = screen.getByRole('combobox', { name: depositText('qr.provider') });
  provider.focus();
  await payQr('WW');
  comeBack();
  // The result has the focus, and nothing says the same a second time.
  await screen.findByRole('alertdialog', { name: depositText('qr.received') });
  await waitFor(() => expect(screen.getByRole('button', { name: i18n.t('common:ok') })).toHaveFocus());
  await expect(region).toBeEmptyDOMElement();
});
