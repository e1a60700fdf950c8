import ChartColumn from 'lucide-react/icons/chart-column';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useTranslation } from 'react-i18next';
import { icon } from '@/components/Icon/Icon.css';
import { modalButton } from '@/overlays/modalButton';
import { activityLink, activityLinks } from './HomeScreen.css';

/** Shows the buttons at the end of home: the member's activity, and rules and help. */
export function ActivityLinks() {
  const { t } = useTranslation('home');
  return (
    <nav aria-label={t('activity.label')} className={activityLinks}>
      <button type="button" className={activityLink} {...modalButton('play')}>
        <ChartColumn className={icon()} />
        <span>{t('activity.open')}</span>
      </button>
      <button type="button" className={activityLink} {...modalButton('playHelp')}>
        <CircleQuestionMark className={icon()} />
        <span>{t('activity.help')}</span>
      </button>
    </nav>
  );
}
