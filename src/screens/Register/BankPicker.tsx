import { useId } from 'react';
import type { Bank } from '@/api/lookup';
import type { Lookup } from '@/api/useLookup';
import { BankLogo } from '@/components/BankLogo/BankLogo';
import { FailedState } from '@/components/FailedState/FailedState';
import { FieldError } from '@/components/Field/FieldError';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useBankName } from '@/i18n/useBankName';
import { useTranslation } from '@/i18n/useTranslation';
import { settings } from '@/lib/settings';
import * as css from './BankPicker.css';
import { recommendedBanks } from './registration';

interface BankPickerProps {
  banks: Lookup<Bank[]>;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** The market's recommended banks first, the others as the server lists them; each code once. */
function inOrder(banks: readonly Bank[]): { bank: Bank; recommended: boolean }[] {
  const first = recommendedBanks[settings.market];
  const known = [...new Map(banks.filter(({ code }) => code).map((bank) => [bank.code, bank])).values()];
  const rank = ({ code }: Bank) => (first.includes(code) ? first.indexOf(code) : first.length);
  return known.sort((a, b) => rank(a) - rank(b)).map((bank) => ({ bank, recommended: first.includes(bank.code) }));
}

/** The banks with their patches, as native radios. */
export function BankPicker({ banks, value, onChange, error }: BankPickerProps) {
  const { t } = useTranslation('register');
  const { t: common } = useTranslation('common');
  const id = useId();
  const nameOf = useBankName();

  if (!banks.data) {
    return banks.error ? (
      <FailedState title={t('bank.failed')} busy={banks.isLoading} onRetry={banks.reload} />
    ) : (
      <div role="status">
        <VisuallyHidden>{common('loading')}</VisuallyHidden>
        <div className={css.grid}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} shape="tile" />
          ))}
        </div>
      </div>
    );
  }
  if (banks.data.length === 0) return <p className={css.none}>{t('bank.none')}</p>;

  return (
    <div>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <div id={`${id}-label`} className={css.label}>
          {t('bank.label')}
        </div>
        <div className={css.grid}>
          {inOrder(banks.data).map(({ bank, recommended }) => (
            <label key={bank.code} className={css.bank({ recommended })}>
              <input
                type="radio"
                className={css.radio}
                name={id}
                value={bank.code}
                checked={bank.code === value}
                onChange={() => onChange(bank.code)}
              />
              <BankLogo code={bank.code} />
              <span className={css.words}>
                <span className={css.name}>{nameOf(bank, bank.code)}</span>
                {recommended ? <span className={css.recommended}>{t('bank.recommended')}</span> : null}
              </span>
            </label>
          ))}
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
