import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '@/components/Announcer/announce';
import { useRequestEnd } from '@/components/Announcer/useRequestEnd';
import { Button } from '@/components/Button/Button';
import { emblem, hint, state, text } from '@/components/EmptyState/EmptyState.css';
import { icon } from '@/components/Icon/Icon.css';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { errorText } from '@/i18n/errorText';
import { quiet, quietIcon, quietLine, quietText } from './ErrorState.css';
import { useFocusAfterRetry } from './useFocusAfterRetry';

interface ErrorStateProps {
  /**
   * The call that failed. With `hideErrors`, the failure is a single line instead of the missing content; otherwise it
   * is a full message.
   */
  call?: { readonly hideErrors: boolean };
  /** True if nothing else is in view, so that also a quiet failure has the full message's size. Default: false. */
  fullSize?: boolean;
  /** Says what did not load. Default: a general sentence. */
  title?: ReactNode;
  /** The reason, if it is known, as translated plain text. */
  reason?: ReactNode;
  /** The error. A 429 (too many requests) shows its own text instead of `reason`. */
  failure?: unknown;
  /** Retries the request. Without this handler, no button is shown. */
  onRetry?: () => void;
  /** The retry is in progress. */
  busy?: boolean;
}

const isRateLimit = (failure: unknown) => (failure as { status?: unknown } | undefined)?.status === 429;

/**
 * Says that content did not load, in the content's place, and offers a retry. Screen readers hear this when it appears,
 * and again when a retry fails. For a failed command use `MessageDialog`
 * or `InlineError`; for loaded but empty content, `EmptyState`.
 */
export function ErrorState({ call, fullSize = false, title, reason: usual, failure, onRetry, busy }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const isQuiet = call?.hideErrors ?? false;
  const box = useRef<HTMLDivElement>(null);
  const announceFailure = useEffectEvent(() => {
    const texts = [...(box.current?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
    announce(texts.join(' '), isQuiet ? 'polite' : 'assertive');
  });
  useEffect(() => announceFailure(), []);
  useFocusAfterRetry(box);
  const noteTap = useRequestEnd(busy ?? false, announceFailure);
  const reason = isRateLimit(failure) ? errorText(failure) : usual;
  const retry = onRetry && (
    <Button
      id={`${id}r`}
      variant="quiet"
      icon={<RotateCw className={icon()} />}
      busy={busy}
      // Several sections of a page can fail at once, so the button's accessible name includes the title of its section.
      aria-labelledby={title ? `${id}r ${id}t` : undefined}
      onClick={() => {
        noteTap();
        onRetry();
      }}
    >
      {t('retry')}
    </Button>
  );
  if (isQuiet && !fullSize) {
    return (
      <div ref={box} className={quiet} data-failed="quiet">
        <CloudOff className={`${icon()} ${quietIcon}`} />
        <div className={quietLine}>
          <p className={quietText}>
            <span id={`${id}t`}>{title ?? t('loadFailed')}</span>
            {reason && (
              <span className={hint}>
                {' '}
                <span>{reason}</span>
              </span>
            )}
          </p>
          {retry}
        </div>
      </div>
    );
  }
  return (
    <div ref={box} className={state} data-failed={isQuiet ? 'quiet' : 'loud'}>
      <span className={emblem} aria-hidden="true">
        <CloudOff className={icon({ size: 'xl' })} />
      </span>
      <p id={`${id}t`} className={text}>
        {title ?? t('loadFailed')}
      </p>
      {reason && (
        <p className={hint}>
          <SupportLink>{reason}</SupportLink>
        </p>
      )}
      {retry}
    </div>
  );
}
