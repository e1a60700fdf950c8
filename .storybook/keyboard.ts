/**
 * Real keys, which only the program that drives the browser can press. Both functions resolve when the page has handled
 * the keys.
 */
export interface Keyboard {
  /** Presses one key by Playwright's name, such as `Tab` or `Shift+Tab`. */
  press(key: string): Promise<void>;
  /** Types a text into the focused field. */
  type(text: string): Promise<void>;
}

declare global {
  interface Window {
    /** Set by Vitest (`tools/storybook/storySetup.ts`). */
    kapaoKeyboard?: Keyboard;
  }
}

/** Returns the real keyboard. Undefined if no program has set it, for example when a person views the page. */
export const realKeyboard = (): Keyboard | undefined => window.kapaoKeyboard;
