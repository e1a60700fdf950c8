import { button, field, type Script, text } from './script';

/** A game without an account yet, by its provider's name for it. */
const game = { named: 'Bamboo Flix' };

export const play: Script = {
  topic: 'play',
  scenario: 'usual',
  path: '/user/home',
  play: async ({ say, tap, type, show, pause, poster }) => {
    await show(button(game));
    await say('videos:play.home');
    poster();
    await tap(button(game));
    await say('videos:play.open');
    await tap(button('game:open'));
    await say('videos:play.account');
    await show(text('game:username'));
    await pause(1);
    await say('videos:play.stake');
    await type(field('game:stake'), '100');
    await say('videos:play.go');
    await tap(button('game:moveAndPlay'));
    await say('videos:play.back');
    await tap(button('common:close'));
    await show(button(game));
    await pause(2);
  },
};
