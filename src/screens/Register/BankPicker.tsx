import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bank } from '@/api/calls/lookup';
import type { Read } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { BankLogo } from '@/components/BankLogo/BankLogo';
import { FieldError } from '@/components/Field/FieldError';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { SpokenPause, VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useBankName, useShortBankName } from '@/i18n/useBankName';
import { settings } from '@/lib/settings';
import * as css from './BankPicker.css';
import { recommendedBanks } from './registration';
import { useFocusAfterFailure } from './useFocusAfterFailure';

interface BankPickerProps {
  banks: Read<Bank[]>;
  value: string;
  onChange: (code: string) => void;
  /** True while the form is being sent. */
  readOnly: boolean;
  error: string | undefined;
}

/**
 * Returns the market's recommended banks first, and then the others in the server's order. Each code appears once, and
 * banks without a code are left out.
 */
function orderBanks(banks: readonly Bank[]): { bank: Bank; recommended: boolean }[] {
  const first = recommendedBanks[settings.market];
  const choices = [...new Map(banks.filter(({ code }) => code).map((bank) => [bank.code, bank])).values()];
  const rank = ({ code }: Bank) => (first.includes(code) ? first.indexOf(code) : first.length);
  return choices.sort((a, b) => rank(a) - rank(b)).map((bank) => ({ bank, recommended: first.includes(bank.code) }));
}

/**
 * Shows the banks with their logos, as native radio buttons. While there are no banks, the group itself takes the focus
 * after a failed validation.
 */
export function BankPicker({ banks, value, onChange, readOnly, error }: BankPickerProps) {
  const { t } = useTranslation('register');
  const id = useId();
  const getBankName = useBankName();
  const getShortBankName = useShortBankName();
  const orderedBanks = orderBanks(banks.data ?? []);
  const hasBanks = orderedBanks.length > 0;
  const group = useFocusAfterFailure<HTMLFieldSetElement>(banks.error !== undefined && !hasBanks);

  return (
    <div>
      <fieldset
        {...(hasBanks ? { role: 'radiogroup', 'aria-required': true } : {})}
        ref={group}
        tabIndex={-1}
        aria-disabled={readOnly || undefined}
        aria-labelledby={`${id}-label`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <div id={`${id}-label`} className={css.label}>
          {t('bank.label')}
        </div>
        {hasBanks ? (
          <div className={css.grid}>
            {orderedBanks.map(({ bank, recommended }) => (
              <label
                key={bank.code}
                className={css.bank({ recommended })}
                data-chosen={bank.code === value || undefined}
              >
                <input
                  type="radio"
                  className={css.radio}
                  name={id}
                  value={bank.code}
                  checked={bank.code === value}
                  onChange={() => !readOnly && onChange(bank.code)}
                />
                <BankLogo code={bank.code} />
                <span className={css.text}>
                  <span className={css.name}>
                    <VisuallyHidden>{getBankName(bank, bank.code)}</VisuallyHidden>
                    <span aria-hidden="true" data-short>
                      <TruncatedText lines={2}>{getShortBankName(bank, bank.code)}</TruncatedText>
                    </span>
                  </span>
                  {recommended ? (
                    <span className={css.recommended}>
                      <SpokenPause />
                      <span>{t('bank.recommended')}</span>
                    </span>
                  ) : null}
                </span>
              </label>
            ))}
          </div>
        ) : (
          <NoBanks banks={banks} />
        )}
      </fieldset>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** Shows a skeleton while the banks load, an error if they failed to load, and a text if the list is empty. */
function NoBanks({ banks }: Pick<BankPickerProps, 'banks'>) {
  const { t } = useTranslation('register');
  const { t: common } = useTranslation('common');
  const skeleton = (
    <div>
      <VisuallyHidden>{common('loading')}</VisuallyHidden>
      <div className={css.grid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} shape="tile" />
        ))}
      </div>
    </div>
  );
  return (
    <AsyncState read={banks} failed={t('bank.failed')} skeleton={skeleton}>
      {() => (
        <p className={css.none}>
          <SupportLink>{t('bank.none')}</SupportLink>
        </p>
      )}
    </AsyncState>
  );
}
