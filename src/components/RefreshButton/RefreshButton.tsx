import RotateCw from 'lucide-react/icons/rotate-cw';
import { icon } from '@/components/Icon/Icon.css';
import { Spinner } from '@/components/Loader/Spinner';
import { refresh } from './RefreshButton.css';

export interface RefreshButtonProps {
  /** Its words, such as "Refresh". */
  children: string;
  /** It is being asked again: the arrow turns, and another tap changes nothing. */
  busy: boolean;
  onClick: () => void;
}

/**
 * Asks again for a list that is on screen already, at its head. What has failed has its own way to try again
 * (`ErrorState`).
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
