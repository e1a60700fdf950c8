import { App } from '@/app/App';
import { modals } from '@/modals/registry';
import { LocationProbe } from './location';

/** Loads the code of all modals, so that no query finds the sheet that stands for a modal whose code is late. */
export const preloadModals = () => Promise.all(Object.values(modals).map((view) => view.preload()));

/** Renders the whole app in the story's router, at `parameters.route`. */
export function AppRoot() {
  return (
    <>
      <LocationProbe />
      <App />
    </>
  );
}
