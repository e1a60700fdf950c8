import type { Language } from '@/i18n/language';

type Texts = Partial<Record<Language, readonly string[]>>;

/** Data in the members' page for languages other than the build's. The frame is in the build's language. */
export interface MemberFrameData {
  /** The texts of the bars: those of text nodes, of skeletons, and of names and tooltips, each in document order. */
  bars: Texts;
  /** The texts of home's frame, in the same order as in `bars`. */
  home: Texts;
  /** The addresses of the text files that home needs. */
  files: Texts;
}

declare global {
  /** The head script's settings for the frame. Undefined for a visitor, who sees no frame, and on other pages. */
  var kapaoFrame: { language: Language; lang: string; isHome: boolean } | undefined;
}
