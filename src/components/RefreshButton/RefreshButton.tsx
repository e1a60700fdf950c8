import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { announce } from '@/components/Announcer/announce';
import { useRequestEnd } from '@/components/Announcer/useRequestEnd';
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
 * retry (`ErrorState`), which also announces a failure. Screen readers hear when a refresh ends.
 */
export function RefreshButton({ children, busy, onClick }: RefreshButtonProps) {
  const { t } = useTranslation('common');
  const noteTap = useRequestEnd(busy, () => announce(t('listUpdated')));
  const arrow = <RotateCw className={icon({ size: 'sm' })} />;
  return (
    <button
      type="button"
      className={refresh}
      aria-busy={busy || undefined}
      onClick={() => {
        noteTap();
        onClick();
      }}
    >
      {busy ? <Spinner>{arrow}</Spinner> : arrow}
      <span>{children}</span>
    </button>
  );
}
