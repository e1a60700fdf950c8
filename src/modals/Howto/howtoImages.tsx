import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import Dices from 'lucide-react/icons/dices';
import FerrisWheel from 'lucide-react/icons/ferris-wheel';
import Gift from 'lucide-react/icons/gift';
import HandCoins from 'lucide-react/icons/hand-coins';
import UserPlus from 'lucide-react/icons/user-plus';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HowtoTopic } from '@/lib/howtoTopics';
import {
  MiniBadge,
  MiniBalance,
  MiniButton,
  MiniCard,
  MiniDay,
  MiniField,
  MiniPouch,
  MiniQr,
  MiniRow,
  MiniScreen,
  MiniSheet,
  MiniTiles,
  MiniTitle,
} from './Miniatures';

/**
 * Returns the elements that several images share. The tiles and the balance have the same texts as the real home page.
 */
function useParts() {
  const { t } = useTranslation('howto');
  const { t: home } = useTranslation('home');
  const tiles = (tapped?: 'deposit' | 'withdraw' | 'bonus') => (
    <MiniTiles
      items={[
        { id: 'deposit', label: home('tiles.deposit'), image: <ArrowDownToLine />, tapped: tapped === 'deposit' },
        { id: 'withdraw', label: home('tiles.withdraw'), image: <ArrowUpFromLine />, tapped: tapped === 'withdraw' },
        { id: 'spin', label: home('tiles.spin'), image: <FerrisWheel /> },
        { id: 'invite', label: home('tiles.invite'), image: <UserPlus /> },
        { id: 'bonus', label: home('tiles.bonus'), image: <Gift />, tapped: tapped === 'bonus' },
        { id: 'refund', label: home('tiles.refund'), image: <HandCoins /> },
      ]}
    />
  );
  const balance = (amount: string, checked = false) => (
    <MiniBalance label={home('total')} amount={amount} action={home('check')} tapped={checked} />
  );
  const bonusCard = (badge?: string, tapped = false) => (
    <MiniCard name={t('mini.bonus')} figure="100%" image={<Gift />} badge={badge} tapped={tapped} />
  );

  const activeBonus = (cancelled = false) => (
    <MiniPouch>
      <MiniCard name={t('mini.activeBonus')} figure="100%" image={<Gift />} />
      <MiniButton variant="quiet" tapped={cancelled}>
        {t('mini.cancelBonus')}
      </MiniButton>
    </MiniPouch>
  );

  return { t, home, tiles, balance, bonusCard, activeBonus };
}

type Picturing = (parts: ReturnType<typeof useParts>) => readonly ReactNode[];

const wallet: Picturing = ({ t, tiles, balance }) => [
  <MiniScreen key="1" dark>
    {balance('0.00')}
    {tiles('deposit')}
  </MiniScreen>,
  <MiniScreen key="2">
    <MiniSheet title={t('mini.deposit')}>
      <MiniField label={t('mini.account')} value="405-123-8876" action={t('mini.copy')} tapped />
      <MiniQr />
    </MiniSheet>
  </MiniScreen>,
  <MiniScreen key="3" dark>
    {balance('500.00')}
    <MiniRow label={t('mini.deposit')} amount="+500.00" state={t('mini.done')} />
  </MiniScreen>,
  <MiniScreen key="4">
    <MiniSheet title={t('mini.withdraw')}>
      <MiniField label={t('mini.amount')} value="300.00" />
      <MiniButton tapped>{t('mini.withdraw')}</MiniButton>
    </MiniSheet>
  </MiniScreen>,
];

