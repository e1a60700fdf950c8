import { expect, onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { type NodeCommands, setNodeCommands } from '../../.storybook/checks.ts';
import '../../.storybook/keyboard.ts';
import { addPassed, setMatchAria, setWatchEnd, setWatchStart } from '../../.storybook/testRun.ts';
import { expectCodes, watchCodes } from './shownCodes.ts';

/** Setup file of the story tests. Gives stories and their checks the commands that run in Node. */
declare module 'vitest/browser' {
  interface BrowserCommands extends NodeCommands {}
}

setNodeCommands(commands);
window.kapaoKeyboard = { press: commands.pressKey, type: commands.typeText };

setMatchAria((element) => expect(element).toMatchAriaSnapshot());

/** The reports of the accessibility addon, as Storybook adds them to each test. */
interface Reported {
  reports?: { result?: { violations?: unknown[] } }[];
}

/** Storybook's addition to the context of each test. */
interface StoryTest {
  story?: { id: string };
}

// Each test registers this itself: a page evaluates this file only once, so `afterEach` would see its first story file.
setWatchStart(watchCodes);
setWatchEnd(() => {
  expectCodes();
  onTestFinished((context) => {
    const { task, story } = context as typeof context & StoryTest;
    // Vitest sends the reports to Node and writes them to disk. What a story passed is 40 kB of each and tells nothing.
    for (const report of (task.meta as Reported).reports ?? []) {
      if (report.result?.violations) report.result = { violations: report.result.violations };
    }
    if (task.result?.state === 'pass' && story) addPassed(story.id);
  });
});
