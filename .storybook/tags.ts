/**
 * Expects that no story ends with a raw `<team>` tag on screen. A text with this tag belongs in `SupportLink`, or in a
 * component that uses `SupportLink`. Pages that list the texts themselves are exempt. So are docs pages, whose own words
 * may name the tag.
 */
export function expectNoTags({ title, viewMode }: { title: string; viewMode?: string }): void {
  if (title.startsWith('Foundations/') || viewMode === 'docs') return;
  const shown = /.{0,60}<team>/s.exec(document.body.textContent ?? '');
  if (shown) throw new Error(`A tag is on screen: ${shown[0]}`);
}
