import { advanceTime } from '@stories/advanceTime';
import { shownLocation } from '@stories/app/location';
import { page } from '@stories/app/ScreenLayout';
import { codeText } from '@stories/modals/money';
import { getCount, holdResponse, recordRequests, respondBy } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { sendOtp, verifyOtp } from '@/api/calls/account';
import {
  atStep,
  expectStep,
  field,
  fill,
  newLaoPhone,
  newPhone,
  RegisterRoute,
  submit,
  submitNow,
  t,
  toOtp,
  waitForText,
} from './registerSteps';

/**
 * Releases the held response. The cleanup of `beforeEach` calls this function after every story, because the lock of
 * the call would outlive the story.
 */
let arrive = () => {};
/** Holds the response of a call until the test releases it. */
function hold(path: string): void {
  arrive = holdResponse(`POST ${path}`);
}

const meta = preview.meta({
  component: RegisterRoute,
  title: 'Register/One-time code',
  parameters: {
    layout: 'fullscreen',
    route: '/register',
    docs: {
      description: {
        component:
          'Registration when the one-time code does not arrive. A new one can be sent after a minute, and the ' +
          'wait is counted down.',
      },
    },
  },
  beforeEach: () => {
    recordRequests();
    return () => arrive();
  },
});

const again = () => screen.findByRole('button', { name: t('otp.resend') });
const newest = () =>
  storyBackend()
    .mockState.db.otp.all()
    .find(({ expiresAt }) => expiresAt > Date.now());

/** Types a code, advances the clock to a minute after the OTP was sent, and focuses the button that sends a new OTP. */
async function aMinuteLater(): Promise<void> {
  await toOtp();
  await fill({ otp: '111' });
  advanceTime(61);
  (await again()).focus();
}

export const ResendReady = meta.story({ name: 'A new OTP can be sent', play: aMinuteLater });
export const Resent = meta.story({
  name: 'New OTP sent',
  play: async ({ userEvent }) => {
    await aMinuteLater();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().getByRole('status')).toHaveTextContent(newest()?.otpRef ?? '?'));
  },
});
export const ResendRefused = meta.story({
  name: 'OTP refused: too many attempts',
  play: async ({ userEvent }) => {
    await aMinuteLater();
    storyBackend().fail({ method: 'POST', path: sendOtp.path, message: 'REQUEST_LIMIT_1MIN' });
    await userEvent.keyboard('{Enter}');
    await waitForText(codeText('REQUEST_LIMIT_1MIN'));
  },
});

/** The step before the OTP: a phone that cannot receive a code. */
export const Phone = meta.story({ name: 'Phone, before an OTP is sent', tags: ['no-screenshot'] });
Phone.test('shows at the phone why a code cannot be sent', async () => {
  for (const message of ['OTP_BLOCK', 'OTP_SEND_FAIL']) {
    storyBackend().fail({ method: 'POST', path: sendOtp.path, message });
    await fill({ username: newPhone });
    submitNow();
    await waitForText(codeText(message));
    await expectStep('phone');
    await expect(await field('username')).toBeInvalid();
  }
});

ResendReady.test(
  'shows at its field what is wrong with a code, and offers no other while one is being checked',
  async () => {
    // Shows at its field what is wrong with a code.
    for (const message of ['OTP_TOKEN_INVALID', 'OTP_NOT_EXIST', 'OTP_VERIFY_FAIL']) {
      storyBackend().fail({ method: 'POST', path: verifyOtp.path, message });
      await fill({ otp: '123456' });
      submitNow();
      await waitForText(codeText(message));
      await expect(await field('otp')).toBeInvalid();
    }

    // Does not offer another code while one is being checked.
    hold(verifyOtp.path);
    await fill({ otp: '123456' });
    submitNow();
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
    await expect(await again()).toHaveAttribute('aria-disabled', 'true');
    await expect(await again()).not.toHaveAttribute('aria-busy');
  },
);

ResendReady.test(
  'sends a new code only on request, shows it on each button, and leaves focus elsewhere',
  async ({ canvas }) => {
    // Replaces the countdown with a button and sends nothing by itself.
    await expect(await again()).toHaveFocus();
    await expect(canvas.queryByText(t('otp.resendIn'))).toBeNull();
    await expect(getCount('POST /api/otp/send')).toBe(1);

    // Sends nothing while a code is being sent, and shows it on each button.
    hold(sendOtp.path);
    (await again()).click();
    await waitFor(async () => expect(await again()).toHaveAttribute('aria-busy', 'true'));
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await expect(submit()).not.toHaveAttribute('aria-busy');
    await expect(await again()).toHaveFocus();
    arrive();
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));

    advanceTime(61);

    // Leaves focus elsewhere when a code is sent.
    (await again()).click();
    const back = canvas.getByRole('button', { name: t('back') });
    back.focus();
    await canvas.findByText('01:00');
    await expect(back).toHaveFocus();
  },
);
Resent.test('shows the new reference and focuses the field for the new code', async ({ canvas, userEvent }) => {
  const otp = await field('otp');
  await expect(otp).toHaveFocus();
  await expect(otp).toHaveValue('');
  await expect(canvas.getByText('01:00')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: t('otp.resend') })).toBeNull();
  await expect(getCount('POST /api/otp/send')).toBe(2);
  await userEvent.keyboard('123456{Enter}');
  await atStep('name');
});
ResendRefused.test('explains the refusal, restarts the countdown and keeps the typed code', async ({ canvas }) => {
  const otp = await field('otp');
  await expect(otp).toHaveFocus();
  await expect(otp).toHaveValue('111');
  await expect(canvas.getByText('01:00')).toBeVisible();
  await fill({ otp: '123456' });
  submitNow();
  await atStep('name');
});

export const Sent = meta.story({ tags: ['main-state'], name: 'OTP sent', play: () => toOtp() });
export const LaoMarket = meta.story({
  name: 'Lao market: OTP sent',
  parameters: { scenario: 'lao' },
  globals: { market: 'la', language: 'la' },
  play: () => toOtp(newLaoPhone),
});

Sent.test(
  'offers a new code only after 60 seconds, and does not show the late refusal of one phone at the next',
  async ({ canvas, userEvent }) => {
    // Offers a new code only after 60 seconds.
    await expect(canvas.getByText('01:00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('otp.resend') })).toBeNull();
    advanceTime(61);
    const again = await canvas.findByRole('button', { name: t('otp.resend') });
    await userEvent.click(again);
    await waitFor(() => expect(getCount('POST /api/otp/send')).toBe(2));
    await waitFor(() => expect(page().getByRole('status')).toHaveTextContent(newest()?.otpRef ?? '?'));
    await expect(canvas.getByText('01:00')).toBeVisible();

    // Does not show the late refusal of one phone at the next.
    let refuse = () => {};
    respondBy(
      `POST ${verifyOtp.path}`,
      () =>
        new Promise((resolve) => {
          refuse = () => resolve(Response.json({ message: 'OTP_EXPIRED' }, { status: 400 }));
        }),
    );
    await fill({ otp: '123456' });
    submitNow();
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
    shownLocation.back();
    await atStep('username');
    await toOtp('0898761235');
    refuse();
    await waitForStable();
    await expectStep('otp');
    await expect(await field('otp')).not.toHaveAttribute('aria-invalid');
    await screen.findByText('089 876 1235');
  },
);
