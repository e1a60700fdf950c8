import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { icon, line } from './InlineError.css';

/**
 * The error message of a form. Its live region is always on the page, so that screen readers announce a new text;
 * without text it takes no space. An error of one field is the field's `error`; failed content an `ErrorState`.
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
