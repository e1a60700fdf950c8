import { useTranslation } from 'react-i18next';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Button } from '@/components/Button/Button';
import { TextLink } from '@/components/TextLink/TextLink';
import type { Entrance } from './entrance';
import * as css from './GameModal.css';
import { postForm } from './playWindow';

interface ManualEntranceProps {
  entrance: Entrance | undefined;
  /** Called when the member has opened the game. */
  onOpened: () => void;
}

/**
 * A link or button that opens the game when the browser has blocked the tab or the member has closed it. Screen readers
 * hear that it is there.
 */
export function ManualEntrance({ entrance, onOpened }: ManualEntranceProps) {
  const { t } = useTranslation('game');
  useAnnounced(entrance ? t('blocked') : '');
  if (!entrance) return null;
  return (
    <div className={css.manual}>
      <p>{t('blocked')}</p>
      {'link' in entrance ? (
        <TextLink href={entrance.link ?? ''} alone onClick={onOpened}>
          {t('openGame')}
        </TextLink>
      ) : (
        <Button onClick={() => postForm(entrance.action, entrance.fields, '_blank') && onOpened()}>
          {t('openGame')}
        </Button>
      )}
      <p className={css.elsewhere}>{t('elsewhere')}</p>
    </div>
  );
}
