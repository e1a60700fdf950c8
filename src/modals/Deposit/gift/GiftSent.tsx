import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import * as css from '@/modals/Deposit/DepositModal.css';

/** Stands in the gift form's place after a link was sent: where the money appears, and the way to the next link. */
export function GiftSent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('deposit');
  const { t: money } = useTranslation('money');
  const panel = useRef<HTMLDivElement>(null);
  // The tapped button has left with the form.
  useEffect(() => panel.current?.querySelector('a')?.focus(), []);
  return (
    <div ref={panel} className={css.form}>
      <p>{t('gift.sent')}</p>
      <TextLink to={paths.statement} alone>
        {money('openStatement')}
      </TextLink>
      <Button variant="quiet" onClick={onAgain}>
        {t('gift.again')}
      </Button>
    </div>
  );
}
