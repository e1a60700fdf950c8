import { hashText } from '@/lib/hash';
import { localStore, storageKeys } from './storage';
import { storedToken } from './storedToken';

/** Returns a member's mark, a hash of their id, so that the device does not store the id itself. */
export const getMark = hashText;

/** An acceptance of the user agreement: the marks of the member and of their last session. Both may be empty. */
type Acceptance = readonly [member: string, session: string];

function readAcceptances(): Acceptance[] {
  const stored = (localStore.get(storageKeys.agreement) ?? '').split(',').filter(Boolean);
  return stored.map((text) => {
    const [member = '', session = ''] = text.split('.');
    return [member, session];
  });
}

const getSessionMark = () => {
  const token = storedToken();
  return token ? getMark(token) : '';
};

export function hasAccepted(memberId: string): boolean {
  const mark = getMark(memberId);
  return memberId !== '' && readAcceptances().some(([member]) => member === mark);
}

/** Returns whether the member of this session has accepted, also if their id is not known, as in an outage. */
export function hasAcceptedInSession(): boolean {
  const mark = getSessionMark();
  return mark !== '' && readAcceptances().some(([, session]) => session === mark);
}

/**
 * Returns whether any member has accepted the user agreement on this device. The current visitor may be that member.
 */
export const hasAnybodyAccepted = (): boolean => readAcceptances().length > 0;

/**
 * Stores that a member has accepted the user agreement, and in which session. Pass an empty id if the id is not known
 * yet: `nameAcceptance` adds it. Keeps the last ten members of a shared phone.
 */
export function rememberAccepted(memberId: string): void {
  const member = memberId && getMark(memberId);
  const session = getSessionMark();
  const others = readAcceptances().filter(
    (stored) => !(member && stored[0] === member) && !(session && stored[1] === session),
  );
  const keptAcceptances: Acceptance[] = [...others.slice(-9), [member, session]];
  localStore.set(storageKeys.agreement, keptAcceptances.map((marks) => marks.join('.')).join(','));
}

/** Connects this session's acceptance with the member, now that the member's id is known. */
export function nameAcceptance(memberId: string): void {
  if (hasAccepted(memberId) !== hasAcceptedInSession()) rememberAccepted(memberId);
}
