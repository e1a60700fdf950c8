import { button, link, type Script } from './script';

export const bonusCancel: Script = {
  topic: 'bonusCancel',
  scenario: 'active-bonus',
  path: '/user/home',
  play: async ({ say, tap, pause, poster }) => {
    await say('videos:bonusCancel.home');
    await tap(link('home:tiles.bonus'));
    await say('videos:bonusCancel.top');
    poster();
    await tap(button('bonus:cancel.button'));
    await say('videos:bonusCancel.cost');
    await pause(2);
    await tap(button('bonus:cancel.yes'));
    await pause(1.5);
    await tap(button('common:ok'));
    await say('videos:bonusCancel.after');
    await pause(4);
  },
};
