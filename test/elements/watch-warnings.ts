/** Collects what is written to the console as warnings from now on. */
export function watchWarnings(): { readonly warnings: readonly string[]; stop(): readonly string[] } {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (text: unknown) => warnings.push(String(text));
  return {
    warnings,
    stop() {
      console.warn = warn;
      return warnings;
    },
  };
}
