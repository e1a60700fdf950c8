import { useEffect } from 'react';
import { nameClock, startClock } from './clock';
import { useMemberId } from './useMemberId';

/** Counts the time of the member who is logged in. */
export function PlayClock() {
  const memberId = useMemberId();
  useEffect(startClock, []);
  useEffect(() => nameClock(memberId), [memberId]);
  return null;
}
