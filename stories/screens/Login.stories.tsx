import { loginSentinels } from '@mocks/sentinels';
import { codeText } from '@stories/modals/money';
import { countOf, lastBody, recordRequests } from '@stories/requests';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { login } from '@/api/calls/account';
import { localStore, storageKeys } from '@/device/storage';
import { changeLanguage, i18n } from '@/i18n/i18n';
import { LoginScreen } from '@/screens/Login/LoginScreen';

const meta = preview.meta({
  component: LoginScreen,
  parameters: {
    docs: {
      description: {
        component:
          'Phone number, password, and whether to stay logged in. Specification: Login. Visitors come here first; ' +
          'logged in, they go to home or to the page that they wanted, and without a membership to register.',
      },
    },
  },
  args: { expired: false, onLogin: fn() },
  beforeEach: recordRequests,
});

const sent = 'POST /api/login';
const phone = () => document.querySelector('input[name="username"]') as HTMLInputElement;
const password = () => document.querySelector('input[name="password"]') as HTMLInputElement;
const submit = () => document.querySelector('button[type="submit"]') as HTMLButtonElement;
const errorLine = () => submit().previousElementSibling as HTMLElement;

/** As a password manager does it: the whole value at once. */
function fill(username: string, secret = 'demo1234'): void {
  fireEvent.change(phone(), { target: { value: username } });
  fireEvent.change(password(), { target: { value: secret } });
}

function send(username: string, secret?: string): void {
  fill(username, secret);
  submit().click();
}

const usual = '0812345678';
const shows = (words: string) => waitFor(() => expect(errorLine()).toHaveTextContent(words));

export const Default = meta.story({});
export const Filled = meta.story({ name: 'Filled in', play: () => fill(usual) });
export const Missing = meta.story({ name: 'Nothing filled in', play: () => submit().click() });
export const SessionExpired = meta.story({ name: 'Session ended: please log in again', args: { expired: true } });
export const WrongPassword = meta.story({ name: 'Refused: the password is wrong', play: () => send(usual, 'wrong') });
export const LongPhone = meta.story({ name: 'Endless input', play: () => fill('0'.repeat(60), 'x'.repeat(60)) });
export const Busy = meta.story({
  name: 'Logging in',
  parameters: { fail: { call: login, kind: 'never' } },
  play: () => send(usual),
});
export const NetworkLost = meta.story({
  name: 'Offline',
  parameters: { fail: { call: login, kind: 'network' } },
  play: () => send(usual),
});
export const ServerError = meta.story({
  name: 'Failed: the server has a problem',
  parameters: { fail: { call: login, status: 500 } },
  play: () => send(usual),
});
export const RawMessage = meta.story({
  name: 'Refused: an unknown text, shown in short',
  parameters: { fail: { call: login, status: 400, message: `<b>${'ระบบขัดข้อง '.repeat(40)}</b>` } },
  play: () => send(usual),
});
export const Small = meta.story({
  name: 'Small phone (320)',
  globals: { viewport: { value: 'small' } },
  play: () => submit().click(),
});
export const LargeText = meta.story({
  name: 'Text at 200 %',
  globals: { textSize: 'double' },
  play: () => submit().click(),
});
export const Dark = meta.story({ name: 'Dark: session ended', globals: { theme: 'dark' }, args: { expired: true } });
export const Light = meta.story({
  name: 'Light: session ended',
  tags: ['no-screenshot'],
  globals: { theme: 'light' },
  args: { expired: true },
});

Default.test('password managers can fill and keep it', async () => {
  await expect(phone()).toHaveAttribute('autocomplete', 'username');
  await expect(phone()).toHaveAttribute('inputmode', 'tel');
  await expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await expect(password()).toHaveAttribute('type', 'password');
  await expect(phone().form).toBe(password().form);
  await expect(phone()).not.toHaveAttribute('maxlength');
});

Default.test('a phone number in Thai or Lao digits, with spaces and dashes, is sent as digits', async ({ args }) => {
  for (const typed of ['๐๘๑ ๒๓๔ ๕๖๗๘', '໐໘໑-໒໓໔-໕໖໗໘', ' 081 234‑5678 ']) {
    send(typed, 'wrong');
    await waitFor(() => expect(lastBody(sent)).toEqual({ username: usual, password: 'wrong' }));
    await shows(i18n.t('errors:code.WRONG_PASSWORD'));
    await expect(phone().value).toBe(typed);
  }
  await expect(args.onLogin).not.toHaveBeenCalled();
});

Default.test('remember is off: phones are shared', async ({ canvas, args }) => {
  await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  send(usual);
  await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(expect.stringMatching(/.{8}/), false));
  await expect(localStore.get(storageKeys.remember)).toBeNull();
});

Default.test('remember says how long the session lives, and is kept for the next login', async (context) => {
  const { canvas, args, userEvent } = context;
  await userEvent.click(canvas.getByRole('checkbox'));
  send(usual);
  await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(expect.stringMatching(/.{8}/), true));
  await expect(localStore.get(storageKeys.remember)).toBe('1');
});

export const Remembered = meta.story({
  name: 'Remember as it was last left here',
  tags: ['no-screenshot'],
  beforeEach: () => void localStore.set(storageKeys.remember, '1'),
});
Remembered.test('the box is ticked; taken off, it stays off the next time', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('checkbox')).toBeChecked();
  await userEvent.click(canvas.getByRole('checkbox'));
  send(usual);
  await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(expect.any(String), false));
  await expect(localStore.get(storageKeys.remember)).toBeNull();
});

