import * as v from 'valibot';
import { defineCall } from './call';
import { baht, count, done } from './shapes';

export const qrSchema = v.object({
  /** Id for `cancelQr`; empty without a QR. */
  qrcodeId: v.string(),
  /** False if there is no QR, or if a new one was refused. */
  hasQrcode: v.boolean(),
  /** SVG markup of the QR, shown only as an image; empty without a QR. */
  qrcode: v.string(),
  amount: baht,
  /** Seconds until the QR ends; 0 without a QR. */
  expireIn: count,
  /** Reason of a refusal, otherwise empty. */
  message: v.string(),
});
/**
 * Status of a QR. `qrcode` is SVG markup, shown only as an image. `expireIn` is the remaining time in seconds. Without
 * a QR, `hasQrcode` is false, texts are `''` and numbers 0. If the server refuses to create a QR, `message` is the
 * reason.
 */
export type Qr = v.InferOutput<typeof qrSchema>;

/**
 * Returns the QR of a deposit that waits for payment.
 *
 * Sent: When the deposit opens, every 30 s while a QR is shown, and at its end.
 */
export const getQr = defineCall('GET', '/api/qrcode/{bankCode}', { response: qrSchema, codes: ['NO_BANK'] });

/**
 * Creates a QR for a deposit.
 *
 * Sent: When the member has typed an amount. A refusal may be a response with `hasQrcode: false` and a `message`.
 */
export const createQr = defineCall('POST', '/api/qrcode/{bankCode}', {
  commandKind: 'qr',
  request: v.object({ amount: baht }),
  response: qrSchema,
  codes: ['QR_FAIL', 'NO_BANK', 'TRANSFER_MINIMUM'],
  refusalIn: ({ hasQrcode, message }) => (hasQrcode ? undefined : message),
});

/**
 * Cancels a QR.
 *
 * Sent: When the member cancels the QR that waits for payment.
 */
export const cancelQr = defineCall('DELETE', '/api/qrcode/{qrcodeId}', { response: done, codes: ['QR_FAIL'] });
