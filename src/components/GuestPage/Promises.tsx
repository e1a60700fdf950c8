import Landmark from 'lucide-react/icons/landmark';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Wallet from 'lucide-react/icons/wallet';
import { useTranslation } from 'react-i18next';
import { icon } from '@/components/Icon/Icon.css';
import { Pouch } from '@/components/Pouch/Pouch';
import { HomePicture } from './HomePicture';
import * as css from './Promises.css';

// words: welcome.*
const promises = [
  ['wallet', Wallet],
  ['withdrawal', Landmark],
  ['limits', ShieldCheck],
] as const;

/** Three promises to guests, between the pouch and a picture of home. */
export function Promises() {
  const { t } = useTranslation('welcome');
  return (
    <div className={css.panel}>
      <Pouch size={5} mood="open" />
      <ul role="list" className={css.list}>
        {promises.map(([promise, Icon]) => (
          <li key={promise} className={css.promise}>
            <Icon className={icon()} />
            <div className={css.text}>
              <p className={css.name}>{t(`${promise}.title`)}</p>
              <p>{t(`${promise}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <HomePicture />
    </div>
  );
}
