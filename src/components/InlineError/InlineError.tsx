import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { icon, line } from './InlineError.css';

/**
 * The error line of a form. Its live region is always on the page, so that a text that arrives is
 * announced; without a text it takes no room. What is wrong with one field is that field's `error`; what did not load
 * is a `ErrorState`.
 */
export function InlineError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {children ? (
        <div className={line}>
          <CircleAlert className={icon} size="1.125em" />
          <span>
            <SupportLink>{children}</SupportLink>
          </span>
        </div>
      ) : null}
    </div>
  );
}
