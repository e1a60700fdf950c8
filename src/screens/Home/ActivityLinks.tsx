import ChartColumn from 'lucide-react/icons/chart-column';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { icon } from '@/components/Icon/Icon.css';
import { modalButton } from '@/overlays/modalButton';
import { activityLinks } from './HomeScreen.css';

/** Shows the buttons at the end of home: the member's activity, and rules and help. */
export function ActivityLinks() {
  const { t } = useTranslation('home');
  return (
    <nav aria-label={t('activity.label')} className={activityLinks}>
      <Button variant="quiet" icon={<ChartColumn className={icon()} />} {...modalButton('play')}>
        {t('activity.open')}
      </Button>
      <Button variant="quiet" icon={<CircleQuestionMark className={icon()} />} {...modalButton('playHelp')}>
        {t('activity.help')}
      </Button>
    </nav>
  );
}
