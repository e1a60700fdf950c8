import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { type NodeCommands, setNodeCommands } from '../../.storybook/checks.ts';
import '../../.storybook/keyboard.ts';
import { addPassed } from '../../.storybook/testRun.ts';

/** Setup file of the story tests. Gives stories and their checks the commands that run in Node. */
declare module 'vitest/browser' {
  interface BrowserCommands extends NodeCommands {}
}

setNodeCommands(commands);
window.kapaoKeyboard = { press: commands.pressKey, type: commands.typeText };

/** The reports of the accessibility addon, as Storybook adds them to each test. */
interface Reported {
  reports?: { result?: { violations?: unknown[] } }[];
}

/** Storybook's addition to the context of each test. */
interface StoryTest {
  story?: { id: string };
}

// Vitest sends them to Node and writes them to disk. What a story passed is 30 kB of each and tells nobody anything.
afterEach<StoryTest>(({ task, story }) => {
  for (const report of (task.meta as Reported).reports ?? []) {
    if (report.result?.violations) report.result = { violations: report.result.violations };
  }
  if (task.result?.state === 'pass' && story) addPassed(story.id);
});
