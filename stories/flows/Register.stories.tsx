import { memberByPhone } from '@mocks/rules/member';
import { AppRoot } from '@stories/app/AppRoot';
import { arrive, logIn, loginTitle, prepareApp } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import { getCount, lastBody } from '@stories/requests';
import {
  atStep,
  field,
  fill,
  fillBank,
  fillProfile,
  newPhone,
  submitNow,
  toBank,
  toOtp,
  toProfile,
} from '@stories/screens/registerSteps';
import { storyMember } from '@stories/storyMember';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getToken } from '@/app/session';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { getInviteCode } from '@/screens/Register/inviteCode';

const meta = preview.meta({
  component: AppRoot,
  tags: ['long'],
  parameters: {
    layout: 'fullscreen',
    route: paths.register,
    docs: {
      description: {
        component:
          'A visitor registers in the whole app, with everything that may go wrong. Specification: Registration ' +
          'wizard.',
      },
    },
  },
  beforeEach: prepareApp,
});

const title = () => i18n.t('register:title');
const newMember = () => memberByPhone(storyBackend().mockState, newPhone);
const toLogin = () => arrive(paths.login, loginTitle());
const expectText = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const WithOtp = meta.story({
  name: 'With an OTP, to the first login',
  play: async () => {
    await arrive(paths.register, title());
    await toBank();
    await fillBank();
    submitNow();
    await expectText(i18n.t('register:done.title'));
  },
});
WithOtp.test('shows a toast, then login, and the new member logs in', async ({ userEvent }) => {
  await expectText(i18n.t('register:done.toast'));
  await toLogin();
  await expect(newMember()?.bankAccountName).toBe('SOMYING JAI NGAM');
  await logIn(userEvent, newPhone, 'pass1234');
  await arrive(paths.home);
  await expect(getToken()).not.toBeNull();
  await expect(getCount('POST /api/account')).toBe(1);
});

export const WithoutOtp = meta.story({
  name: 'Without an OTP',
  parameters: { scenario: 'otp-off' },
  play: async () => {
    await arrive(paths.register, title());
    await fill({ username: newPhone });
    submitNow();
    await fillProfile();
    await fillBank();
    submitNow();
    await expectText(i18n.t('register:done.title'));
  },
});
WithoutOtp.test('sends no code and opens login', async () => {
  await toLogin();
  await expect(getCount('POST /api/otp/send')).toBe(0);
  await expect(newMember()).toBeDefined();
});

/** The phone was verified on an earlier visit: no code is needed, and back leads to the phone. */
export const AlreadyVerified = meta.story({
  name: 'Phone verified before',
  parameters: { scenario: 'phone-verified' },
  play: async () => {
    await arrive(paths.register, title());
    await fill({ username: '0898765432' });
    submitNow();
    await fillProfile();
    await fillBank();
    submitNow();
    await expectText(i18n.t('register:done.title'));
  },
});
AlreadyVerified.test('needs no code and opens login', async () => {
  await expect(getCount('POST /api/otp/send')).toBe(1);
  await expect(getCount('POST /api/otp/verify')).toBe(0);
  await toLogin();
  await expect(memberByPhone(storyBackend().mockState, '0898765432')).toBeDefined();
});

/** An invitation link fills in the inviter code, which is read-only from then on. A later visit restores the code. */
export const Invited = meta.story({
  name: 'Invited by a friend',
  play: async () => {
    const inviter = storyMember()._id;
    shownLocation.go(`${paths.register}?code=PR${inviter}`);
    await arrive(paths.register, title());
    await expectText(i18n.t('register:invited', { code: `PR${inviter}` }));
    shownLocation.go(paths.howto);
    await arrive(paths.howto);
    shownLocation.go(paths.register);
    await arrive(paths.register, title());
    await toProfile();
  },
});
Invited.test('sends the inviter and links both members', async () => {
  const inviter = storyMember()._id;
  await expect(await field('invite-code')).toHaveAttribute('readonly');
  await expect(getInviteCode()).toBe(`PR${inviter}`);
  await fillProfile();
  await fillBank();
  submitNow();
  await expectText(i18n.t('register:done.title'));
  await expect(lastBody('POST /api/account')).toMatchObject({ inviteCode: `PR${inviter}` });
  await expect(newMember()?.invitedBy).toBe(inviter);
});

/** Another visitor registers this phone while this visitor is still typing. */
export const TakenPhone = meta.story({
  name: 'Phone number taken in the meantime',
  play: async () => {
    await arrive(paths.register, title());
    await toBank();
    await fillBank();
    storyBackend().fail({ method: 'POST', path: '/api/account', message: 'EXISTING_USER' });
    submitNow();
    await expectText(i18n.t('errors:code.EXISTING_USER'));
  },
});
TakenPhone.test(
  'shows the refusal at the phone, and continues with another phone and the rest of the draft',
  async () => {
    await waitFor(async () => expect(await field('username')).toHaveFocus());
    await fill({ username: '0891112233' });
    submitNow();
    await atStep('otp');
    await fill({ otp: '123456' });
    submitNow();
    await fillProfile();
    await expect((await field('given-name')).value).toBe('Somying');
    submitNow();
    await expectText(i18n.t('register:done.title'));
  },
);

