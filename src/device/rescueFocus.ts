/**
 * Moves the focus to `target`, without scrolling, if the focused element has been removed from the page. Keyboard users
 * would otherwise lose their position. Returns false, and moves nothing, if another element has the focus.
 */
export function rescueFocus(target: HTMLElement | null | undefined): boolean {
  if (document.activeElement !== document.body) return false;
  target?.focus({ preventScroll: true });
  return true;
}
