import { registryOf } from './scoped-registry.js';

/** Whether a tag means something where an element stands. */
export const isDefined = (tag: string, near: Element): boolean => registryOf(near).get(tag) !== undefined;

/**
 * Calls back once a tag means something where an element stands. It never may, so waiting keeps nobody alive.
 * @param owner who waits
 * @param callback gets the owner, which it must not know otherwise
 */
export function whenDefined<Owner extends object>(
  tag: string,
  near: Element,
  owner: Owner,
  callback: (owner: Owner) => void,
): void {
  const waiting = new WeakRef(owner);
  void registryOf(near)
    .whenDefined(tag)
    .then(() => {
      const found = waiting.deref();
      if (found) callback(found);
    });
}
