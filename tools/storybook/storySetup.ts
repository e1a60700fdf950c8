import { commands } from 'vitest/browser';
import { type NodeCommands, setNodeCommands } from '../../.storybook/checks.ts';
import '../../.storybook/keyboard.ts';

/** Setup file of the story tests: gives the stories' checks what only Node can do. */
declare module 'vitest/browser' {
  interface BrowserCommands extends NodeCommands {}
}

setNodeCommands(commands);
window.kapaoKeyboard = { press: commands.pressKey, type: commands.typeText };
