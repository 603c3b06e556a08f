const warned = new Set<string>();

/** Tells the author of the page what is wrong, in the console, each thing once. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
