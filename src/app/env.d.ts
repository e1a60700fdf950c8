/** The build setting `mock`. It is a literal, so that the bundler can remove the code that depends on it. */
declare const __MOCK__: boolean;
