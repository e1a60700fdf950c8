import { button, heading, link, type Screenplay } from './screenplay';

/** The daily bonus, by what its owner calls it in each language. */
const daily = { named: ' 10%' };

export const bonus: Screenplay = {
  topic: 'bonus',
  scenario: 'usual',
  path: '/user/home',
  play: async ({ say, tap, look, hold, poster }) => {
    await say('films:bonus.home');
    await tap(link('home:tiles.bonus'));
    await say('films:bonus.choose');
    poster();
    await look(button(daily));
    await tap(button(daily));
    await say('films:bonus.read');
    await hold(1);
    await tap(button('bonus:modal.receive'));
    await hold(1);
    await say('films:bonus.active');
    await look(heading('bonus:active.title'));
    await say('films:bonus.hold');
    await hold(2);
  },
};
