import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '@/components/Announcer/announce';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import * as css from './Field.css';

/**
 * The reason for a refusal. It describes its field, so screen readers read it when the focus moves to the field. If the
 * focus is elsewhere when the text appears, for example after the member has left the field, it is announced.
 */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = Boolean(children);
  useEffect(() => {
    if (!isShown) return;
    // A form moves the focus to its first invalid field after this effect.
    queueMicrotask(() => {
      const text = box.current?.textContent;
      if (text && !document.activeElement?.matches('[aria-invalid="true"]')) announce(text);
    });
  }, [isShown]);
  return (
    <div ref={box} id={id}>
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
