import { memberByPhone } from '@mocks/rules/member';
import { scenarioByName } from '@mocks/scenarios/scenarios';
import { recordRequests } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import { rememberAccepted } from '@/device/agreement';
import { i18n, loadNamespaces } from '@/i18n/i18n';
import { LazyEvidence } from '@/outcome/EvidenceView';
import { forgetLocation, shownLocation } from './location';

/**
 * Prepares a story of the whole app, as its `beforeEach`. Marks the agreement as accepted by all members of the
 * scenario, because its dialog would open over the page. Preloads the chat, because every screenshot of the app shows
 * the chat's button.
 */
export async function prepareApp(): Promise<void> {
  recordRequests();
  forgetLocation();
  const { mockState } = storyBackend();
  for (const { username } of scenarioByName.get(mockState.scenario)?.members ?? []) {
    const member = memberByPhone(mockState, username);
    if (member) rememberAccepted(member._id);
  }
  await Promise.all([
    import('@/chat/ui/ChatHost'),
    import('@/chat/ui/ChatWidget'),
    LazyEvidence.preload(),
    loadNamespaces(['chat']),
  ]);
}

/**
 * Waits until the address has this path and the page has exactly one level-1 heading. With `heading`, also waits for
 * the heading of that name.
 */
export async function arrive(path: string, heading?: string): Promise<void> {
  await waitFor(() => expect(shownLocation.path).toBe(path));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 }).length).toBe(1));
  if (heading) await screen.findByRole('heading', { level: 1, name: heading });
}

export const loginTitle = () => i18n.t('login:title');

/** Types the credentials and submits them with Enter. */
export async function logIn(
  userEvent: { type(element: Element, text: string): Promise<void>; clear(element: Element): Promise<void> },
  username: string,
  password: string,
): Promise<void> {
  const [phone, secret] = ['username', 'password'].map((name) => document.querySelector(`input[name="${name}"]`));
  await userEvent.clear(phone as Element);
  await userEvent.type(phone as Element, username);
  await userEvent.clear(secret as Element);
  await userEvent.type(secret as Element, `${password}{Enter}`);
}
