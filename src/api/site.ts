import * as v from 'valibot';
import { defineCall } from './call';

// The lookups that the first page asks: apart from the others, so that it does not carry them.

export const infoSchema = v.object({ name: v.string(), website: v.string() });
export type Info = v.InferOutput<typeof infoSchema>;

export const getInfo = defineCall('GET', '/api/lookup/info', { auth: 'public', response: infoSchema });
/** A closed site answers 410 `gone` instead. */
export const getActive = defineCall('GET', '/api/lookup/active', {
  auth: 'public',
  response: v.object({ isActive: v.boolean() }),
});
