import { App } from '@/app/App';
import { LocationProbe } from './location';

/** Renders the whole app in the story's router, at `parameters.route`. */
export function AppRoot() {
  return (
    <>
      <LocationProbe />
      <App />
    </>
  );
}
