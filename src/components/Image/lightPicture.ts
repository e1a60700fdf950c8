/** Returns whether the picture at this address is an SVG inside the address. */
export const isSvgAddress = (address: string): boolean => /^\s*data:image\/svg/i.test(address);

/**
 * Resolves to whether a page may draw the picture at this address. The limits of SVGs load only for an SVG inside the
 * address, because hardly any page shows one.
 */
export async function isLightPicture(address: string): Promise<boolean> {
  if (!isSvgAddress(address)) return true;
  const limits = await import('@/lib/svgLimits').catch(() => undefined);
  return limits?.isLightAddress(address) ?? false;
}
