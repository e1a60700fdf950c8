import { button, link, type Screenplay, text } from './screenplay';

export const balance: Screenplay = {
  topic: 'balance',
  scenario: 'usual',
  path: '/user/home',
  play: async ({ say, tap, look, hold, meanwhile, poster }) => {
    await say('films:balance.total');
    poster();
    await hold(1);
    await say('films:balance.check');
    await meanwhile(300);
    await tap(button('home:check'));
    await say('films:balance.cards');
    await look(text('home:sections.sport'));
    await hold(1);
    await say('films:balance.statement');
    await tap(link('nav:statement'));
    await hold(1);
    await say('films:balance.entry');
    await tap(button('statement:kind.deposit'));
    await hold(3);
  },
};
