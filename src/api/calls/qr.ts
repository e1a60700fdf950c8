import * as v from 'valibot';
import { defineCall } from './call';
import { baht, count, done } from './shapes';

export const qrSchema = v.object({
  qrcodeId: v.string(),
  hasQrcode: v.boolean(),
  qrcode: v.string(),
  amount: baht,
  expireIn: count,
  message: v.string(),
});
/**
 * Status of a QR. `qrcode` is SVG markup, shown only as an image. `expireIn` is the remaining time in seconds. Without
 * a QR, `hasQrcode` is false, texts are `''` and numbers 0. If the server refuses to create a QR, `message` is the
 * reason.
 */
export type Qr = v.InferOutput<typeof qrSchema>;

export const getQr = defineCall('GET', '/api/qrcode/{bankCode}', { response: qrSchema, codes: ['NO_BANK'] });

export const createQr = defineCall('POST', '/api/qrcode/{bankCode}', {
  commandKind: 'qr',
  request: v.object({ amount: baht }),
  response: qrSchema,
  codes: ['QR_FAIL', 'NO_BANK', 'TRANSFER_MINIMUM'],
  refusalIn: ({ hasQrcode, message }) => (hasQrcode ? undefined : message),
});

export const cancelQr = defineCall('DELETE', '/api/qrcode/{qrcodeId}', { response: done, codes: ['QR_FAIL'] });
