let isNow = false;

/** What is navigated to in `work` is rendered in the tap's own task, before the browser paints anything else. */
export function atOnce(work: () => unknown): void {
  isNow = true;
  try {
    void work();
  } finally {
    isNow = false;
  }
}

export const isAtOnce = () => isNow;
