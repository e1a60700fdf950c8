import PouchIcon from 'lucide-react/icons/shopping-bag';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { icon } from '@/components/Icon/Icon.css';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { emblem, hint, state, words } from './EmptyState.css';

export interface EmptyStateProps {
  /** What there is none of; "Nothing here yet" unless told. */
  title?: ReactNode;
  /** What the member can do about it. */
  children?: ReactNode;
  /** An `xl` icon; an empty pouch unless told. */
  image?: ReactNode;
  /** One action at most. */
  action?: ReactNode;
}

/**
 * A list or page that loaded well and holds nothing: says so, and how to go on. What did not load is a `ErrorState`,
 * what is on its way a `Loader` or a `Skeleton`.
 */
export function EmptyState({ title, children, image, action }: EmptyStateProps) {
  const { t } = useTranslation('common');
  return (
    <div className={state}>
      <span className={emblem({ tone: 'calm' })} aria-hidden="true">
        {image ?? <PouchIcon className={icon({ size: 'xl' })} />}
      </span>
      <p className={words}>{title ?? t('nothingHere')}</p>
      {children && (
        <div className={hint}>
          <SupportLink>{children}</SupportLink>
        </div>
      )}
      {action}
    </div>
  );
}
