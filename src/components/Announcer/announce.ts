import { isOpen, onDialogs, topDialog } from '@/components/Dialog/dialogStack';
import { visuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden.css';
import { onReset } from '@/lib/resettable';

/** `assertive` interrupts the screen reader and is for failures. */
type Urgency = 'polite' | 'assertive';

interface Announcement {
  text: string;
  urgency: Urgency;
}

/**
 * The delay of an announcement, in ms. The focus of a closing dialog returns meanwhile, which would cut the announcement
 * off, and screen readers notice a new region before its first text.
 */
const settleMs = 150;

/** An announced text leaves the page after this time, in ms, so that nobody finds it among the page's own texts. */
const shownMs = 1000;

let queue: readonly Announcement[] = [];
let current: { host: Element; announcements: readonly Announcement[] } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Everything outside a modal dialog is inert, so each dialog has regions of its own. */
const currentHost = (): HTMLElement => topDialog() ?? document.body;

/** Returns the host's region, which stays in the host for good. Only texts are in it, never a control. */
function getRegion(host: Element, urgency: Urgency): Element {
  const existing = host.querySelector(`:scope > [data-announcer="${urgency}"]`);
  if (existing) return existing;
  const region = document.createElement('div');
  region.className = visuallyHidden;
  region.dataset.announcer = urgency;
  region.setAttribute('aria-live', urgency);
  host.append(region);
  return region;
}

const fill = (host: Element, announcements: readonly Announcement[]) => {
  for (const urgency of ['assertive', 'polite'] as const) {
    const lines = announcements.filter((announcement) => announcement.urgency === urgency).map(({ text }) => text);
    getRegion(host, urgency).replaceChildren(
      ...lines.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
    );
  }
};

const clearCurrent = () => {
  if (current) fill(current.host, []);
  current = undefined;
};

function announceNow(): void {
  clearCurrent();
  current = { host: currentHost(), announcements: queue };
  fill(current.host, queue);
  queue = [];
  timer = setTimeout(clearCurrent, shownMs);
}

/** Starts the delay again. The regions exist from now on. */
function schedule(): void {
  clearTimeout(timer);
  getRegion(currentHost(), 'assertive');
  getRegion(currentHost(), 'polite');
  timer = setTimeout(announceNow, settleMs);
}

onDialogs(() => {
  if (current && current.host !== document.body && !isOpen(current.host)) {
    // The dialog has just closed, and the returning focus cuts its announcement off.
    queue = [...current.announcements, ...queue];
    current = undefined;
  }
  if (queue.length) schedule();
});

/**
 * Lets screen readers say a translated plain text, also while a dialog is open and after the focus has returned from a
 * dialog that is closing. Nothing is visible. Two components that announce the same text at once are heard once. Returns
 * a function that drops the text unless it has been said, because it is no longer true.
 */
export function announce(text: string, urgency: Urgency = 'polite'): () => void {
  // The markup of `SupportLink` is not spoken.
  const newAnnouncement = { text: text.replace(/<\/?team>/g, ''), urgency };
  queue = [...queue.filter((announcement) => announcement.text !== newAnnouncement.text), newAnnouncement];
  schedule();
  const withoutNew = (announcements: readonly Announcement[]) =>
    announcements.filter((announcement) => announcement !== newAnnouncement);
  return () => {
    queue = withoutNew(queue);
    // A text that is being said stays, and is not said again after its dialog has closed.
    if (current) current = { ...current, announcements: withoutNew(current.announcements) };
  };
}

/** Drops all announcements, so that the next member does not hear them. */
export function clearAnnouncements(): void {
  clearTimeout(timer);
  queue = [];
  clearCurrent();
}
onReset(clearAnnouncements);
