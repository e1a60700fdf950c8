import { button, field, type Script } from './script';

export const wallet: Script = {
  topic: 'wallet',
  scenario: 'usual',
  path: '/user/home',
  play: async ({ say, tap, type, show, pause, meanwhile, control, poster }) => {
    await say('videos:wallet.home');
    poster();
    await tap(button('home:tiles.deposit'));
    await say('videos:wallet.copy');
    await tap(button('deposit:bank.number'));
    await say('videos:wallet.transfer');
    await meanwhile(50, (username) => control('pay', { username, amount: 500 }));
    await tap(button('deposit:done'));
    await say('videos:wallet.credited');
    await pause(1);
    await say('videos:wallet.withdraw');
    await tap(button('home:tiles.withdraw'));
    await say('videos:wallet.amount');
    await type(field('withdraw:amount'), '300');
    await show(button('withdraw:submit'));
    await tap(button('withdraw:submit'));
    await say('videos:wallet.requested');
    await pause(3);
  },
};
