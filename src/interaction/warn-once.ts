const warned = new Set<string>();

/** Warns the author of the page in the console, once for each message. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
