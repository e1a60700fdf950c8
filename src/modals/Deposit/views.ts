import { ApiError } from '@/api/errors';
import { lazyView } from '@/i18n/lazyView';

/** No line, or a file that is gone. */
const lost = () => {
  throw new ApiError('network');
};

/** Sending a slip, together with what uploads it: whoever could choose one can send it. */
export const slipView = lazyView(() =>
  Promise.all([import('./Slip'), import('@/api/upload')]).then(([m]) => m.Slip, lost),
);

/** Sending a gift link, together with what encrypts it: where that is missing, nothing has been typed yet. */
export const giftView = lazyView(() => import('./GiftForm').then((m) => m.GiftForm, lost));