/** The connection breaks once at every step. Nothing may be lost or sent twice. */
export const NetworkCut = meta.story({
  name: 'Connection lost once at every step',
  play: async () => {
    await arrive(paths.register, title());
    await fill({ username: newPhone });
  },
});
NetworkCut.test('explains each failure, keeps everything and continues at the next attempt', async () => {
  const cutNext = async (path: string) => {
    storyBackend().fail({ method: 'POST', path, kind: 'network' });
    submitNow();
    await expectText(i18n.t('errors:general.network'));
  };
  await cutNext('/api/otp/send');
  submitNow();
  await atStep('otp');
  await fill({ otp: '123456' });
  await cutNext('/api/otp/verify');
  await expect((await field('otp')).value).toBe('123456');
  submitNow();
  await atStep('name');
  await fill({ name: 'สมหญิง', 'new-password': 'pass1234', 'confirm-password': 'pass1234' });
  await cutNext('/api/account/validate');
  await expect((await field('new-password')).value).toBe('pass1234');
  submitNow();
  await atStep('account-number');
  await screen.findByRole('radiogroup');
  await fillBank();
  await cutNext('/api/account');
  await expect((await field('family-name')).value).toBe('Jai  ngam');
  submitNow();
  await expectText(i18n.t('register:done.title'));
  await expect(
    storyBackend()
      .mockState.db.member.all()
      .filter(({ username }) => username === newPhone),
  ).toHaveLength(1);
});

/** The lists and the OTP setting fail until the test restores them. */
export const LookupsCut = meta.story({
  name: 'Lists fail once',
  beforeEach: async () => {
    await prepareApp();
    for (const name of ['registerOTP', 'sources', 'banks']) {
      storyBackend().fail({ method: 'GET', path: `/api/lookup/${name}`, kind: 'network', times: 1000 });
    }
  },
});
LookupsCut.test('loads each list again when it is needed and loses nothing', async ({ userEvent }) => {
  const restore = (name: string) => {
    const { faults } = storyBackend().mockState;
    const index = faults.findIndex(({ path }) => path.endsWith(`/${name}`));
    faults.splice(index, 1);
  };
  const again = async () =>
    userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) }));
  await arrive(paths.register, title());
  await fill({ username: newPhone });
  submitNow();
  await expectText(i18n.t('errors:general.network'));
  await expect(await field('username')).toHaveValue(newPhone);
  restore('registerOTP');
  submitNow();
  await atStep('otp');
  await fill({ otp: '123456' });
  submitNow();
  await expectText(i18n.t('register:profile.sourcesFailed'));
  restore('sources');
  await again();
  await field('source');
  await fill({ name: 'สมหญิง', 'new-password': 'pass1234', 'confirm-password': 'pass1234', source: 'FRIEND' });
  submitNow();
  await expectText(i18n.t('register:bank.failed'));
  await fill({ 'given-name': 'Somying' });
  restore('banks');
  await again();
  await screen.findByRole('radiogroup');
  await expect(await field('given-name')).toHaveValue('Somying');
  await fillBank();
  submitNow();
  await expectText(i18n.t('register:done.title'));
  await expect(lastBody('POST /api/account')).toMatchObject({ sourceCode: 'FRIEND' });
});

/** The site closes during registration and opens again. */
export const ClosedAndOpenAgain = meta.story({
  name: 'The site closes and opens again',
  play: async () => {
    await arrive(paths.register, title());
    await toOtp();
    storyBackend().mockState.siteConfig.isActive = false;
    await fill({ otp: '123456' });
    submitNow();
    await arrive(paths.terminated, i18n.t('common:terminated.title'));
  },
});
ClosedAndOpenAgain.test('opens login when the site is open again, with the draft still there', async () => {
  await expect(document.documentElement.hasAttribute('data-terminated')).toBe(true);
  storyBackend().mockState.siteConfig.isActive = true;
  screen.getByRole('button', { name: i18n.t('common:terminated.retry') }).click();
  await toLogin();
  await expect(document.documentElement.hasAttribute('data-terminated')).toBe(false);
  shownLocation.go(paths.register);
  await arrive(paths.register, title());
  await waitFor(async () => expect(await field('username')).toHaveValue(newPhone));
});

/** A member's outdated token is left over; public pages send no request with it. */
export const StaleToken = meta.story({
  name: 'Left-over session on public pages',
  parameters: { route: paths.contact, session: true },
  beforeEach: async () => {
    await prepareApp();
    tokens.clear();
    const backend = storyBackend();
    const { handle } = backend;
    backend.handle = (request) => {
      tokens.add(request.headers.get('authorization'));
      return handle(request);
    };
  },
});
const tokens = new Set<string | null>();
StaleToken.test('requests contact and how-to without the token', async () => {
  await arrive(paths.contact, i18n.t('contact:title'));
  await screen.findByText('@kapao');
  await expect(getToken()).toBeNull();
  shownLocation.go(`${paths.howto}?modal=howto:play`);
  await screen.findByRole('dialog', { name: i18n.t('howto:topic.play.title') });
  await expect([...tokens]).toEqual([null]);
  shownLocation.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
