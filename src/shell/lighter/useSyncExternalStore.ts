/** Stands in for the shim of older Reacts that swr and react-i18next bring along. */
import { useSyncExternalStore as own } from 'react';

export const useSyncExternalStore = own;
