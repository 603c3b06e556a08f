/** Collects the warnings in the console from now on, instead of printing them. */
export function watchConsole(): { readonly warnings: readonly string[]; stop(): void } {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (message: unknown) => void warnings.push(String(message));
  return { warnings, stop: () => void (console.warn = warn) };
}
