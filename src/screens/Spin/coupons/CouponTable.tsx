import { useTranslation } from 'react-i18next';
import type { Coupon } from '@/api/calls/spin';
import { Amount } from '@/components/Amount/Amount';
import { Badge } from '@/components/Badge/Badge';
import { Button } from '@/components/Button/Button';
import { role, TableFrame } from '@/components/Table/TableFrame';
import { detectLang } from '@/i18n/detectLang';
import { formatAmount, noValue } from '@/i18n/format';
import { namesBaht } from '@/screens/Spin/wheel/prizeResult';
import * as css from './CouponTable.css';

/**
 * Returns the name of the coupon's prize or, if the name is empty, the label of the prize's slice. Returns a dash if
 * both are empty.
 */
export const couponName = ({ prize }: Coupon): string => prize.name || prize.slice.label || noValue;

/**
 * Returns a React key that does not change when another row is removed. A malformed response may contain a coupon
 * twice.
 */
const getKey = (coupons: readonly Coupon[], index: number): string => {
  const id = coupons[index]?._id ?? '';
  return coupons.findIndex(({ _id }) => _id === id) === index ? id : `${id}.${index}`;
};

interface CouponTableProps {
  coupons: readonly Coupon[];
  /** The number of the first coupon on this page, from 1. */
  from: number;
  claiming: boolean;
  isExpired: (coupon: Coupon) => boolean;
  onClaim: (coupon: Coupon) => void;
}

/** Shows a page of coupons with number, prize, amount and claim button. In a narrow container each row is a ticket. */
export function CouponTable({ coupons, from, claiming, isExpired, onClaim }: CouponTableProps) {
  const { t } = useTranslation('spin');
  const columns = [
    { key: 'number', header: t('coupon.number') },
    { key: 'prize', header: t('coupon.prize') },
    { key: 'amount', header: t('coupon.amount'), align: 'end' },
    { key: 'claim', header: t('coupon.claim'), align: 'end' },
  ] as const;
  return (
    <TableFrame caption={t('coupon.title')} columns={columns}>
      {coupons.map((coupon, index) => (
        <tr key={getKey(coupons, index)} {...role('row')} className={css.row}>
          <td {...role('cell')} className={css.number} translate="no">
            {from + index}
          </td>
          <th {...role('rowheader')} scope="row" className={css.prize}>
            <CouponPrize coupon={coupon} />
          </th>
          <td {...role('cell')} className={css.amount({ isNamed: isAmountNamed(coupon) })}>
            <Amount value={coupon.amount} />
          </td>
          <td {...role('cell')} className={css.claim}>
            {isExpired(coupon) ? (
              <Badge>{t('coupon.expired')}</Badge>
            ) : (
              <Button
                busy={claiming}
                aria-label={t('coupon.claimOf', { name: couponName(coupon), number: from + index })}
                onClick={() => onClaim(coupon)}
              >
                {t('coupon.claim')}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

/** Asks whether to claim this coupon, and states its amount once. */
export function ClaimText({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('spin');
  const name = couponName(coupon);
  return (
    <span>{isAmountNamed(coupon) ? name : t('coupon.askText', { name, amount: formatAmount(coupon.amount) })}</span>
  );
}

/** Returns whether the coupon's name states its amount in baht, as in "50 baht coupon", and not as a percentage. */
const isAmountNamed = (coupon: Coupon): boolean => namesBaht(couponName(coupon), coupon.amount);

/** Shows the label of the prize's slice with the prize's name below, or only the name if it contains the label. */
function CouponPrize({ coupon }: { coupon: Coupon }) {
  const { slice, name } = coupon.prize;
  const label = (name.includes(slice.label) ? name : slice.label) || noValue;
  return (
    <>
      <span className={css.name} lang={detectLang(label)}>
        {label}
      </span>
      {name && name !== label ? (
        <span className={css.note} lang={detectLang(name)}>
          {name}
        </span>
      ) : null}
    </>
  );
}