Default.test('taps, Enter and both together send one request', async ({ args, userEvent }) => {
  fill(usual);
  submit().click();
  submit().click();
  password().form?.requestSubmit();
  await userEvent.type(password(), '{Enter}');
  await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
  // Still one while the next page is on its way.
  submit().click();
  await userEvent.type(password(), '{Enter}');
  await expect(countOf(sent)).toBe(1);
  await expect(args.onLogin).toHaveBeenCalledOnce();
});

Default.test('works by keyboard alone', async ({ args, userEvent }) => {
  await userEvent.tab();
  await expect(phone()).toHaveFocus();
  await userEvent.keyboard(usual);
  await userEvent.tab();
  await expect(password()).toHaveFocus();
  await userEvent.keyboard('demo1234{Enter}');
  await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(expect.any(String), false));
});

Missing.test('says what is missing, asks nothing, and leads to the first gap', async ({ canvas }) => {
  await expect(phone()).toHaveAccessibleDescription(i18n.t('login:required.phone'));
  await expect(password()).toHaveAccessibleDescription(i18n.t('login:required.password'));
  await expect(phone()).toHaveFocus();
  fireEvent.change(phone(), { target: { value: usual } });
  await expect(canvas.queryByText(i18n.t('login:required.password'))).toBeNull();
  submit().click();
  await waitFor(() => expect(password()).toHaveFocus());
  await expect(phone()).toBeValid();
  await expect(countOf(sent)).toBe(0);
});

Default.test('spaces and dashes are no phone number', async () => {
  send(' - ', 'x');
  await waitFor(() => expect(phone()).toHaveAccessibleDescription(i18n.t('login:required.phone')));
  await expect(countOf(sent)).toBe(0);
});

SessionExpired.test('says so until something is typed', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(i18n.t('login:expired'));
  fireEvent.change(phone(), { target: { value: '0' } });
  await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
});

WrongPassword.test('typing clears the error line; the next try works', async ({ args, userEvent }) => {
  await shows(i18n.t('errors:code.WRONG_PASSWORD'));
  await waitFor(() => expect(password()).toHaveFocus());
  await userEvent.type(password(), '1');
  await expect(errorLine()).toBeEmptyDOMElement();
  await expect(phone().value).toBe(usual);
  send(usual);
  await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
});

WrongPassword.test('the error follows the language', async () => {
  await shows(i18n.t('errors:code.WRONG_PASSWORD'));
  const other = i18n.language === 'en' ? 'th' : 'en';
  await changeLanguage(other);
  await shows(i18n.getResource(other, 'errors', 'code.WRONG_PASSWORD') as string);
});

Default.test('every refusal is told by the name of its code', async () => {
  for (const [name, code] of Object.entries(loginSentinels)) {
    send(name);
    await shows(codeText(code));
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  }
});

Default.test('five wrong passwords, and the next try has to wait', async () => {
  for (let tries = 1; tries <= 6; tries += 1) {
    send(usual, `wrong${tries}`);
    await waitFor(() => expect(countOf(sent)).toBe(tries));
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  }
  await shows(i18n.t('errors:code.REQUEST_LIMIT'));
});

NetworkLost.test('says so, keeps what was typed, and can be sent again', async () => {
  await shows(i18n.t('errors:general.network'));
  await expect(phone().value).toBe(usual);
  await expect(password().value).toBe('demo1234');
  submit().click();
  await waitFor(() => expect(countOf(sent)).toBe(2));
});

Busy.test('shows that it is under way and sends nothing more', async ({ userEvent }) => {
  await expect(submit()).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(password(), '{Enter}');
  submit().click();
  await expect(submit()).toHaveAttribute('aria-busy', 'true');
});

RawMessage.test('an unknown text is shown literally and in short', async () => {
  await shows('<b>ระบบขัดข้อง');
  await expect(errorLine().querySelector('b')).toBeNull();
  await expect(errorLine().textContent?.length).toBeLessThan(210);
});

const readable = async () => {
  await waitFor(() => expect(errorLine()).not.toBeEmptyDOMElement());
  await expect(errorLine()).not.toHaveTextContent(/[<{]|undefined|object|502/);
  await expect(submit()).not.toHaveAttribute('aria-busy');
  await expect(phone().value).toBe(usual);
};

export const HtmlResponse = meta.story({
  name: 'Failed: a page instead of an answer',
  tags: ['no-screenshot'],
  parameters: { fail: { call: login, kind: 'html' } },
  play: () => send(usual),
});
export const EmptyResponse = meta.story({
  name: 'Failed: an empty answer',
  tags: ['no-screenshot'],
  parameters: { fail: { call: login, kind: 'empty' } },
  play: () => send(usual),
});
export const CutResponse = meta.story({
  name: 'Failed: the answer is cut off',
  tags: ['no-screenshot'],
  parameters: { fail: { call: login, kind: 'cut' } },
  play: () => send(usual),
});

ServerError.test('is told in words', readable);
HtmlResponse.test('is told in words', readable);
EmptyResponse.test('is told in words', readable);
CutResponse.test('is told in words', readable);
/** Every text longer, with the tallest marks, and bracketed: what is cut or not translated stands out. */
export const Pseudo = meta.story({ name: 'Pseudo-language', globals: { language: 'pseudo' } });
Pseudo.test('every text of the page is bracketed', async ({ canvasElement }) => {
  const texts = [...canvasElement.querySelectorAll('h1, label, button, a')].map(({ textContent }) =>
    textContent.trim(),
  );
  await expect(texts.length).toBeGreaterThan(4);
  for (const text of texts) await expect(text).toMatch(/^(\[.+\])?$/);
});
