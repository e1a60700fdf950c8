import { waitForStable } from '#.storybook/backend';
import { matchAria } from '#.storybook/testRun';

/** Makes a test of a story show it in English, as the snapshots of what is heard are. */
export const inEnglish = { globals: { language: 'en' } };

/**
 * A test that compares what a screen reader finds with the snapshot beside the story's file: in the dialog on top or,
 * without a dialog, on the page. `-u` writes the snapshot again.
 */
export async function heardAsBefore({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitForStable();
  // An announcement stays for a second, so whether it is still there depends on the machine.
  for (const region of document.querySelectorAll('[data-announcer]')) region.ariaHidden = 'true';
  matchAria([...document.querySelectorAll(':modal')].at(-1) ?? canvasElement);
}
