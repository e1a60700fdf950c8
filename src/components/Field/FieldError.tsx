import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import * as css from './Field.css';

/**
 * The reason for a refusal. Its live region is always on the page, so that screen readers announce the text when it
 * appears.
 */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite">
      {children ? (
        <span className={css.error}>
          <CircleAlert className={css.errorIcon} size="1em" />
          <span>
            <SupportLink>{children}</SupportLink>
          </span>
        </span>
      ) : null}
    </div>
  );
}
