import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { icon } from '@/components/Icon/Icon.css';
import * as css from './RefundProgress.css';
import { type RefundStep, refundSteps } from './refundStep';

/** The progress of a refund: receive, transfer to the main wallet, done. */
export function RefundProgress({ step }: { step: RefundStep }) {
  const { t } = useTranslation('refund');
  const now = refundSteps.indexOf(step);
  return (
    <ol role="list" className={css.steps} aria-label={t('steps.label')}>
      {refundSteps.map((item, index) => {
        const isDone = index < now || step === 'moved';
        const state = isDone ? 'done' : index === now ? 'now' : 'coming';
        return (
          <li key={item} className={css.step({ state })} aria-current={index === now ? 'step' : undefined}>
            <span className={css.mark({ state })} aria-hidden="true">
              {isDone ? <Check className={icon({ size: 'sm' })} /> : index + 1}
            </span>
            <span>{t(`steps.${item}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
