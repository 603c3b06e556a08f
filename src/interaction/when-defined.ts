/**
 * Calls back once an element is defined. The name may never be, so waiting keeps nobody alive.
 * @param owner who waits
 * @param callback gets the owner, which it must not know otherwise
 */
export function whenDefined<Owner extends object>(name: string, owner: Owner, callback: (owner: Owner) => void): void {
  const waiting = new WeakRef(owner);
  void customElements.whenDefined(name).then(() => {
    const found = waiting.deref();
    if (found) callback(found);
  });
}
