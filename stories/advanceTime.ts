import MockDate from 'mockdate';
import { storyBackend } from '#.storybook/backend';

/** Time passes on the device and on the server alike. */
export function advanceTime(seconds: number): void {
  MockDate.set(Date.now() + seconds * 1000);
  storyBackend().advance(seconds);
}
