import { rememberAccepted } from '@/device/agreement';
import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { joinLastLogin, storedToken } from '@/device/storedToken';
import type { Backend } from '../backendInterface';
import type { FaultRule } from '../faults';
import { memberByPhone } from '../rules/member';
import { scenarioByName } from '../scenarios/scenarios';

/**
 * A link of the panel resets the mock to a scenario. Its hash is this mark and a query: `scenario`, `member` (a phone number),
 * `language`, and one `fault` for each rule, as JSON.
 */
export const linkMark = '#mock?';

/** Logs a member in, in this tab. The member has accepted the agreement if the scenario says so. */
export function logIn(backend: Backend, username: string): void {
  const { agreementAccepted } = scenarioByName.get(backend.mockState.scenario) ?? {};
  if (agreementAccepted) rememberAccepted(memberByPhone(backend.mockState, username)?._id ?? '');
  joinLastLogin();
  sessionStore.set(storageKeys.token, backend.tokenFor(username));
}

/** Returns a link to this page with the scenario, the logged-in member, the language, and the faults to come. */
export function writeLink({ mockState: { scenario, db, faults } }: Backend): string {
  const query = new URLSearchParams({ scenario });
  const session = db.session.get(storedToken() ?? '');
  const member = session && db.member.get(session.member)?.username;
  if (member) query.set('member', member);
  const language = localStore.get(storageKeys.language);
  if (language) query.set('language', language);
  for (const fault of faults) query.append('fault', JSON.stringify(fault));
  return `${location.origin}${location.pathname}${location.search}${linkMark}${query}`;
}

/** Brings the backend and this tab into the state of a link's hash. Throws if the link names something unknown. */
export function openLink(backend: Backend, hash: string): void {
  const query = new URLSearchParams(hash.slice(linkMark.length));
  backend.reset({ scenario: query.get('scenario') ?? undefined });
  for (const fault of query.getAll('fault')) backend.fail(JSON.parse(fault) as FaultRule);
  for (const store of [localStore, sessionStore]) store.remove(storageKeys.token);
  const member = query.get('member');
  if (member) logIn(backend, member);
  const language = query.get('language');
  if (language) localStore.set(storageKeys.language, language);
}
