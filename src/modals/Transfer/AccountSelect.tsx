import Wallet from 'lucide-react/icons/wallet';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameAccount, walletCode } from '@/api/calls/wallet';
import { Amount } from '@/components/Amount/Amount';
import { icon } from '@/components/Icon/Icon.css';
import { Pouch } from '@/components/Pouch/Pouch';
import { Select } from '@/components/Select/Select';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { GameLogo } from '@/games/GameLogo';
import { formatAmount } from '@/i18n/format';
import * as css from './AccountSelect.css';

/** The main wallet, which has no logo of its own, or a game account. */
export type Account = Pick<GameAccount, 'code' | 'name' | 'amount' | 'logo'>;

interface AccountSelectProps {
  label: string;
  accounts: readonly Account[];
  /** The code of the chosen account, or `''` while nothing is chosen. */
  value: string;
  onChange: (code: string) => void;
  canBeEmpty: boolean;
  readOnly: boolean;
  error: string | undefined;
}

/**
 * A card with the chosen account's logo, name and balance. A tap opens the platform's picker with all accounts.
 * Memoised, so that a message about the amount does not render a hundred accounts again.
 */
export const AccountSelect = memo(function AccountSelect({
  label,
  accounts,
  value,
  canBeEmpty,
  ...rest
}: AccountSelectProps) {
  const { t } = useTranslation('transfer');
  const { t: tCommon } = useTranslation();
  const chosen = accounts.find(({ code }) => code === value);
  return (
    <Select
      {...rest}
      label={label}
      value={value}
      placeholder={canBeEmpty ? t('chooseTarget') : undefined}
      options={accounts.map(({ code, name, amount }) => ({
        value: code,
        label: `${name} · ${formatAmount(amount)} ${tCommon('baht')}`,
      }))}
      face={
        <span className={css.card} aria-hidden="true">
          <span className={css.logo}>
            <Logo account={chosen} />
          </span>
          <span className={css.text}>
            <span className={css.label}>{label}</span>
            {chosen ? (
              <span className={css.account}>
                <span className={css.name}>
                  <TruncatedText lines={2}>{chosen.name}</TruncatedText>
                </span>
                <Amount value={chosen.amount} />
              </span>
            ) : (
              <span className={css.placeholder}>{t('chooseTarget')}</span>
            )}
          </span>
        </span>
      }
    />
  );
});

function Logo({ account }: { account: Account | undefined }) {
  if (!account) return <Wallet className={icon()} />;
  return account.code === walletCode ? <Pouch size={2.25} /> : <GameLogo game={account} />;
}
