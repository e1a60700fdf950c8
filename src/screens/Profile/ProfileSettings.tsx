import ChartColumn from 'lucide-react/icons/chart-column';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Lock from 'lucide-react/icons/lock';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Checkbox } from '@/components/Checkbox/Checkbox';
import { useHiddenBalance } from '@/components/HideBalance/useHiddenBalance';
import { icon } from '@/components/Icon/Icon.css';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { chooseLanguage } from '@/i18n/i18n';
import { modalButton } from '@/overlays/modalButton';
import * as css from './ProfileScreen.css';

/**
 * Shows the password change, the display settings of this device, and links to the member's activity, help and stored
 * data.
 */
export function ProfileSettings() {
  const { t } = useTranslation('profile');
  const [hidden, setHidden] = useHiddenBalance();
  return (
    <Card as="section" className={css.section} aria-labelledby="profile-settings">
      <h2 id="profile-settings" className={css.sectionTitle}>
        {t('settings')}
      </h2>
      <div className={css.settings}>
        <Button variant="quiet" icon={<Lock className={icon()} />} {...modalButton('password')}>
          {t('password')}
        </Button>
        <div>
          <Checkbox label={t('hide')} checked={hidden} onChange={setHidden} />
          <p className={css.muted}>{t('hideNote')}</p>
        </div>
        <Button variant="quiet" icon={<ChartColumn className={icon()} />} {...modalButton('play')}>
          {t('activity')}
        </Button>
        <Button variant="quiet" icon={<CircleQuestionMark className={icon()} />} {...modalButton('playHelp')}>
          {t('activityHelp')}
        </Button>
        <Button variant="quiet" icon={<Smartphone className={icon()} />} {...modalButton('storage')}>
          {t('kept')}
        </Button>
        <div className={css.setting}>
          <span aria-hidden="true">{t('language')}</span>
          <LanguageMenu onChange={chooseLanguage} />
        </div>
      </div>
    </Card>
  );
}
