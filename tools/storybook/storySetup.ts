import { commands } from 'vitest/browser';
import { type NodeCommands, setNodeCommands } from '../../.storybook/checks.ts';
import '../../.storybook/keyboard.ts';

/** Setup file of the story tests. Gives stories and their checks the commands that run in Node. */
declare module 'vitest/browser' {
  interface BrowserCommands extends NodeCommands {}
}

setNodeCommands(commands);
window.kapaoKeyboard = { press: commands.pressKey, type: commands.typeText };
