import type { Plugin } from 'vite';

type Logins = typeof import('../../mocks/scenarios/demoLogins.ts')['demoLogins'];

/** One line per demo member: phone, password, what that member is for. */
function lines(logins: Logins): string[] {
  const width = Math.max(...logins.map(({ username }) => username.length));
  return logins.map(({ username, password, description }) => `${username.padEnd(width)}  ${password}  ${description}`);
}

/** Prints the demo logins below the address that Vite prints: the mock backend knows them. */
export function demoLoginsBanner(): Plugin {
  return {
    name: 'kapao:demo-logins',
    apply: 'serve',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        // Through the server, because the mock's modules import by the aliases that only it knows.
        void server.ssrLoadModule('/mocks/scenarios/demoLogins.ts').then(({ demoLogins }) => {
          const text = ['', 'Demo logins (phone, password, what for):', ...lines(demoLogins as Logins)];
          server.config.logger.info(`${text.join('\n  ')}\n`);
        });
      };
    },
  };
}
