const told = new Set<string>();

/** Tells the author of the page what is wrong, in the console, each thing once. */
export function warnOnce(message: string): void {
  if (told.has(message)) return;
  told.add(message);
  console.warn(message);
}
