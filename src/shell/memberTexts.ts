import type { MemberFrameData } from './memberFrameData';

/**
 * This script runs in the members' page, after its import map. In any language but the build's, it preloads that
 * language's text files. Browsers that know only one import map ignore it if a module load has started before it, and
 * would then find no chunk of the app.
 */
const { files } = JSON.parse(document.getElementById('frame-data')?.textContent ?? '{}') as MemberFrameData;
const language = globalThis.kapaoFrame?.language;
for (const href of (language && files[language]) ?? []) {
  const link = { rel: 'modulepreload', crossOrigin: '', href };
  document.head.append(Object.assign(document.createElement('link'), link));
}
