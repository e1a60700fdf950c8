import type { FirstPageSetting, Settings } from './buildSettings';

/** The settings that first pages need. The scripts of other pages bring the rest: `allSettings.ts`. */
type FirstPageSettings = Pick<Settings, FirstPageSetting>;

declare const __SETTINGS__: FirstPageSettings;

/** The settings of this build that first pages need; see buildSettings.ts. */
export const settings: FirstPageSettings = { ...__SETTINGS__ };

/** Storybook's market switch and tests change settings in place; the app never does. */
export function overrideSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
}
