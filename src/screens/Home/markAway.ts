let views: IntersectionObserver | undefined;

/** A `ref`: an element that is out of view has `data-away`. */
export function markAway(element: Element | null): (() => void) | undefined {
  if (!element) return;
  views ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-away', !isIntersecting);
  });
  const watching = views;
  watching.observe(element);
  return () => watching.unobserve(element);
}
