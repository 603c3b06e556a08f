/** The tables of keys in the page of a game, where they are tested: what stands there once is shown here, too. */
export function keysOf(page: string): string {
  const section = page.split(/^## /m).find((part) => part.startsWith('Keyboard')) ?? '';
  const lines = section.split('\n').map((line) => (line.startsWith('|') ? line : ''));
  return lines
    .join('\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
}
