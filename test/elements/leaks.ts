import { executeServerCommand } from '@web/test-runner-commands';

/** Frees what nothing refers to any more. */
const collect = () => executeServerCommand('collect-garbage');

/** How many of these are still there once nobody should need them. */
export async function leftAlive(references: readonly WeakRef<object>[]): Promise<number> {
  const alive = () => references.filter((each) => each.deref()).length;
  // The browser itself holds on to what was last in focus or under the pointer for some frames.
  for (let attempts = 0; attempts < 20 && alive() > 0; attempts++) {
    await new Promise(requestAnimationFrame);
    await collect();
  }
  return alive();
}

/** Calls back before each call of a method. @returns a function that ends it */
export function onCall<T extends object>(
  target: T,
  name: keyof T & string,
  callback: (self: T, args: unknown[]) => void,
): () => void {
  const original = target[name] as (...args: unknown[]) => unknown;
  const spied = function (this: T, ...args: unknown[]) {
    callback(this ?? target, args);
    return original.apply(this ?? target, args);
  };
  Object.assign(target, { [name]: spied });
  return () => void Object.assign(target, { [name]: original });
}

/** How many more listeners the document and the window have after something than before. */
export async function listenersLeft(run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const ends = [window, document, document.documentElement, document.body].flatMap((target: EventTarget) => [
    onCall(target, 'addEventListener', () => count++),
    onCall(target, 'removeEventListener', () => count--),
  ]);
  await run();
  for (const end of ends) end();
  return count;
}
