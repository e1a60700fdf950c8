import { ApiError } from '@/api/errors';
import { preloadErrors } from '@/i18n/explainError';
import { lazyView, retryViews } from '@/i18n/lazyView';

export const laterSteps = lazyView(() => import('./LaterSteps').then((m) => m.LaterSteps));

/**
 * Fetches the later steps before the first one is left: without them the phone stays, and says why. The words for what
 * may fail in them come along.
 */
export async function fetchLaterSteps(): Promise<void> {
  try {
    await laterSteps.preload();
  } catch {
    retryViews();
    throw new ApiError('network');
  }
  preloadErrors();
}
