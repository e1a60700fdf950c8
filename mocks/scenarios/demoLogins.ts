import { anan, longName, malee, nida, somchai } from './people';

/**
 * Members who can log in to the demo. The development server prints them at its start. This list is cheap to import,
 * because it needs no database.
 */
export const demoLogins: readonly { username: string; password: string; description: string }[] = [
  somchai,
  malee,
  anan,
  nida,
  longName,
].map(({ username, password, description }) => ({ username, password, description }));
