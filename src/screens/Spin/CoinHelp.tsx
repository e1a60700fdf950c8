import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { modalButton } from '@/overlays/modalButton';
import * as css from './SpinScreen.css';

/**
 * Explains when a coupon is paid, and that the conditions say how members get coins. The texts are our own, because no
 * call returns the conditions of the wheel.
 */
export function CoinHelp() {
  const { t } = useTranslation('spin');
  const id = useId();
  const textId = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.heading}>
        {t('help.title')}
      </h2>
      <Card variant="sunken" className={css.section}>
        <p>{t('help.coupons')}</p>
        <p id={textId}>
          <SupportLink>{t('help.conditions')}</SupportLink>
        </p>
        <div className={css.actions}>
          {/* Without coins, the wheel has a button with the same name. The text tells them apart. */}
          <Button variant="quiet" aria-describedby={textId} {...modalButton('conditions')}>
            {t('help.read')}
          </Button>
        </div>
      </Card>
    </section>
  );
}
