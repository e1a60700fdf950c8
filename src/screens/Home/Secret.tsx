import { useTranslation } from 'react-i18next';
import { Amount } from '@/components/Amount/Amount';
import { dots } from './Secret.css';

interface SecretProps {
  hidden: boolean;
  /** Baht. */
  value: number;
  size?: 'display' | 'large';
  /** `none` where the total above says it. */
  currency?: 'none';
  /** Where its place says the balance in other words. */
  'aria-hidden'?: true;
  className?: string;
}

/** A balance, or dots while the member hides it. */
export function Secret({ hidden, value, size, currency, className, 'aria-hidden': isSaid }: SecretProps) {
  const { t } = useTranslation('home');
  if (!hidden)
    return <Amount aria-hidden={isSaid} value={value} size={size} currency={currency} className={className} />;
  return (
    <span
      aria-hidden={isSaid}
      role="img"
      aria-label={t('hidden')}
      className={[dots({ size }), className].filter(Boolean).join(' ')}
    >
      ••••••
    </span>
  );
}
