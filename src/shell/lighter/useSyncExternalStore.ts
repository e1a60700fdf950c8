/** Stands in for the shim of older Reacts that swr brings along. */
import { useSyncExternalStore as own } from 'react';

export const useSyncExternalStore = own;
