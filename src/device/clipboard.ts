/**
 * Copies text with the Clipboard API or, if that fails, by selecting the text in a hidden field. Call this function
 * during a tap, because browsers may otherwise refuse. Never rejects. Resolves with false if the browser refuses both.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const active = document.activeElement as HTMLElement | null;
  // Elements outside an open modal dialog are inert and cannot be selected, so put the field into the dialog.
  const host = active?.closest('dialog') ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0';
  host.append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    active?.focus({ preventScroll: true });
  }
}
