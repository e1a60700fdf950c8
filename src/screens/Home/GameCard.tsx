import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { icon } from '@/components/Icon/Icon.css';
import { Image } from '@/components/Image/Image';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { formatAmount } from '@/i18n/format';
import { initialOf } from '@/lib/initialOf';
import { multiplyBaht } from '@/lib/money';
import { modalButton } from '@/overlays/modalButton';
import * as css from './GameCard.css';
import { Secret } from './Secret';

/** The number of characters that fit at full size, as in `99,999.99`. */
const longAmount = 9;

interface GameCardProps {
  account: GameAccount;
  hidden: boolean;
}

/**
 * One game account. An active account shows its amount, and the provider's name with the amount times the wallet ratio.
 * An inactive account invites the member to open it. The whole card is a button that opens the game-account modal.
 */
export const GameCard = memo(function GameCard({ account, hidden }: GameCardProps) {
  const { t } = useTranslation('home');
  return (
    <li className={css.item}>
      <button
        type="button"
        className={css.card({ active: account.isActive })}
        aria-haspopup="dialog"
        {...modalButton('game', account.code)}
      >
        <span className={css.art}>
          <Image
            src={account.background}
            alt=""
            ratio="wide"
            fit="cover"
            fallback={<span />}
            className={css.background({ active: account.isActive })}
          />
          <span className={css.logo}>
            <Image
              src={account.logo}
              alt=""
              ratio="square"
              fit="contain"
              fallback={<span className={css.initial}>{initialOf(account.name)}</span>}
            />
          </span>
        </span>
        <span className={css.words}>
          <span className={css.name}>
            <TruncatedText lines={2}>{account.name}</TruncatedText>
            {account.isActive && !hidden ? (
              <span
                className={css.credit}
                translate="no"
              >{` ${formatAmount(multiplyBaht(account.amount, account.ftWalletSlot))}`}</span>
            ) : null}
          </span>
          {account.isActive ? (
            <Secret
              hidden={hidden}
              value={account.amount}
              className={css.amount({ long: formatAmount(account.amount).length > longAmount })}
            />
          ) : null}
          <span className={css.action}>
            <span>{account.isActive ? t('card.view') : t('card.open')}</span>
            <ChevronRight className={icon({ size: 'sm' })} />
          </span>
        </span>
      </button>
    </li>
  );
});
