/** The fields of a node in React's internal tree that this module reads. */
interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The component's hooks. Each render of the component creates new objects for them. */
  memoizedState: unknown;
}

/**
 * Returns a function that returns true if a mounted component has rendered since this call. React offers no public way
 * to observe the renders of a component inside the app, so this function reads React's internal tree. Throws if the
 * component is not mounted.
 */
export function watchRenders(name: string): () => boolean {
  const before = getFiber(name).memoizedState;
  return () => getFiber(name).memoizedState !== before;
}

function getFiber(name: string): Fiber {
  const pending = [...document.querySelectorAll('*')].flatMap(rootIn);
  for (let fiber = pending.pop(); fiber; fiber = pending.pop()) {
    if (typeof fiber.type === 'function' && fiber.type.name === name) return fiber;
    if (fiber.sibling) pending.push(fiber.sibling);
    if (fiber.child) pending.push(fiber.child);
  }
  throw new Error(`The component ${name} is not mounted.`);
}

/** Returns the current tree of a React root that is mounted in this element. */
function rootIn(element: Element): Fiber[] {
  const key = Object.keys(element).find((item) => item.startsWith('__reactContainer$'));
  const container = (element as unknown as Record<string, { stateNode: { current: Fiber } }>)[key ?? ''];
  return container ? [container.stateNode.current] : [];
}
