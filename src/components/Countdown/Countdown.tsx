import Hourglass from 'lucide-react/icons/hourglass';
import Timer from 'lucide-react/icons/timer';
import { formatCountdown } from '@/i18n/formatCountdown';
import { countdown } from './Countdown.css';
import { useSecondsLeft } from './useSecondsLeft';

interface CountdownProps {
  /** The absolute end in milliseconds, set once when the answer came: `Date.now() + expireIn * 1000`. */
  until: number;
  /** No more is left than this (ms), whatever the device's clock says. */
  most?: number;
  /** Called once at 00:00. */
  onEnd?: () => void;
  /** What ends, for screen readers. */
  label: string;
  /** For the place it has, not for its look. */
  className?: string;
}

/** The last seconds change colour and icon. */
const soonSeconds = 30;

/**
 * Time left as mm:ss. Not a live region: a voice that counts seconds helps nobody. For an end that matters now, such as
 * a QR's; how long ago something was is a `RelativeTime`.
 */
export function Countdown({ until, most, onEnd, label, className }: CountdownProps) {
  const left = useSecondsLeft(until, onEnd, most);
  const soon = left <= soonSeconds;
  const Icon = soon ? Hourglass : Timer;
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      data-soon={soon || undefined}
      className={[countdown, className].filter(Boolean).join(' ')}
    >
      <Icon size="1.1em" />
      <span translate="no">{formatCountdown(left)}</span>
    </span>
  );
}
