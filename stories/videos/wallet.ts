import { button, field, type Screenplay } from './screenplay';

export const wallet: Screenplay = {
  topic: 'wallet',
  scenario: 'usual',
  path: '/user/home',
  play: async ({ say, tap, type, look, hold, meanwhile, control, poster }) => {
    await say('films:wallet.home');
    poster();
    await tap(button('home:tiles.deposit'));
    await say('films:wallet.copy');
    await tap(button('deposit:bank.number'));
    await say('films:wallet.transfer');
    await meanwhile(50, (username) => control('pay', { username, amount: 500 }));
    await tap(button('deposit:done'));
    await say('films:wallet.credited');
    await hold(1);
    await say('films:wallet.withdraw');
    await tap(button('home:tiles.withdraw'));
    await say('films:wallet.amount');
    await type(field('withdraw:amount'), '300');
    await look(button('withdraw:submit'));
    await tap(button('withdraw:submit'));
    await say('films:wallet.requested');
    await hold(3);
  },
};
