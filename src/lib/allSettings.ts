import type { Settings } from './buildSettings';
import { settings as first } from './settings';

declare const __OTHER_SETTINGS__: Omit<Settings, keyof typeof first>;

/**
 * All settings of this build. Adds the other settings to the `settings` object of `settings.ts`. Modules of a first
 * page must not import this. Amounts are in baht.
 */
export const settings: Settings = Object.assign(first, { ...__OTHER_SETTINGS__, ...first });
