/**
 * No story ends with a tag of our texts on screen: a text with `<team>` in it belongs in `SupportLink`, or in a component
 * that has it. The pages that list the texts themselves are left out.
 */
export function expectNoTags({ title }: { title: string }): void {
  if (title.startsWith('Foundations/')) return;
  const shown = /.{0,60}<team>/s.exec(document.body.textContent ?? '');
  if (shown) throw new Error(`A tag is on screen: ${shown[0]}`);
}
