import { App } from '@/app/App';
import { Place } from './place';

/** The whole app in the story's router, at `parameters.route`. */
export function Site() {
  return (
    <>
      <Place />
      <App />
    </>
  );
}
