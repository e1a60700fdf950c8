import { LocationProbe, shownLocation } from '@stories/app/location';
import { ScreenLayout } from '@stories/app/ScreenLayout';
import { matchFullText } from '@stories/matchFullText';
import { useLocation } from 'react-router-dom';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { i18n } from '@/i18n/i18n';
import { RegisterScreen } from '@/screens/Register/RegisterScreen';
import { getStep } from '@/screens/Register/steps';

/** Renders the registration screen at its route. At any other path, renders only the path. */
export function RegisterRoute() {
  const { pathname } = useLocation();
  return (
    <ScreenLayout>
      <LocationProbe />
      {pathname === '/register' ? <RegisterScreen /> : <p>{pathname}</p>}
    </ScreenLayout>
  );
}

export const t = (key: string) => i18n.t(`register:${key}` as 'register:title');

/** Waits until this text is visible. */
export const waitForText = (text: string) => waitFor(() => expect(screen.getByText(matchFullText(text))).toBeVisible());

/** Waits until the router is at the history entry of this step. */
export const expectStep = (step: string) => waitFor(() => expect(getStep(shownLocation.state)).toBe(step));

export const newPhone = '0898761234';
export const newLaoPhone = '02055998877';

const named = <E extends HTMLElement = HTMLInputElement>(name: string) => document.querySelector<E>(`[name="${name}"]`);

/** Finds an input by its name. */
export const field = (name: string): Promise<HTMLInputElement> =>
  waitFor(() => {
    const found = named(name);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  });

export const submit = () => document.querySelector('button[type="submit"]') as HTMLButtonElement;

export const submitNow = (): void => submit().click();

/** Sets whole values in one change each, as a password manager or pasting does. */
export async function fill(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) fireEvent.change(await field(name), { target: { value } });
}

/** Sets values as some password managers do: without an event, so React does not notice. */
export async function fillSilently(values: Record<string, string>): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (const [name, value] of Object.entries(values)) set?.call(await field(name), value);
}

export const atStep = async (name: string): Promise<void> => void (await field(name));

export async function toOtp(phone = newPhone): Promise<void> {
  await fill({ username: phone });
  submitNow();
  await atStep('otp');
}

export async function toProfile(phone = newPhone): Promise<void> {
  await toOtp(phone);
  await fill({ otp: '123456' });
  submitNow();
  await atStep('name');
}

export const profile = { name: 'สมหญิง ใจงาม', 'new-password': 'pass1234', 'confirm-password': 'pass1234' };

export async function fillProfile(): Promise<void> {
  await fill(profile);
  submitNow();
  await atStep('account-number');
  await waitFor(() => {
    if (!document.querySelector('[role="radiogroup"]')) throw new Error('no banks yet');
  });
}

export async function toBank(phone = newPhone): Promise<void> {
  await toProfile(phone);
  await fillProfile();
}

export const chooseBank = (code: string): void =>
  document.querySelector<HTMLInputElement>(`input[type="radio"][value="${code}"]`)?.click();

/** Simulates a reload: mounts the screen again at the same history entry, with the tab's storage. */
export async function reload(): Promise<void> {
  shownLocation.go('/elsewhere');
  await waitForText('/elsewhere');
  shownLocation.back();
}

export const account = { 'account-number': '981-2-34567-0', 'given-name': 'Somying', 'family-name': 'Jai  ngam' };

export async function fillBank(code = 'KBANK'): Promise<void> {
  chooseBank(code);
  await fill(account);
}
