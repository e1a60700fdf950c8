/** Stands in for the shim of older Reacts that swr and react-i18next bring along. */
export { useSyncExternalStore } from 'react';
