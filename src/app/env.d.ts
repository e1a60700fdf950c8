/** The build setting `mock`, as a literal so that the bundler can remove the code that it guards. */
declare const __MOCK__: boolean;
