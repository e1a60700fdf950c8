import type { FaultRule } from '@mocks/faults';
import { codeText } from '@stories/modals/money';
import { getCount, holdResponse, recordRequests } from '@stories/requests';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { register } from '@/api/calls/account';
import { sessionStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import type { Draft } from '@/screens/Register/draft';
import {
  account,
  atStep,
  chooseBank,
  expectStep,
  field,
  fill,
  fillBank,
  newLaoPhone,
  newPhone,
  profile,
  RegisterRoute,
  reload,
  submit,
  submitNow,
  t,
  toBank,
  waitForText,
} from './registerSteps';

const meta = preview.meta({
  tags: ['no-screenshot'],
  component: RegisterRoute,
  title: 'Register/Sending',
  parameters: {
    layout: 'fullscreen',
    route: '/register',
    docs: {
      description: {
        component:
          'Registration while it is sent. The fields are locked, and a lost response does not register anybody ' +
          'twice.',
      },
    },
  },
  beforeEach: recordRequests,
});

const sent = `POST ${register.path}`;
const isBusy = () => waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
const typed = async () => {
  await toBank();
  await fillBank();
};

export const Ready = meta.story({ name: 'Filled in, ready to send', play: typed });
export const Sending = meta.story({
  name: 'Sending the registration',
  parameters: { fail: { call: register, kind: 'never' } },
  play: async () => {
    await typed();
    submitNow();
    await isBusy();
  },
});
export const SendingLao = meta.story({
  name: 'Lao market: sending the registration',
  parameters: { scenario: 'lao', fail: { call: register, kind: 'never' } },
  globals: { market: 'la', language: 'la' },
  play: async () => {
    await toBank(newLaoPhone);
    await fillBank('BCEL');
    submitNow();
    await isBusy();
  },
});

Sending.test('locks the fields while their values are being sent', async ({ canvas }) => {
  await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-disabled', 'true');
  chooseBank('SCB');
  for (const [name, value] of Object.entries(account)) {
    const input = await field(name);
    await expect(input).toHaveAttribute('readonly');
    fireEvent.change(input, { target: { value: '999' } });
    await expect(input).toHaveValue(value);
  }
  await expect(document.querySelector('input[value="KBANK"]')).toBeChecked();
});
SendingLao.test('locks the currency too', async ({ canvas }) => {
  canvas.getByRole('radio', { name: t('bank.baht') }).click();
  await expect(canvas.getByRole('radio', { name: t('bank.kip') })).toBeChecked();
});

/** Creates the membership, but loses the first response by `fault`. Waits for the text `text`. */
async function loseResponse(fault: Pick<FaultRule, 'kind' | 'status'>, text: string): Promise<void> {
  storyBackend().fail({ method: 'POST', path: register.path, ...fault });
  submitNow();
  await waitForText(text);
}
const loseAtGateway = () => loseResponse({ kind: 'firewall', status: 502 }, i18n.t('errors:general.system'));

Ready.test('finds the new member on the next attempt after a lost response', async () => {
  await loseResponse({ kind: 'lost' }, i18n.t('errors:general.network'));
  submitNow();
  await waitForText(t('done.title'));
  await expect(getCount(sent)).toBe(2);
  await expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('token');
});
Ready.test('finds the new member from the step before after a lost response', async ({ canvas, userEvent }) => {
  await loseAtGateway();
  await userEvent.click(canvas.getByRole('button', { name: t('back') }));
  await atStep('name');
  submitNow();
  await waitForText(t('done.title'));
  await expect(getCount(sent)).toBe(1);
});
Ready.test('finds the new member after a reload, once the password is entered again', async () => {
  await loseAtGateway();
  await reload();
  await fill(profile);
  submitNow();
  await waitForText(t('done.title'));
  await expect(getCount(sent)).toBe(1);
});
Ready.test('finds the new member after a reload before the response', async () => {
  const arrive = holdResponse(sent);
  submitNow();
  try {
    await waitFor(() => expect(getCount(sent)).toBe(1));
    await reload();
    await fill(profile);
    submitNow();
    await waitForText(t('done.title'));
    await expect(getCount(sent)).toBe(1);
  } finally {
    arrive();
    await waitForStable();
  }
});
Ready.test(
  'does not let a refusal settle an earlier response that a gateway lost, and then finds the new member',
  async () => {
    const lostPhone = () => (JSON.parse(sessionStore.get(storageKeys.registration) ?? '{}') as Draft).lostPhone;
    const refuse = async () => {
      storyBackend().fail({ method: 'POST', path: register.path, message: 'INVALID_USER_INFO' });
      submitNow();
      await waitForText(codeText('INVALID_USER_INFO'));
    };
    await refuse();
    await waitFor(() => expect(lostPhone()).toBe(''));
    await loseAtGateway();
    await waitFor(() => expect(lostPhone()).toBe(newPhone));
    await refuse();
    await waitFor(() => expect(lostPhone()).toBe(newPhone));
    const before = getCount(sent);
    submitNow();
    await waitForText(t('done.title'));
    await expect(getCount(sent)).toBe(before + 1);
  },
);

Ready.test('shows a failure at its step, and never takes the phone of another member for the new member', async () => {
  // Shows at its step that the membership could not be created.
  storyBackend().fail({ method: 'POST', path: register.path, message: 'REGISTER_FAIL' });
  submitNow();
  await waitForText(codeText('REGISTER_FAIL'));
  await expectStep('bank');

  // Does not take the phone of another member for the new member, even after a lost response.
  storyBackend().fail({ method: 'POST', path: register.path, kind: 'network' });
  submitNow();
  await waitForText(i18n.t('errors:general.network'));
  storyBackend().fail({ method: 'POST', path: register.path, message: 'EXISTING_USER' });
  submitNow();
  await waitForText(codeText('EXISTING_USER'));
  await expectStep('phone');
});
