import type { Language } from '@/i18n/language';

type Texts = Partial<Record<Language, readonly string[]>>;

/** Data in the members' page for languages other than the build's. The frame is in the build's language. */
export interface MemberFrameData {
  /** The texts of the bars, one per text node in the order of the document, then the samples of skeletons. */
  bars: Texts;
  /** The texts of home's frame, in the same form. */
  home: Texts;
  /** The addresses of the text files that home needs. */
  files: Texts;
}

declare global {
  /** The head script's decision for the frame; undefined for a visitor, who sees no frame. */
  var kapaoFrame: { language: Language; lang: string; isHome: boolean } | undefined;
}
