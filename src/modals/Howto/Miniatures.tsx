import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import * as css from './Miniatures.css';

/* The app's own components in miniature, for the how-to guides. They are decorative: screen readers get the text of
   the step instead. A ring marks the element to tap. */

const ring = (tapped: boolean | undefined) => (tapped ? css.tapped : undefined);
const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** An extract of a screen. The home page is dark; other screens follow the page's theme. */
export function MiniScreen({ dark, children }: { dark?: boolean; children: ReactNode }) {
  return (
    <div className={css.screen} aria-hidden="true" data-theme={dark ? 'dark' : undefined}>
      <div className={css.stack}>{children}</div>
    </div>
  );
}

export function MiniBalance({
  label,
  amount,
  action,
  tapped,
}: {
  label: string;
  amount: string;
  action: string;
  tapped?: boolean;
}) {
  return (
    <div className={css.pouch}>
      <span className={css.small}>{label}</span>
      <span className={css.figure}>{amount}</span>
      <span className={join(css.button.action, ring(tapped))}>{action}</span>
    </div>
  );
}

/** The pouch with a stitched seam, for the main content of a page. */
export function MiniPouch({ children }: { children: ReactNode }) {
  return (
    <div className={css.pouch}>
      <div className={css.stack}>{children}</div>
    </div>
  );
}

interface MiniTile {
  id: string;
  label: string;
  image: ReactNode;
  tapped?: boolean;
}

export function MiniTiles({ items }: { items: readonly MiniTile[] }) {
  return (
    <div className={css.tiles}>
      {items.map(({ id, label, image, tapped }) => (
        <span key={id} className={join(css.tile, ring(tapped))}>
          {image}
          <span className={css.tileWords}>{label}</span>
        </span>
      ))}
    </div>
  );
}

interface MiniCardProps {
  name: string;
  image: ReactNode;
  figure?: string;
  action?: string;
  badge?: string;
  tapped?: boolean;
}

export function MiniCard({ name, image, figure, action, badge, tapped }: MiniCardProps) {
  return (
    <div className={join(css.card, tapped && !action ? css.tapped : undefined)}>
      <span className={css.logo}>{image}</span>
      <span className={css.grow}>
        <span className={css.name}>{name}</span>
        {figure ? <span className={css.amount}>{figure}</span> : null}
      </span>
      {badge ? <MiniBadge>{badge}</MiniBadge> : null}
      {action ? <span className={join(css.button.quiet, ring(tapped))}>{action}</span> : null}
    </div>
  );
}

export function MiniBadge({ children }: { children: ReactNode }) {
  return (
    <span className={css.badge}>
      <Check />
      <span>{children}</span>
    </span>
  );
}

export function MiniTitle({ children }: { children: ReactNode }) {
  return <span className={css.sheetTitle}>{children}</span>;
}

export function MiniSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.sheet}>
      <span className={css.sheetTitle}>{title}</span>
      {children}
    </div>
  );
}

interface MiniFieldProps {
  label: string;
  value: string;
  action?: string;
  tapped?: boolean;
}

export function MiniField({ label, value, action, tapped }: MiniFieldProps) {
  return (
    <div>
      <span className={css.small}>{label}</span>
      <div className={css.fieldRow}>
        <span className={join(css.field, action ? undefined : ring(tapped))}>{value}</span>
        {action ? <span className={join(css.button.quiet, ring(tapped))}>{action}</span> : null}
      </div>
    </div>
  );
}

interface MiniButtonProps {
  variant?: 'action' | 'quiet' | 'danger';
  tapped?: boolean;
  children: ReactNode;
}

export function MiniButton({ variant = 'action', tapped, children }: MiniButtonProps) {
  return <span className={join(css.button[variant], css.wide, ring(tapped))}>{children}</span>;
}

export function MiniRow({ label, amount, state }: { label: string; amount: string; state: string }) {
  return (
    <div className={css.row}>
      <span className={css.grow}>
        <span className={css.name}>{label}</span>
        <span className={css.small}>{state}</span>
      </span>
      <span className={css.amount}>{amount}</span>
    </div>
  );
}

interface MiniEntryProps {
  label: string;
  route: string;
  amount: string;
  time: string;
  state: string;
  image: ReactNode;
  isIn?: boolean;
}

/** A day of the statement with its entries. */
export function MiniDay({ day, entries }: { day: string; entries: readonly MiniEntryProps[] }) {
  return (
    <div className={css.day}>
      <span className={css.dayTitle}>{day}</span>
      {entries.map(({ label, route, amount, time, state, image, isIn = false }) => (
        <div key={label} className={css.entry}>
          <span className={css.patch[isIn ? 'in' : 'out']}>{image}</span>
          <span className={css.grow}>
            <span className={css.ends}>
              <span className={css.name}>{label}</span>
              <span className={join(css.amount, isIn ? css.moneyIn : undefined)}>{amount}</span>
            </span>
            <span className={css.small}>{route}</span>
            <span className={css.ends}>
              <span className={css.small}>{time}</span>
              <span className={css.done}>
                <Check />
                <span>{state}</span>
              </span>
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}

/** A drawing that looks like a QR code but is invalid, so that nobody can pay it. */
export function MiniQr() {
  return (
    <svg className={css.qr} data-theme="light" aria-hidden="true" viewBox="0 0 21 21" shapeRendering="crispEdges">
      <path
        fill="currentColor"
        d="M1 1h6v6H1zM2 2v4h4V2zM3 3h2v2H3zM14 1h6v6h-6zM15 2v4h4V2zM16 3h2v2h-2zM1 14h6v6H1zM2 15v4h4v-4zM3 16h2v2H3zM9 1h1v2H9zM11 2h2v1h-2zM9 5h3v1H9zM12 7h1v2h-1zM1 9h2v1H1zM4 9h3v2H4zM8 9h3v1H8zM14 9h2v1h-2zM18 9h2v3h-2zM1 11h2v1H1zM9 11h2v3H9zM12 11h2v1h-2zM15 11h2v2h-2zM12 14h1v3h-1zM14 14h3v1h-3zM18 14h2v2h-2zM9 16h2v1H9zM14 16h2v3h-2zM9 18h4v1H9zM17 18h3v2h-3z"
        fillRule="evenodd"
      />
    </svg>
  );
}
