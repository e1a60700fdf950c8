/** The paths of the tied pouch on a square of 64 units, for the page and for images drawn by script. */
export const tiedPouch = {
  bag: 'M23 19c-9 6-17 17-17 27 0 9 7 14 26 14s26-5 26-14c0-10-8-21-17-27z',
  fold: 'M23 19c-3-4-6-8-5-12 4 2 6-2 9-1 2 0 3 2 5 2s3-2 5-2c3-1 5 3 9 1 1 4-2 8-5 12z',
  band: 'M21.5 19.5h21',
  string: 'M37 20c1 5 5 6 6 10',
  stitch: 'M11 47c1 6 8 8.500 21 8.500S52 53 53 47',
} as const;
