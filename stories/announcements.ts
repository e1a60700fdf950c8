/** The announcements since `recordAnnouncements`, such as `polite: Copied` or `polite in a dialog: Copied`. */
export const announcements: string[] = [];

const record = (changes: readonly MutationRecord[]) => {
  for (const { target, addedNodes } of changes) {
    const { announcer } = (target as HTMLElement).dataset;
    if (!announcer) continue;
    // A region that arrives with its text has no change of its own, so this list lacks it, as screen readers do.
    const place = (target as HTMLElement).closest('dialog') ? ' in a dialog' : '';
    for (const node of addedNodes) announcements.push(`${announcer}${place}: ${node.textContent}`);
  }
};

let observer: MutationObserver | undefined;

/** Starts to record what `announce` says, as `beforeEach` or first step of a test. */
export function recordAnnouncements(): void {
  observer ??= new MutationObserver(record);
  observer.disconnect();
  announcements.length = 0;
  observer.observe(document.body, { subtree: true, childList: true });
}
