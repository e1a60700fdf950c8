import { useSamples } from '@stories/samples';
import { useTranslation } from 'react-i18next';
import { CancelBonusDialog } from '@/bonus/CancelBonusDialog';
import { Badge } from '@/components/Badge/Badge';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { TextInput } from '@/components/Field/TextInput';
import { InlineError } from '@/components/InlineError/InlineError';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import type { ErrorDisplay } from './errorDisplays';

interface ErrorDisplayExampleProps {
  display: ErrorDisplay;
  text: string;
  onClose: () => void;
}

/**
 * Shows a failure as the member sees it, in the app's components. Renders nothing for toasts, which the caller shows,
 * and for `terminated`.
 */
export function ErrorDisplayExample({ display, text, onClose }: ErrorDisplayExampleProps) {
  const { t } = useTranslation('login');
  const { t: tMoney } = useTranslation('money');
  const samples = useSamples();
  switch (display) {
    case 'line':
      return <InlineError>{text}</InlineError>;
    case 'field':
      return <TextInput label={samples.name} value="" onChange={() => {}} error={text} />;
    case 'state':
      return <ErrorState reason={text} onRetry={onClose} />;
    case 'alert':
      return (
        <MessageDialog open onClose={onClose}>
          {text}
        </MessageDialog>
      );
    case 'dialog':
      return <OutcomeDialog outcome={{ tone: 'error', text }} onClose={onClose} />;
    case 'unknown':
      return <OutcomeDialog outcome={{ tone: 'info', title: tMoney('unknown'), text }} onClose={onClose} />;
    case 'cancelBonus':
      return (
        <CancelBonusDialog open onClose={onClose}>
          {text}
        </CancelBonusDialog>
      );
    case 'row':
      return (
        <div>
          <Badge tone="failed">{samples.failed}</Badge>
          <p>
            <SupportLink>{text}</SupportLink>
          </p>
        </div>
      );
    case 'login':
      return <p>{t('expired')}</p>;
    default:
      return null;
  }
}
