import * as css from './frame.css';
import { Main } from './Main';

/** A page without bars: the site is closed, or there is no such page. */
export function PlainLayout() {
  return <Main className={css.plain} />;
}
