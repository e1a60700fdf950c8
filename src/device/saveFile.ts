/**
 * Puts a file among the device's downloads, under its own name. `false` where nobody can tell that it came there: on a
 * phone that can share nothing, which is mostly the browser inside another app, where a download does nothing.
 */
export function saveFile(file: File): boolean {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: file.name });
  link.click();
  // The download reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return matchMedia('(any-pointer: fine)').matches || navigator.canShare !== undefined;
}
