import { SanitizedHtml } from './SanitizedHtml';
import { items as list } from './SanitizedHtmlList.css';

/** A list of server texts, such as conditions or agreements. For a single text use `SanitizedHtml`. */
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
