/** Lets nothing be written to the storage, which other test files share. @returns what ends it */
export function leaveStorageAlone(): () => void {
  const known = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
  Object.defineProperty(Storage.prototype, 'setItem', { ...known, value: () => undefined });
  return () => void Object.defineProperty(Storage.prototype, 'setItem', known);
}
