/**
 * Lets dialogs and toasts play their exits, which tests otherwise leave out because animations are shortened. Returns the
 * function that ends this.
 */
export function allowExits(): () => void {
  const style = document.createElement('style');
  style.textContent = 'dialog, [popover], [popover] * { animation-duration: 60s !important; }';
  document.head.append(style);
  return () => style.remove();
}

/** Returns the copy of a dialog or toast that is leaving, or null. */
export const findLeaving = (): HTMLElement | null => document.querySelector('body > [popover][inert]');

/** Ends the exit of a copy. */
export function finishExit(copy: HTMLElement): void {
  for (const animation of copy.getAnimations()) animation.finish();
}
