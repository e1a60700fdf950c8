import { useTranslation } from 'react-i18next';
import * as css from './Progress.css';
import { type RegisterStep, steps } from './steps';

/** Id of the text with the progress, which describes the title of each step. */
export const progressId = 'register-progress';

/** Shows the progress through the steps. */
export function Progress({ step }: { step: RegisterStep }) {
  const { t } = useTranslation('register');
  const current = steps.indexOf(step);
  const text = t('progress', { step: current + 1, of: steps.length });
  return (
    <div>
      <div className={css.steps} aria-hidden="true">
        {steps.map((item, index) => (
          <span
            key={item}
            className={css.step({ state: index < current ? 'done' : index === current ? 'now' : 'coming' })}
          />
        ))}
      </div>
      <p id={progressId} className={css.text}>
        {text}
      </p>
    </div>
  );
}
