import browserslist from 'browserslist';

/**
 * The supported browsers: "Baseline Widely Available" on the date in package.json, that is the versions of the 30
 * months before it.
 */
const supported = browserslist(undefined, { path: import.meta.dirname });

/** Returns the number of a version such as `17.5` or `18.5-18.7`. */
const getNumber = (version: string): number => Number.parseFloat(version);

/** Returns the oldest supported version of a browser by its name in browserslist. */
const getOldest = (name: string): number =>
  Math.min(
    ...supported.filter((item) => item.startsWith(`${name} `)).map((item) => getNumber(item.slice(name.length + 1))),
  );

/** The oldest supported version of each browser. Chrome stands for Android's WebView, too. */
export const oldest = {
  chrome: getOldest('chrome'),
  edge: getOldest('edge'),
  firefox: getOldest('firefox'),
  safari: getOldest('safari'),
  ios: getOldest('ios_saf'),
} as const;

/** The browsers for which the build lowers the syntax of scripts and styles. */
export const buildTarget: string[] = Object.entries(oldest).map(([name, version]) => `${name}${version}`);
