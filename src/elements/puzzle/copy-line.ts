/**
 * Copies a line. Where the browser does not let a page copy, it is selected for the reader.
 * @param shown what shows the line
 * @returns whether it is copied
 */
export async function copyLine(line: string, shown: Node | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(line);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
