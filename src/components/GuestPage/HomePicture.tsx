import { tiedPouch } from '@/components/Pouch/tiedPouch';
import * as css from './Promises.css';

const tiles = [0, 1, 2];

/** A drawing of home without texts, so it is true in every language. Decorative. */
export function HomePicture() {
  return (
    <svg className={css.picture} viewBox="0 0 240 330" aria-hidden="true">
      <rect className={css.body} x="1" y="1" width="238" height="420" rx="30" />
      <g transform="translate(18 20) scale(0.34)">
        <path className={css.action} d={tiedPouch.bag} />
        <path className={css.action} d={tiedPouch.fold} />
      </g>
      <rect className={css.figure} x="46" y="28" width="52" height="8" rx="4" />
      <circle className={css.line} cx="212" cy="32" r="8" />
      <rect className={css.surface} x="16" y="58" width="208" height="140" rx="22" />
      <rect className={css.seam} x="20" y="62" width="200" height="132" rx="18" />
      <rect className={css.line} x="34" y="78" width="60" height="7" rx="3.5" />
      <rect className={css.figure} x="34" y="96" width="126" height="20" rx="6" />
      <rect className={css.line} x="34" y="128" width="88" height="7" rx="3.5" />
      <rect className={css.action} x="34" y="150" width="172" height="30" rx="15" />
      {tiles.map((tile) => (
        <g key={tile} transform={`translate(${16 + tile * 72} 212)`}>
          <rect className={css.surface} width="64" height="62" rx="14" />
          <circle className={css.action} cx="32" cy="24" r="10" />
          <rect className={css.line} x="16" y="44" width="32" height="6" rx="3" />
        </g>
      ))}
      <rect className={css.surface} x="16" y="288" width="208" height="60" rx="16" />
      <rect className={css.line} x="30" y="302" width="30" height="30" rx="8" />
      <rect className={css.figure} x="70" y="304" width="70" height="7" rx="3.5" />
      <rect className={css.line} x="70" y="318" width="46" height="6" rx="3" />
    </svg>
  );
}
