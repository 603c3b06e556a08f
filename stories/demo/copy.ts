/** Copies the text of a field. If the page may not copy, the text stays selected. @returns whether it was copied */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Deprecated, but it needs no permission.
    return document.execCommand('copy');
  }
}
