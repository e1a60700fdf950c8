/**
 * SVG paths of the digits and the percent sign, in a box of 10 x 16 units. Unlike text, they do not depend on a
 * machine's fonts.
 */
const strokes: Record<string, string> = {
  '0': 'M5 1C2 1 1 4 1 8s1 7 4 7 4-3 4-7-1-7-4-7z',
  '1': 'M2 4l4-3v14',
  '2': 'M1 4C1 2 3 1 5 1s4 1 4 4c0 4-8 6-8 10h8',
  '3': 'M1 2C5 0 9 1 9 4.5S6 8 4 8c3 0 5 1 5 3.5S6 16 1 14',
  '4': 'M7 15V1L1 11h8.5',
  '5': 'M8.5 1H2L1.5 7c3-1.5 7.5-1 7.5 3.5S5 16 1 14',
  '6': 'M8 1C4 2 1 6 1 10.5 1 14 3 15 5 15s4-1.5 4-4.5S7 7 5 7 1.5 8 1 10',
  '7': 'M1 1h8L4 15',
  '8': 'M5 8C2.5 8 1.5 6.5 1.5 4.5S3 1 5 1s3.5 1.5 3.5 3.5S7.5 8 5 8zm0 0c-3 0-4 1.5-4 3.5S2.5 15 5 15s4-1.5 4-3.5S8 8 5 8z',
  '9': 'M2 15c4-1 7-5 7-9.5C9 2 7 1 5 1S1 2.5 1 5.5 3 9 5 9s3.5-1 4-3',
  '%': 'M9 2L1 14M2.5 2a1.5 2 0 1 0 .01 0zM7.5 10a1.5 2 0 1 0 .01 0z',
};

/**
 * Returns a number such as `100%` as SVG markup, `height` units high, with its upper left corner at x, y. Leaves out
 * other characters.
 */
export function figure(text: string, x: number, y: number, height: number, colour: string): string {
  const scale = height / 16;
  const drawn = [...text].filter((letter) => strokes[letter]);
  const paths = drawn.map((letter, index) => `<path transform="translate(${index * 12.5} 0)" d="${strokes[letter]}"/>`);
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}
