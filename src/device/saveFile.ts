/**
 * Downloads a file under its name. Returns false if the download may have failed. That is the case on a phone without a
 * share function: usually an in-app browser, where downloads do nothing.
 */
export function saveFile(file: File): boolean {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: file.name });
  link.click();
  // The browser reads the object URL after this task, so revoke it only after 10 s.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return matchMedia('(any-pointer: fine)').matches || navigator.canShare !== undefined;
}
