/** Build setting `mock`, as a literal so that the bundler can drop what it guards. */
declare const __MOCK__: boolean;
