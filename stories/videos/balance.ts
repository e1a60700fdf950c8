import { button, link, type Script, text } from './script';

export const balance: Script = {
  topic: 'balance',
  scenario: 'usual',
  path: '/user/home',
  play: async ({ say, tap, show, pause, meanwhile, poster }) => {
    await say('videos:balance.total');
    poster();
    await pause(1);
    await say('videos:balance.check');
    await meanwhile(300);
    await tap(button('home:check'));
    await say('videos:balance.cards');
    await show(text('home:sections.sport'));
    await pause(1);
    await say('videos:balance.statement');
    await tap(link('nav:statement'));
    await pause(1);
    await say('videos:balance.entry');
    await tap(button('statement:kind.deposit'));
    await pause(3);
  },
};
