declare const __VERSION__: string;

/** The version members are shown (spec section 1): that of package.json. */
export const appVersion: string = __VERSION__;
