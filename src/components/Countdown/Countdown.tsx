import Hourglass from 'lucide-react/icons/hourglass';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '@/components/Announcer/announce';
import { formatCountdown } from '@/i18n/formatCountdown';
import { countdown } from './Countdown.css';
import { useSecondsLeft } from './useSecondsLeft';

interface CountdownProps {
  /** The end as a timestamp in ms, set once when the response arrives: `Date.now() + expireIn * 1000`. */
  until: number;
  /** The maximum time left, in ms. It limits the effect of a wrong device clock. */
  maxMs?: number;
  /** Called at 00:00, once for each `until`. */
  onEnd?: () => void;
  /** The accessible name, which says what ends. */
  label: string;
  /** Announced once, when a minute is left. */
  lastMinute?: string;
  /** The id of the element that contains only the time. Other elements may use the time as their name. */
  timeId?: string;
  /** Class for layout, not for appearance. */
  className?: string;
}

/** The number of seconds before the end at which colour and icon change. */
const soonSeconds = 30;

/** A longer countdown announces `lastMinute` at this time, in seconds. */
const lastSeconds = 60;

/**
 * Time left as mm:ss. It is not a live region, because screen readers would announce every second. Use it for a
 * deadline that matters to the member, such as the expiry of a QR code. For the age of something use `RelativeTime`.
 */
export function Countdown({ until, maxMs, onEnd, label, lastMinute, timeId, className }: CountdownProps) {
  const secondsLeft = useSecondsLeft(until, onEnd, maxMs);
  const isSoon = secondsLeft <= soonSeconds;
  const isLast = secondsLeft <= lastSeconds;
  const wasLonger = useRef(false);
  const announceLast = useEffectEvent(() => {
    if (wasLonger.current && secondsLeft > 0 && lastMinute) announce(lastMinute);
  });
  useEffect(() => {
    if (isLast) announceLast();
    wasLonger.current = !isLast;
  }, [isLast]);
  const Icon = isSoon ? Hourglass : Timer;
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      data-soon={isSoon || undefined}
      className={[countdown, className].filter(Boolean).join(' ')}
    >
      <Icon size="1.1em" />
      <span id={timeId} translate="no">
        {formatCountdown(secondsLeft)}
      </span>
    </span>
  );
}
