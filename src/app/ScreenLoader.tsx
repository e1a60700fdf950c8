import { Loader } from '@/components/Loader/Loader';
import { loader } from './frame.css';

/** Shows a spinner between two screens after 200 ms. */
export function ScreenLoader() {
  return (
    <div className={loader}>
      <Loader />
    </div>
  );
}
