/** Copies what is in a field. Where the page may not, it stays selected for the reader to copy. @returns whether it was copied */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Old, but it needs no permission.
    return document.execCommand('copy');
  }
}
