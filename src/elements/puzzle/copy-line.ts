/** @returns whether the line is copied: some browsers and some pages do not allow it */
export async function copyLine(line: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(line);
    return true;
  } catch {
    return false;
  }
}
