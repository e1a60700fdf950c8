declare const __VERSION__: string;

/** The version shown to members, from package.json. */
export const appVersion: string = __VERSION__;
