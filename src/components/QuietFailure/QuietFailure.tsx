import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { icon } from '@/components/Icon/Icon.css';
import * as css from './QuietFailure.css';

interface QuietFailureProps {
  /** What could not be loaded, or how old what is shown is. */
  children: ReactNode;
  onRetry: () => void;
  /** The retry is under way. */
  busy?: boolean;
}

/**
 * What did not load, in its own place, with another try. Neither an alert nor a toast: spec section 8 wants the failures
 * of some loads ignored silently, and a member who sees nothing must still learn why.
 */
export function QuietFailure({ children, onRetry, busy }: QuietFailureProps) {
  const { t } = useTranslation('common');
  return (
    <div className={css.line}>
      <CloudOff className={icon()} />
      <p className={css.words}>{children}</p>
      <Button look="quiet" icon={<RotateCw className={icon()} />} busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
