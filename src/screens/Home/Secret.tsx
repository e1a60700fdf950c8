import { useTranslation } from 'react-i18next';
import { Amount } from '@/components/Amount/Amount';
import { dots } from './Secret.css';

interface SecretProps {
  hidden: boolean;
  /** Amount in baht. */
  value: number;
  size?: 'display' | 'large';
  /** `none` hides the currency unit, because the total above the amount shows the unit. */
  currency?: 'none';
  className?: string;
}

/** Shows a balance, or dots while the member hides balances. */
export function Secret({ hidden, value, size, currency, className }: SecretProps) {
  const { t } = useTranslation('home');
  if (!hidden) return <Amount value={value} size={size} currency={currency} className={className} />;
  return (
    <span role="img" aria-label={t('hidden')} className={[dots({ size }), className].filter(Boolean).join(' ')}>
      ••••••
    </span>
  );
}
