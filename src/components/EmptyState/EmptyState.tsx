import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pouch } from '@/components/Pouch/Pouch';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { emblem, hint, state, text } from './EmptyState.css';

interface EmptyStateProps {
  /** Names the missing content. Default: "Nothing here yet". */
  title?: ReactNode;
  /** Says what the member can do. */
  children?: ReactNode;
  /** An `xl` icon. Default: an empty pouch. */
  image?: ReactNode;
  /** At most one action. */
  action?: ReactNode;
}

/**
 * Says that a list or page loaded without entries, and what the member can do next. For a failed request use
 * `ErrorState`; while a request is in progress, `Loader` or `Skeleton`.
 */
export function EmptyState({ title, children, image, action }: EmptyStateProps) {
  const { t } = useTranslation('common');
  return (
    <div className={state}>
      <span className={emblem} aria-hidden="true">
        {image ?? <Pouch size={3.5} mood="empty" />}
      </span>
      <p className={text}>{title ?? t('nothingHere')}</p>
      {children && (
        <div className={hint}>
          <SupportLink>{children}</SupportLink>
        </div>
      )}
      {action}
    </div>
  );
}
