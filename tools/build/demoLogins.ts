import type { Plugin } from 'vite';

type Logins = typeof import('../../mocks/scenarios/demoLogins.ts')['demoLogins'];

/** Returns one line per demo member: phone number, password, purpose. */
function lines(logins: Logins): string[] {
  const width = Math.max(...logins.map(({ username }) => username.length));
  return logins.map(({ username, password, description }) => `${username.padEnd(width)}  ${password}  ${description}`);
}

/** Prints the demo logins below Vite's address. The mock backend defines them. */
export function demoLoginsBanner(): Plugin {
  return {
    name: 'kapao:demo-logins',
    apply: 'serve',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        // Load the module through the server, because only the server knows the aliases of the mock's imports.
        void server.ssrLoadModule('/mocks/scenarios/demoLogins.ts').then(({ demoLogins }) => {
          const text = ['', 'Demo logins (phone, password, purpose):', ...lines(demoLogins as Logins)];
          server.config.logger.info(`${text.join('\n  ')}\n`);
        });
      };
    },
  };
}
