import { anan, longName, malee, nida, somchai } from './people';

/**
 * Logins of the demo, including a deactivated member, who is refused. The development server prints them at its start.
 * This list is cheap to import, because it needs no database.
 */
export const demoLogins: readonly { username: string; password: string; description: string }[] = [
  somchai,
  malee,
  anan,
  nida,
  longName,
].map(({ username, password, description }) => ({ username, password, description }));
