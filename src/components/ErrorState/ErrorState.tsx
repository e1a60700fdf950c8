import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { emblem, hint, state, words } from '@/components/EmptyState/EmptyState.css';
import { icon } from '@/components/Icon/Icon.css';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { useFailureText } from '@/i18n/useFailureText';
import { quiet, quietWords } from './ErrorState.css';

export interface ErrorStateProps {
  /**
   * The call that failed. One whose failures are silent leaves a quiet line in the place
   * of what is missing; any other failure is said at once.
   */
  call?: { readonly hideErrors: boolean };
  /** What did not load, in words; a general text unless told. */
  title?: ReactNode;
  /** Why, where it is known: already translated, plain text. */
  reason?: ReactNode;
  /** What went wrong: too many requests are told in their own words, instead of `reason`. */
  failure?: unknown;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** The retry is under way. */
  busy?: boolean;
}

const isRateLimit = (failure: unknown) => (failure as { status?: unknown } | undefined)?.status === 429;

/**
 * Something did not load; says so in its place and offers another try. What a command was told is a `MessageDialog` or
 * an `InlineError`; what loaded and is empty is an `EmptyState`.
 */
export function ErrorState({ call, title, reason: usual, failure, onRetry, busy }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const reason = useFailureText(isRateLimit(failure) ? failure : undefined) || usual;
  const retry = onRetry && (
    <Button variant="quiet" icon={<RotateCw className={icon()} />} busy={busy} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  if (call?.hideErrors) {
    return (
      <div role="status" className={quiet}>
        <CloudOff className={icon()} />
        <p className={quietWords}>
          <span>{title ?? t('loadFailed')}</span>
          {reason && (
            <span className={hint}>
              {' '}
              <span>{reason}</span>
            </span>
          )}
        </p>
        {retry}
      </div>
    );
  }
  return (
    <div role="alert" className={state}>
      <span className={emblem({ tone: 'failed' })} aria-hidden="true">
        <CloudOff className={icon({ size: 'xl' })} />
      </span>
      <p className={words}>{title ?? t('loadFailed')}</p>
      {reason && (
        <p className={hint}>
          <SupportLink>{reason}</SupportLink>
        </p>
      )}
      {retry}
    </div>
  );
}
