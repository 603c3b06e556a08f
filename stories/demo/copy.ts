/** Copies the text of a field or of some code. If the page may not copy, the text stays selected. @returns whether it was copied */
export async function copyFrom(place: HTMLElement): Promise<boolean> {
  const text = 'value' in place ? String(place.value) : place.textContent;
  if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) {
    place.focus();
    place.select();
  } else getSelection()?.selectAllChildren(place);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Deprecated, but it needs no permission.
    return document.execCommand('copy');
  }
}
