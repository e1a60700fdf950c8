import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { icon } from '@/components/Icon/Icon.css';
import { Image } from '@/components/Image/Image';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { SkeletonWords } from '@/components/Skeleton/SkeletonWords';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { GameLogo } from '@/games/GameLogo';
import { formatAmount } from '@/i18n/format';
import { multiplyBaht } from '@/lib/money';
import { modalButton } from '@/overlays/modalButton';
import * as css from './GameCard.css';
import { Secret } from './Secret';

/** The maximum number of characters that fit at full size, as in `99,999.99`. */
const longAmount = 9;

interface GameCardProps {
  account: GameAccount;
  hidden: boolean;
}

/**
 * Shows an active game account as a card, with its amount and, unless the member hides balances, the amount times the
 * wallet ratio. A button covers the whole card and opens the game-account modal. The button's accessible name is its
 * action and the game; its description is the balance.
 */
export const GameCard = memo(function GameCard({ account, hidden }: GameCardProps) {
  const { t } = useTranslation('home');
  const id = useId();
  // With a ratio of 1 it would be the same figure twice.
  const hasCredit = !hidden && account.ftWalletSlot !== 1;
  return (
    <CardLayout
      art={
        <>
          <Image src={account.background} alt="" ratio="wide" fit="cover" fallback={<span />} />
          <span className={css.logo}>
            <GameLogo game={account} />
          </span>
        </>
      }
      name={
        <>
          <TruncatedText id={`${id}n`} lines={2}>
            {account.name}
          </TruncatedText>
          {hasCredit ? <Credit id={`${id}c`} account={account} /> : null}
        </>
      }
      amount={
        <span id={`${id}b`}>
          <Secret
            hidden={hidden}
            value={account.amount}
            className={css.amount({ long: formatAmount(account.amount).length > longAmount })}
          />
        </span>
      }
      action={
        <button
          type="button"
          className={css.action}
          aria-labelledby={`${id}a ${id}n`}
          aria-describedby={`${id}b${hasCredit ? ` ${id}c` : ''}`}
          {...modalButton('game', account.code)}
        >
          <span id={`${id}a`}>{t('card.view')}</span>
          <ChevronRight className={icon({ size: 'sm' })} />
        </button>
      }
    />
  );
});

/** Shows a game without an account as a row that opens the game-account modal, in which the member opens an account. */
export const GameRow = memo(function GameRow({ account }: Pick<GameCardProps, 'account'>) {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <li className={css.rowItem}>
      <div className={css.row}>
        <span className={css.rowLogo}>
          <GameLogo game={account} />
        </span>
        <span className={css.rowName} aria-hidden="true">
          <TruncatedText id={`${id}n`} lines={2}>
            {account.name}
          </TruncatedText>
        </span>
        <button
          type="button"
          className={css.action}
          aria-labelledby={`${id}a ${id}n`}
          {...modalButton('game', account.code)}
        >
          <span id={`${id}a`}>{t('card.open')}</span>
          <ChevronRight className={icon({ size: 'sm' })} />
        </button>
      </div>
    </li>
  );
});

/** Shows the card of an active game account before the wallet has loaded. */
export function GameCardSkeleton() {
  const { t } = useTranslation('home');
  return (
    <CardLayout
      art={<Skeleton shape="picture" />}
      name={<SkeletonWords like="0000000" />}
      amount={
        <span className={css.amountPlaceholder}>
          <SkeletonWords like="0,000.00" />
        </span>
      }
      action={
        <span className={css.action}>
          <SkeletonWords like={t('card.view')} />
        </span>
      }
    />
  );
}

type CardLayoutProps = Record<'art' | 'name' | 'amount' | 'action', ReactNode>;

function CardLayout({ art, name, amount, action }: CardLayoutProps) {
  return (
    <li className={css.item}>
      <div className={css.card}>
        <span className={css.art}>{art}</span>
        <div className={css.body}>
          {/* The button below says these texts, so screen readers would read them twice. */}
          <div className={css.text} aria-hidden="true">
            <span className={css.name}>{name}</span>
            {amount}
          </div>
          {action}
        </div>
      </div>
    </li>
  );
}

/** Shows the amount in the provider's own unit. */
function Credit({ id, account: { amount, ftWalletSlot } }: Pick<GameCardProps, 'account'> & { id: string }) {
  const { t } = useTranslation('home');
  const figure = formatAmount(multiplyBaht(amount, ftWalletSlot));
  return (
    <>
      <span className={css.credit} translate="no" aria-hidden="true">
        {` ${figure}`}
      </span>
      <VisuallyHidden>
        <span id={id} translate="no">
          {t('card.credit', { amount: figure })}
        </span>
      </VisuallyHidden>
    </>
  );
}
