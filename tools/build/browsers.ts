import browserslist from 'browserslist';

/**
 * The supported browsers: "Baseline Widely Available" on the date in package.json, that is the versions of the 30
 * months before it.
 */
const supported = browserslist(undefined, { path: import.meta.dirname });

/** Returns the number of a version such as `17.5` or `18.5-18.7`. */
const numberOf = (version: string): number => Number.parseFloat(version);

/** Returns the oldest supported version of a browser by its name in browserslist. */
const oldestOf = (name: string): number =>
  Math.min(...supported.filter((one) => one.startsWith(`${name} `)).map((one) => numberOf(one.slice(name.length + 1))));

/** The oldest supported version of each browser. Chrome stands for Android's WebView, too. */
export const oldest = {
  chrome: oldestOf('chrome'),
  edge: oldestOf('edge'),
  firefox: oldestOf('firefox'),
  safari: oldestOf('safari'),
  ios: oldestOf('ios_saf'),
} as const;

/** The browsers for which the build lowers the syntax of scripts and styles. */
export const buildTarget: string[] = Object.entries(oldest).map(([name, version]) => `${name}${version}`);
