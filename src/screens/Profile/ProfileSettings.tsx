import type { LucideIcon } from 'lucide-react';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import EyeOff from 'lucide-react/icons/eye-off';
import Languages from 'lucide-react/icons/languages';
import Lock from 'lucide-react/icons/lock';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/Card/Card';
import { useHiddenBalance } from '@/components/HideBalance/useHiddenBalance';
import { icon } from '@/components/Icon/Icon.css';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { chooseLanguage } from '@/i18n/i18n';
import { modalButton } from '@/overlays/modalButton';
import type { ModalName } from '@/overlays/modalNames';
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
      <ul role="list" className={css.settings}>
        <li className={css.setting}>
          <ModalRow icon={Lock} label={t('password')} modal="password" />
        </li>
        <li className={css.setting}>
          <label className={css.switchRow}>
            <EyeOff className={`${icon()} ${css.settingIcon}`} />
            <span className={css.settingTexts}>
              <span id="hide-name">{t('hide')}</span>
              <span id="hide-note" className={css.muted}>
                {t('hideNote')}
              </span>
            </span>
            <input
              type="checkbox"
              role="switch"
              aria-labelledby="hide-name"
              aria-describedby="hide-note"
              className={css.toggle}
              checked={hidden}
              aria-checked={hidden}
              onChange={(event) => setHidden(event.target.checked)}
            />
          </label>
        </li>
        <li className={css.setting}>
          <div className={css.settingRow}>
            <Languages className={`${icon()} ${css.settingIcon}`} />
            <span className={css.settingTexts} aria-hidden="true">
              {t('language')}
            </span>
            <LanguageMenu label={t('appLanguage')} onChange={chooseLanguage} />
          </div>
        </li>
        <li className={css.setting}>
          <ModalRow icon={ChartColumn} label={t('activity')} modal="play" />
        </li>
        <li className={css.setting}>
          <ModalRow icon={CircleQuestionMark} label={t('activityHelp')} modal="playHelp" />
        </li>
        <li className={css.setting}>
          <ModalRow icon={Smartphone} label={t('kept')} modal="storage" />
        </li>
      </ul>
    </Card>
  );
}

interface ModalRowProps {
  icon: LucideIcon;
  label: string;
  modal: ModalName;
}

/** A row that opens a modal. */
function ModalRow({ icon: Icon, label, modal }: ModalRowProps) {
  return (
    <button type="button" className={css.modalRow} {...modalButton(modal)}>
      <Icon className={`${icon()} ${css.settingIcon}`} />
      <span className={css.settingTexts}>{label}</span>
      <ChevronRight className={`${icon()} ${css.end}`} />
    </button>
  );
}
