import { SanitizedHtml } from './SanitizedHtml';
import { items as list } from './SanitizedHtmlList.css';

/** Server texts one after another: conditions, agreements. One text alone is `Html`. */
export function SanitizedHtmlList({ items }: { items: readonly string[] }) {
  return (
    <ol className={list}>
      {items.map((html, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no other identity and never move
        <li key={index}>
          <SanitizedHtml html={html} />
        </li>
      ))}
    </ol>
  );
}
