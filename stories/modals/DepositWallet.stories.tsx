import { shownLocation } from '@stories/app/location';
import { getCount, holdResponse, lastBody, mockResponse, respondBy } from '@stories/requests';
import CryptoJS from 'crypto-js';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { sendTruelink } from '@/api/calls/wallet';
import { marks } from '@/components/BankLogo/marks';
import { clearToasts, currentToasts } from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';
import { settings } from '@/lib/allSettings';
import { spellDigits } from '@/lib/digits';
import { giftAddress } from '@/modals/Deposit/gift/giftLink';
import { depositView } from '@/modals/Deposit/view';
import { button, choose, depositText, dialog, submit } from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { codeText, echoKey, expectUnknown } from './money';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Deposit/Wallet',
  parameters: {
    ...withModal('deposit:wallet'),
    modals: { deposit: depositView },
    docs: {
      description: {
        component:
          'A deposit from a wallet app, by a transfer or a gift link. A link that cannot be right is refused in ' +
          'the form, before anything is sent.',
      },
    },
  },
  beforeEach: prepareModals,
});

const sent = 'POST /api/wallet/truelink';
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: depositText('gift.link') });
const openForm = async () => {
  (await screen.findByRole('radio', { name: depositText('wallet.gift') })).click();
  return field();
};
const paste = async (text: string) => {
  const input = await openForm();
  fireEvent.change(input, { target: { value: text } });
  return input;
};
const send = async (text: string) => {
  const input = await paste(text);
  submit().click();
  return input;
};
const toStatement = () => screen.findByRole('link', { name: i18n.t('money:openStatement') });
/** Waits until a link was sent, and opens the form again. */
const sendAnother = async () => {
  (await screen.findByRole('button', { name: depositText('gift.again') })).click();
  await expect(await field()).toHaveValue('');
};
const logo = () => dialog().querySelector(`path[d="${marks.get('TRUEWALLET')?.path}"]`);
const link = (voucher: string) => `${giftAddress}/campaign/?v=${voucher}`;
const says = async (text: string) =>
  waitFor(async () => expect(await field()).toHaveAccessibleDescription(expect.stringContaining(text)));

export const Automatic = meta.story({ tags: ['main-state'], name: 'Transfer to a number' });
export const Form = meta.story({
  name: 'Gift link to paste',
  play: async () => {
    await openForm();
    // Beside a main action, the quiet one is only as wide as its label.
    const done = await button('done');
    await expect(done.offsetWidth).toBeLessThan(submit().offsetWidth);
  },
});
export const NoVoucher = meta.story({
  name: 'Link without a gift',
  play: async () => void (await send(`${giftAddress}/campaign/`)),
});
export const Sent = meta.story({
  name: 'Success: link sent',
  play: async () => {
    await send(link('abcdef_100'));
    await toStatement();
  },
});
export const Duplicate = meta.story({
  name: 'Gift link refused: used already',
  play: async () => {
    await send(link('twice_50'));
    await sendAnother();
    await send(link('twice_50'));
  },
});
export const Invalid = meta.story({
  name: 'Gift link refused: not valid',
  parameters: { fail: { call: sendTruelink, message: 'TRUELINK_INVALID' } },
  play: async () => {
    await send(link('abc'));
    await says(codeText('TRUELINK_INVALID'));
  },
});
export const Sending = meta.story({
  name: 'Sending the link',
  parameters: { fail: { call: sendTruelink, kind: 'never' } },
  play: async () => void (await send(link('abc'))),
});
export const ResultUnknown = meta.story({
  name: 'Result unknown',
  parameters: { fail: { call: sendTruelink, kind: 'network' } },
  play: async () => void (await send(link('abc'))),
});
const accounts = ['กะเป๋า เพย์', 'กะเป๋า สอง'];
export const SeveralAccounts = meta.story({
  name: 'Several accounts to send to',
  beforeEach: () =>
    mockResponse('GET /api/lookup/deposit', {
      banks: [],
      wallets: accounts.map((walletAccountName) => ({ mode: 'LINK', walletAccountName })),
      isManual: false,
    }),
});
export const SmallLargeText = meta.story({
  name: 'Small phone (320), text at 200 %',
  globals: { viewport: { value: 'small' }, textSize: 'double' },
  play: async () => void (await send('x')),
});

Automatic.test(
  'shows the number to copy and the minimum, names what is wrong with a link, and sends nothing',
  async () => {
    // Shows the number with a copy button, and the minimum.
    const copy = i18n.t('common:copyOf', { what: depositText('wallet.account') });
    await screen.findByRole('button', { name: `${copy}: ${spellDigits('081-222-3334')}` });
    await expect(dialog()).toHaveTextContent('081-222-3334');
    await expect(dialog()).toHaveTextContent(depositText('wallet.lead'));
    await expect(await button('done')).toBeInTheDocument();
    await expect(logo()).not.toBeNull();

    // Asks for a link when none is pasted, and sends nothing.
    await send('');
    await says(depositText('gift.problem.empty'));
    await expect(await field()).toHaveFocus();
    await expect(getCount(sent)).toBe(0);

    // Names the right host and sends nothing.
    for (const text of [
      'https://gift.example.com/?v=abc',
      'http://gift.truemoney.com/campaign/?v=abc',
      'https://gift.truemoney.com.example.com/?v=abc',
      'javascript:alert(1)//gift.truemoney.com/?v=a',
    ]) {
      await send(text);
      await says(depositText('gift.problem.host', { address: giftAddress }));
    }
    await expect(getCount(sent)).toBe(0);
  },
);
NoVoucher.test('shows that the link has no voucher and sends nothing', async () => {
  await says(depositText('gift.problem.voucher'));
  await expect(getCount(sent)).toBe(0);
});
Sent.test('sends the voucher encrypted with the target account, and leads to the statement', async () => {
  const { link: secret } = lastBody(sent) as { link: string };
  await expect(CryptoJS.AES.decrypt(secret, settings.truelinkKey).toString(CryptoJS.enc.Utf8)).toBe(
    `${link('abcdef_100')}::กะเป๋า เพย์`,
  );
  await expect(currentToasts()).toMatchObject([{ kind: 'success', text: depositText('gift.sent') }]);
  await expect(await toStatement()).toHaveFocus();
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await sendAnother();
});