const play: Picturing = ({ t, home }) => [
  <MiniScreen key="1" dark>
    <MiniCard name={t('mini.game')} image={<Dices />} action={home('card.open')} tapped />
  </MiniScreen>,
  <MiniScreen key="2">
    <MiniSheet title={t('mini.game')}>
      <MiniButton tapped>{home('card.open')}</MiniButton>
    </MiniSheet>
  </MiniScreen>,
  <MiniScreen key="3">
    <MiniSheet title={t('mini.game')}>
      <MiniField label={t('mini.stake')} value="100.00" tapped />
      <MiniField label={t('mini.username')} value="pg0001" action={t('mini.copy')} />
      <MiniField label={t('mini.password')} value="••••••" action={t('mini.copy')} />
    </MiniSheet>
  </MiniScreen>,
  <MiniScreen key="4">
    <MiniSheet title={t('mini.game')}>
      <MiniField label={t('mini.stake')} value="100.00" />
      <MiniButton tapped>{t('mini.transferPlay')}</MiniButton>
    </MiniSheet>
  </MiniScreen>,
];

const balances: Picturing = ({ t, home, tiles, balance }) => [
  <MiniScreen key="1" dark>
    {balance('1,250.00')}
    {tiles()}
  </MiniScreen>,
  <MiniScreen key="2" dark>
    {balance('1,480.00', true)}
  </MiniScreen>,
  <MiniScreen key="3" dark>
    <MiniCard name={t('mini.game')} figure="340.00" image={<Dices />} action={home('card.view')} />
    <MiniCard name={home('sections.sport')} figure="120.00" image={<Wallet />} action={home('card.view')} />
  </MiniScreen>,
  <MiniScreen key="4">
    <MiniTitle>{t('mini.statement')}</MiniTitle>
    <MiniDay
      day="14/01/2026"
      entries={[
        {
          label: t('mini.withdraw'),
          route: `${home('wallet')} → SCB`,
          amount: '−300.00',
          time: '14:30:00',
          state: t('mini.done'),
          image: <ArrowUpFromLine />,
        },
        {
          label: t('mini.deposit'),
          route: `SCB → ${home('wallet')}`,
          amount: '+500.00',
          time: '14:05:00',
          state: t('mini.done'),
          image: <ArrowDownToLine />,
          isIn: true,
        },
      ]}
    />
  </MiniScreen>,
];

const bonus: Picturing = ({ t, tiles, bonusCard, activeBonus }) => [
  <MiniScreen key="1" dark>
    {tiles('bonus')}
  </MiniScreen>,
  <MiniScreen key="2">
    <MiniField label={t('mini.code')} value="NEW100" action={t('mini.search')} />
    {bonusCard(undefined, true)}
  </MiniScreen>,
  <MiniScreen key="3">
    <MiniSheet title={t('mini.bonus')}>
      <MiniCard name={t('mini.bonus')} figure="100%" image={<Gift />} />
      <MiniButton tapped>{t('mini.receive')}</MiniButton>
    </MiniSheet>
  </MiniScreen>,
  <MiniScreen key="4">
    {activeBonus()}
    {bonusCard(t('mini.active'))}
  </MiniScreen>,
];

const bonusCancel: Picturing = ({ t, tiles, bonusCard, activeBonus }) => [
  <MiniScreen key="1" dark>
    {tiles('bonus')}
  </MiniScreen>,
  <MiniScreen key="2">
    {activeBonus(true)}
    {bonusCard(t('mini.active'))}
  </MiniScreen>,
  <MiniScreen key="3">
    <MiniSheet title={t('mini.cancelAsk')}>
      <MiniButton variant="danger" tapped>
        {t('mini.confirm')}
      </MiniButton>
    </MiniSheet>
  </MiniScreen>,
  <MiniScreen key="4">
    <MiniBadge>{t('mini.done')}</MiniBadge>
    {tiles('withdraw')}
  </MiniScreen>,
];

const topics: Record<HowtoTopic, Picturing> = { wallet, play, balance: balances, bonus, bonusCancel };

/**
 * Returns the images of a guide, one for each step. They are miniatures of the home page, its modals, the statement and
 * the bonus page.
 */
export function useHowtoImages(topic: HowtoTopic): readonly ReactNode[] {
  return topics[topic](useParts());
}
