import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { TextLink } from '@/components/TextLink/TextLink';
import { leaveForGame } from '@/responsibleGaming/clock';
import type { Entrance } from './entrance';
import * as css from './GameModal.css';
import { postForm } from './playWindow';

/**
 * The browser refused the tab: a way in that the member opens by a tap of their own. Its live region is always there, so
 * that it is announced when it comes; without an entrance it takes no room.
 */
export function ManualEntrance({ entrance }: { entrance: Entrance | undefined }) {
  const { t } = useTranslation('game');
  return (
    <div role="status">
      {entrance ? (
        <div className={css.manual}>
          <p>{t('blocked')}</p>
          {'link' in entrance ? (
            <TextLink href={entrance.link ?? ''} alone onClick={leaveForGame}>
              {t('openGame')}
            </TextLink>
          ) : (
            <Button onClick={() => postForm(entrance.action, entrance.fields, '_blank') && leaveForGame()}>
              {t('openGame')}
            </Button>
          )}
          <p className={css.elsewhere}>{t('elsewhere')}</p>
        </div>
      ) : null}
    </div>
  );
}
