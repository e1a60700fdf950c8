import MockDate from 'mockdate';
import { storyBackend } from '#.storybook/backend';

/** Advances the clocks of the device and the mock server, in seconds. */
export function advanceTime(seconds: number): void {
  MockDate.set(Date.now() + seconds * 1000);
  storyBackend().advance(seconds);
}
