import type { BrowserCommand } from 'vitest/node';
import type { NodeCommands } from '../../.storybook/checks.ts';

/** Commands that stories under Vitest call by `vitest/browser`. */
export const storyCommands: { [Name in keyof NodeCommands]: BrowserCommand<Parameters<NodeCommands[Name]>> } = {
  // Import `untranslatedText` late, because it reads all files of mocks and stories, and only story tests need it.
  textIssues: async (_context, language, shown) => (await import('./untranslatedText.ts')).textIssues(language, shown),
  pressKey: ({ page }, key) => page.keyboard.press(key),
  typeText: ({ page }, text) => page.keyboard.type(text),
};
