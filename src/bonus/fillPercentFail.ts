/**
 * Replaces `%percentFail%` in a server's text by the percentage that is lost when the bonus is cancelled. Inserts a
 * dash if the percentage is not a number. The result is as untrusted as the text, so sanitise it afterwards.
 */
export function fillPercentFail(html: string, percentFail: number): string {
  const figure = Number.isFinite(percentFail) ? String(percentFail) : '–';
  return html.replaceAll('%percentFail%', () => figure);
}

/**
 * Returns a bonus's banners with the percentage filled in. Code that shows or names a bonus uses these banners, because
 * the server's banners may contain the placeholder.
 */
export const filledBanners = <Banner extends { html: string }>(bonus: {
  banners: readonly Banner[];
  percentFail: number;
}): Banner[] => bonus.banners.map((banner) => ({ ...banner, html: fillPercentFail(banner.html, bonus.percentFail) }));
