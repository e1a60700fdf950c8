import { button, heading, link, type Script } from './script';

/** The end of the daily bonus's name, which is the same in Thai and in Lao. */
const daily = { named: ' 10%' };

export const bonus: Script = {
  topic: 'bonus',
  scenario: 'usual',
  path: '/user/home',
  play: async ({ say, tap, show, pause, poster }) => {
    await say('videos:bonus.home');
    await tap(link('home:tiles.bonus'));
    await say('videos:bonus.choose');
    poster();
    await show(button(daily));
    await tap(button(daily));
    await say('videos:bonus.read');
    await pause(1);
    await tap(button('bonus:modal.receive'));
    await pause(1);
    await say('videos:bonus.active');
    await show(heading('bonus:active.title'));
    await say('videos:bonus.hold');
    await pause(2);
  },
};
