/** The wheel's maximum width in CSS pixels. Its width is min(350 px, 85 % of the window's width). */
const maxSize = 350;
const share = 0.85;

export const wheelWidth = `min(${maxSize}px, ${share * 100}vw)`;

export const wheelSize = (): number => Math.min(maxSize, window.innerWidth * share);

/** The button's share of the wheel's width. */
export const hubShare = 0.32;
