import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { modalButton } from '@/modals/modalButton';
import * as css from './SpinScreen.css';

/** Where coins come from, and where the conditions stand. */
export function CoinHelp() {
  const { t } = useTranslation('spin');
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.heading}>
        {t('help.title')}
      </h2>
      <Card variant="sunken" className={css.section}>
        <p>{t('coinsCome')}</p>
        <p>{t('help.coupons')}</p>
        <p className={css.muted}>{t('help.conditions')}</p>
        <div className={css.actions}>
          <Button variant="quiet" {...modalButton('conditions')}>
            {t('help.read')}
          </Button>
        </div>
      </Card>
    </section>
  );
}
