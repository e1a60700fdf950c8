/**
 * A text of the server with its `%percentFail%` filled in: what of a bonus is lost by cancelling it. Its
 * answer is as untrusted as the text was: it is sanitised after this. No percent is a dash.
 */
export function fillPercentFail(html: string, percentFail: number): string {
  const figure = Number.isFinite(percentFail) ? String(percentFail) : '–';
  return html.replaceAll('%percentFail%', () => figure);
}

/** A bonus's banners with its percent filled into their texts. What shows or names a bonus takes them from here. */
export const filledBanners = <Banner extends { html: string }>(bonus: {
  banners: readonly Banner[];
  percentFail: number;
}): Banner[] => bonus.banners.map((banner) => ({ ...banner, html: fillPercentFail(banner.html, bonus.percentFail) }));
