import { Button } from '@/components/Button/Button';
import { TextLink } from '@/components/TextLink/TextLink';
import { useTranslation } from '@/i18n/useTranslation';
import type { Entrance } from './entrance';
import * as css from './GameModal.css';
import { postForm } from './playWindow';

/** The browser refused the tab: a way in that the member opens by a tap of their own. */
export function ManualEntrance({ entrance }: { entrance: Entrance }) {
  const { t } = useTranslation('game');
  return (
    <div className={css.manual} role="status">
      <p>{t('blocked')}</p>
      {'link' in entrance ? (
        <TextLink href={entrance.link ?? ''} alone>
          {t('openGame')}
        </TextLink>
      ) : (
        <Button onClick={() => postForm(entrance.action, entrance.fields, '_blank')}>{t('openGame')}</Button>
      )}
    </div>
  );
}
