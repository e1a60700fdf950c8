import Receipt from 'lucide-react/icons/receipt-text';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { icon } from '@/components/Icon/Icon.css';
import { slipToggle } from './slipStart';

/** Leads from the accounts to the slip section below them, and expands it. */
export function ToSlip() {
  const { t } = useTranslation('deposit');
  const show = () => {
    const toggle = document.getElementById(slipToggle);
    toggle?.focus();
    if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click();
  };
  return (
    <Button variant="quiet" icon={<Receipt className={icon()} />} onClick={show}>
      {t('guide.toSlip')}
    </Button>
  );
}
