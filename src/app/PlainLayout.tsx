import * as css from './frame.css';
import { Main } from './Main';

/** Lays out a page without bars: the site is closed, or the page does not exist. */
export function PlainLayout() {
  return <Main className={css.plain} />;
}
