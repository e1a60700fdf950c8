declare const __VERSION__: string;

/** The version members are shown: that of package.json. */
export const appVersion: string = __VERSION__;
