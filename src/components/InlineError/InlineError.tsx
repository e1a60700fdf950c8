import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { icon, line, region } from './InlineError.css';

interface InlineErrorProps {
  /** Without a background, as the line below the last field. */
  plain?: boolean;
  children?: ReactNode;
}

/**
 * The error message of a form. Its live region is always on the page, so that screen readers announce a new text.
 * Without text it takes no space. For an error of one field use the field's `error`; for failed content, `ErrorState`.
 */
export function InlineError({ plain, children }: InlineErrorProps) {
  return (
    <div role="alert" className={region}>
      {children ? (
        <div className={line({ plain })}>
          <CircleAlert className={icon} size="1.125em" />
          <span>
            <SupportLink>{children}</SupportLink>
          </span>
        </div>
      ) : null}
    </div>
  );
}
