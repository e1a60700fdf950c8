import { button, link, type Screenplay } from './screenplay';

export const bonusCancel: Screenplay = {
  topic: 'bonusCancel',
  scenario: 'active-bonus',
  path: '/user/home',
  play: async ({ say, tap, hold, poster }) => {
    await say('films:bonusCancel.home');
    await tap(link('home:tiles.bonus'));
    await say('films:bonusCancel.top');
    poster();
    await tap(button('bonus:cancel.button'));
    await say('films:bonusCancel.cost');
    await hold(2);
    await tap(button('bonus:cancel.yes'));
    await hold(1.5);
    await tap(button('common:ok'));
    await say('films:bonusCancel.after');
    await hold(4);
  },
};
