import type { Settings } from './buildSettings';
import { settings as first } from './settings';

declare const __OTHER_SETTINGS__: Omit<Settings, keyof typeof first>;

/**
 * All settings of this build. Adds the other settings to the `settings` object of `settings.ts`. Modules that the first
 * page loads as scripts must not import this file. Amounts are in baht.
 */
export const settings: Settings = Object.assign(first, { ...__OTHER_SETTINGS__, ...first });
