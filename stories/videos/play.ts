import { button, field, type Screenplay, text } from './screenplay';

/** A game that the member has not opened yet, by the name that its provider gave it. */
const game = { named: 'Bamboo Flix' };

export const play: Screenplay = {
  topic: 'play',
  scenario: 'usual',
  path: '/user/home',
  play: async ({ say, tap, type, look, hold, poster }) => {
    await look(button(game));
    await say('films:play.home');
    poster();
    await tap(button(game));
    await say('films:play.open');
    await tap(button('game:open'));
    await say('films:play.account');
    await look(text('game:username'));
    await hold(1);
    await say('films:play.stake');
    await type(field('game:stake'), '100');
    await say('films:play.go');
    await tap(button('game:moveAndPlay'));
    await say('films:play.back');
    await tap(button('common:close'));
    await look(button(game));
    await hold(2);
  },
};
