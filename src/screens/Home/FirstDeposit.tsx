import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { modalButton } from '@/overlays/modalButton';
import * as css from './FirstDeposit.css';

const steps = ['deposit', 'open', 'play'] as const;

/** Shows a new member the three steps from the first deposit to the first game. */
export function FirstDeposit() {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={css.card}>
      <h2 id={id} className={css.title}>
        {t('start.title')}
      </h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step} className={css.step}>
            {t(`start.${step}`)}
          </li>
        ))}
      </ol>
      <Button variant="quiet" {...modalButton('deposit')}>
        {t('start.button')}
      </Button>
    </Card>
  );
}
