import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { icon } from '@/components/Icon/Icon.css';
import { line, words } from './QuietFailure.css';

interface QuietFailureProps {
  /** What is missing, in words. */
  children: ReactNode;
  onRetry: () => void;
  /** The retry is under way. */
  busy?: boolean;
}

/** A load failure that interrupts nobody (spec section 8, silently ignored): a line in the place of what is missing. */
export function QuietFailure({ children, onRetry, busy }: QuietFailureProps) {
  const { t } = useTranslation('common');
  return (
    <div className={line}>
      <p className={words}>{children}</p>
      <Button look="quiet" icon={<RotateCw className={icon()} />} busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
