/**
 * Returns the files of a paste. Returns none if the paste also has text, as a spreadsheet's cells do, because the member
 * then pastes the text. The name of a copied file is no such text.
 */
export function getPastedFiles({ clipboardData }: { clipboardData: DataTransfer | null }): File[] {
  const files = [...(clipboardData?.files ?? [])];
  const text = clipboardData?.getData('text/plain').trim() ?? '';
  return text === '' || files.some(({ name }) => text.endsWith(name)) ? files : [];
}
