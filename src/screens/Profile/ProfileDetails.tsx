import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankAccount, Profile } from '@/api/calls/account';
import { BankLogo } from '@/components/BankLogo/BankLogo';
import { Card } from '@/components/Card/Card';
import { CopyButton } from '@/components/CopyButton/CopyButton';
import { DateTime } from '@/components/DateTime/DateTime';
import { NoValue } from '@/components/NoValue/NoValue';
import { Pouch } from '@/components/Pouch/Pouch';
import { SpelledNumber } from '@/components/SpelledNumber/SpelledNumber';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { formatAccountNumber } from '@/i18n/format';
import { useBankName } from '@/i18n/useBankName';
import { formatPhone } from '@/lib/phone';
import * as css from './ProfileScreen.css';

/** Shows the member's own data. Long values are truncated, and a tap shows them in full. */
export function ProfileDetails({ profile, account }: { profile: Profile; account: BankAccount }) {
  const { t } = useTranslation('profile');
  const bankName = useBankName()(account.bank, account.bankCode);
  const { _id, name, username, createdAt } = profile;
  return (
    <div className={css.details}>
      <Card as="section" aria-label={t('name')}>
        <div className={css.head}>
          <Pouch size={3.5} />
          <div className={css.text}>
            <p className={css.name}>
              <TruncatedText lines={2} openable translate="no">
                {name || <NoValue />}
              </TruncatedText>
            </p>
            <p className={css.muted}>
              <span>{t('since')}</span> <DateTime value={createdAt} />
            </p>
          </div>
        </div>
      </Card>
      <Card as="section" className={css.section} aria-labelledby="profile-account">
        <h2 id="profile-account" className={css.sectionTitle}>
          {t('account')}
        </h2>
        <dl className={css.rows}>
          <Row
            className={css.memberId}
            label={t('id')}
            value={_id}
            isNumber
            end={_id ? <CopyButton text={_id} what={t('id')} /> : null}
          />
          <Row label={t('username')} value={formatPhone(username)} isNumber />
        </dl>
      </Card>
      <Card as="section" className={css.section} aria-labelledby="profile-bank">
        <h2 id="profile-bank" className={css.sectionTitle}>
          {t('bank')}
        </h2>
        {account.bankAccountNo ? (
          <dl className={css.rows}>
            <Row label={t('bankName')} value={bankName} start={<BankLogo code={account.bankCode} />} />
            <Row label={t('accountName')} value={account.bankAccountName} />
            <Row label={t('accountNumber')} value={formatAccountNumber(account.bankAccountNo)} isNumber />
          </dl>
        ) : (
          <p>
            <SupportLink>{t('noBank')}</SupportLink>
          </p>
        )}
        <p className={css.muted}>
          <SupportLink>{t('readOnly')}</SupportLink>
        </p>
      </Card>
    </div>
  );
}

interface RowProps {
  /** The class of the value. */
  className?: string;
  label: string;
  value: string;
  /** True if screen readers read the value digit by digit. */
  isNumber?: boolean;
  start?: ReactNode;
  end?: ReactNode;
}

/** Shows a line with a label and a value. */
function Row({ className = css.value, label, value, isNumber = false, start, end }: RowProps) {
  return (
    <div className={css.row}>
      <dt className={css.term}>{label}</dt>
      <dd className={css.entry}>
        {start}
        <span className={className}>
          <TruncatedText lines={2} openable translate="no">
            {isNumber && value ? <SpelledNumber>{value}</SpelledNumber> : value || <NoValue />}
          </TruncatedText>
        </span>
        {end}
      </dd>
    </div>
  );
}
