import type { FirstPageSetting, Settings } from './buildSettings';

/** The settings that the first page of a visit needs. `allSettings.ts` adds the others for later pages. */
type FirstPageSettings = Pick<Settings, FirstPageSetting>;

declare const __SETTINGS__: FirstPageSettings;

/** This build's settings for the first page of a visit. See buildSettings.ts. */
export const settings: FirstPageSettings = { ...__SETTINGS__ };

/** Changes settings in place, for tests and Storybook's market switch. The app never calls this. */
export function overrideSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
}