Form.test(
  'keeps the link of a shared message across wallets and methods, and offers "I have transferred"',
  async () => {
    // Keeps only the link of a shared message.
    const input = await paste(`ส่งซองของขวัญให้คุณ ${link('abc')} กดรับได้เลย`);
    await expect(input).toHaveValue(link('abc'));

    // Keeps the link when the member views another wallet or method.
    await paste(link('abc'));
    (await screen.findByRole('radio', { name: depositText('wallet.auto') })).click();
    await button('done');
    await expect(await openForm()).toHaveValue(link('abc'));
    await choose('bank');
    await button('done');
    await choose('wallet');
    await expect(await openForm()).toHaveValue(link('abc'));

    // Shows the logo of an offered wallet and "I have transferred".
    await expect(logo()).not.toBeNull();
    (await button('done')).click();
    await waitFor(() => expect(dialog()).toBeNull());
    await expect(currentToasts()).toMatchObject([{ text: depositText('refreshing') }]);
  },
);
Duplicate.test('shows that the voucher is a duplicate and keeps the link', async () => {
  await says(codeText('TRUELINK_DUPLICATE'));
  await expect(await field()).toHaveValue(link('twice_50'));
  await expect(getCount(sent)).toBe(2);
});
Sending.test('cannot be closed or sent again while the request is in flight', async ({ userEvent }) => {
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  submit().click();
  await userEvent.keyboard('{Escape}');
  await expect(dialog()).not.toBeNull();
  const radios = screen.getAllByRole('radio');
  await expect(radios).toHaveLength(5);
  for (const radio of radios) await expect(radio).toBeDisabled();
});

Form.test(
  'shows a pending gift after reopening, and a refusal to a member who has left the modal',
  async ({ step }) => {
    await step('shows a pending gift after reopening, and the next one waits', async () => {
      const release = holdResponse(sent);
      await send(link('first_20'));
      await waitFor(() => expect(getCount(sent)).toBe(1));
      shownLocation.go('/user/home');
      await waitFor(() => expect(dialog()).toBeNull());
      shownLocation.go('/user/home?modal=deposit:wallet');
      const input = await paste(link('second_20'));
      await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
      submit().click();
      input.form?.requestSubmit();
      await waitForStable();
      await expect(submit()).toHaveAttribute('aria-busy', 'true');
      await expect(getCount(sent)).toBe(1);
      release();
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
      await expect(currentToasts()).toMatchObject([{ kind: 'success', text: depositText('gift.sent') }]);
      await expect(input).toHaveValue(link('second_20'));
      submit().click();
      await waitFor(() => expect(getCount(sent)).toBe(2));
      await sendAnother();
    });
    clearToasts();
    await step('shows a refusal to a member who has left the modal', async () => {
      storyBackend().fail({ method: 'POST', path: '/api/wallet/truelink', message: 'TRUELINK_INVALID', status: 400 });
      const release = holdResponse(sent, { unheard: true });
      await send(link('abc'));
      await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
      shownLocation.go('/user/home');
      await waitFor(() => expect(dialog()).toBeNull());
      release();
      const text = i18n.t('errors:code.TRUELINK_INVALID');
      await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'error', text }]));
    });
  },
);
Form.test('treats an error page of a gateway as an unknown result', async () => {
  const message = 'The upstream server is timing out';
  respondBy(sent, async () => Response.json({ message }, { status: 504 }));
  await send(link('abc'));
  await expectUnknown();
  await expect(screen.queryByText(message, { exact: false })).toBeNull();
});
Form.test('resends the same body with the same idempotency key', async () => {
  const seen: string[] = [];
  respondBy(sent, async (ask, request) => {
    seen.push(`${request.headers.get('Idempotency-Key')} ${await request.clone().text()}`);
    return seen.length > 1 ? ask() : Response.error();
  });
  await echoKey();
  await send(link('abc'));
  within(await expectUnknown())
    .getByRole('button', { name: i18n.t('money:resend.button') })
    .click();
  await waitFor(() => expect(seen).toHaveLength(2));
  await expect(seen[1]).toBe(seen[0]);
});
SeveralAccounts.test('sends the gift to the chosen account', async () => {
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: depositText('gift.account') });
  await expect([...select.options].map(({ label }) => label)).toEqual(accounts);
  fireEvent.change(select, { target: { value: '1' } });
  fireEvent.change(await field(), { target: { value: link('abc') } });
  submit().click();
  await waitFor(() => expect(getCount(sent)).toBe(1));
  const { link: secret } = lastBody(sent) as { link: string };
  await expect(CryptoJS.AES.decrypt(secret, settings.truelinkKey).toString(CryptoJS.enc.Utf8)).toBe(
    `${link('abc')}::${accounts[1]}`,
  );
});
ResultUnknown.test('shows an unknown result after a lost response and never resends by itself', async () => {
  await expectUnknown();
  await expect(getCount(sent)).toBe(1);
  await expect(document.querySelector<HTMLInputElement>('input[name="gift-link"]')).toHaveValue(link('abc'));
});
