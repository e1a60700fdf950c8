import RotateCw from 'lucide-react/icons/rotate-cw';
import { icon } from '@/components/Icon/Icon.css';
import { Spinner } from '@/components/Loader/Spinner';
import { refresh } from './RefreshButton.css';

export interface RefreshButtonProps {
  /** The label, such as "Refresh". */
  children: string;
  /**
   * True while a refresh is in progress. A spinner replaces the arrow. The button stays tappable, so `onClick` must
   * ignore further taps.
   */
  busy: boolean;
  onClick: () => void;
}

/**
 * A button that reloads a list that is already visible. Place it above the list. A list that failed to load has its own
 * retry (`ErrorState`).
 */
export function RefreshButton({ children, busy, onClick }: RefreshButtonProps) {
  const arrow = <RotateCw className={icon({ size: 'sm' })} />;
  return (
    <button type="button" className={refresh} aria-busy={busy || undefined} onClick={onClick}>
      {busy ? <Spinner>{arrow}</Spinner> : arrow}
      <span>{children}</span>
    </button>
  );
}
