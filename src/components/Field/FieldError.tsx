import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { TeamWords } from '@/components/TeamWords/TeamWords';
import * as css from './Field.css';

/** Why a value is refused. Its place is always there, so that screen readers announce it when it arrives. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite">
      {children ? (
        <span className={css.error}>
          <CircleAlert className={css.errorIcon} size="1em" />
          <span>
            <TeamWords>{children}</TeamWords>
          </span>
        </span>
      ) : null}
    </div>
  );
}
