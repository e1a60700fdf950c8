/** Puts a file among the device's downloads, under its own name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: file.name });
  link.click();
  // The download reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
