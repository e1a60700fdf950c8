/** Min(350, 85 % of the window's width), in CSS pixels. */
const most = 350;
const share = 0.85;

export const wheelWidth = `min(${most}px, ${share * 100}vw)`;

export const wheelSize = (): number => Math.min(most, window.innerWidth * share);

/** The button's part of the wheel. */
export const hubShare = 0.32;
