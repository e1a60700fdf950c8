import MockDate from 'mockdate';
import { storyBackend } from '#.storybook/backend';

/** Advances the clocks of the device and of the mock backend by this many seconds. */
export function advanceTime(seconds: number): void {
  MockDate.set(Date.now() + seconds * 1000);
  storyBackend().advance(seconds);
}
