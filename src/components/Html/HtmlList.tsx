import { Html } from './Html';
import { items as list } from './HtmlList.css';

/** Server texts one after another: conditions, agreements. One text alone is `Html`. */
export function HtmlList({ items }: { items: readonly string[] }) {
  return (
    <ol className={list}>
      {items.map((html, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no other identity and never move
        <li key={index}>
          <Html html={html} />
        </li>
      ))}
    </ol>
  );
}
