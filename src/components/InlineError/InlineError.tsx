import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { icon, line } from './InlineError.css';

/**
 * The error message of a form. Its live region is always on the page, so that screen readers announce a new text.
 * Without text it takes no space. For an error of one field use the field's `error`; for failed content, `ErrorState`.
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
