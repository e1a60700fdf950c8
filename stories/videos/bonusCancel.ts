import { button, link, type Script } from './script';

export const bonusCancel: Script = {
  topic: 'bonusCancel',
  scenario: 'active-bonus',
  path: '/user/home',
  play: async ({ say, tap, pause, poster }) => {
    await say('films:bonusCancel.home');
    await tap(link('home:tiles.bonus'));
    await say('films:bonusCancel.top');
    poster();
    await tap(button('bonus:cancel.button'));
    await say('films:bonusCancel.cost');
    await pause(2);
    await tap(button('bonus:cancel.yes'));
    await pause(1.5);
    await tap(button('common:ok'));
    await say('films:bonusCancel.after');
    await pause(4);
  },
};
