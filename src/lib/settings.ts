import type { Settings } from './buildSettings';

declare const __SETTINGS__: Settings;

/** The settings this build was made with; see buildSettings.ts. Amounts are in baht. */
export const settings: Settings = { ...__SETTINGS__ };

/** Storybook's market switch and tests change settings in place; the app never does. */
export function overrideSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
}
