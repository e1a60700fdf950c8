import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import * as guestCss from '@/components/GuestPage/GuestPage.css';
import { InlineError } from '@/components/InlineError/InlineError';
import { progressId } from './Progress';
import * as css from './RegisterScreen.css';
import type { StepForm } from './useStepForm';

/** Id of the text below the step's title. */
export const leadId = 'register-lead';

interface StepFrameProps {
  title: string;
  lead: ReactNode;
  form: StepForm;
  /**
   * True if the visitor has moved to this step or has started over. The step's title then gets the focus, and screen
   * readers read it.
   */
  announce: boolean;
  submitLabel: string;
  onSubmit: () => void;
  /** True while another action of the step is in progress and blocks submission. */
  waiting?: boolean;
  onBack?: () => void;
  children: ReactNode;
}

/** Shows the frame of a step: title, fields, error message, and the buttons for next and back. */
export function StepFrame({
  title,
  lead,
  form,
  announce,
  submitLabel,
  onSubmit,
  waiting,
  onBack,
  children,
}: StepFrameProps) {
  const { t } = useTranslation('register');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!announce) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [announce]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <form ref={form.form} className={guestCss.form} method="post" noValidate onSubmit={submit}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={css.stepTitle} aria-describedby={progressId}>
          {title}
        </h2>
        <p id={leadId} className={guestCss.lead}>
          {lead}
        </p>
      </div>
      {children}
      <div className={guestCss.send}>
        <InlineError>{form.formError}</InlineError>
        <div className={css.actions}>
          {onBack ? (
            <Button variant="quiet" onClick={onBack}>
              {t('back')}
            </Button>
          ) : null}
          <Button type="submit" busy={form.busy} disabled={waiting} className={css.onward}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
