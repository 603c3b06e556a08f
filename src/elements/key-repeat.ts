/** A key that is held down presses no button twice: the next one may have come in its place. */
export function ignoreHeldKeys(host: HTMLElement): void {
  const onKey = (event: KeyboardEvent): void => {
    const [origin] = event.composedPath();
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (event.repeat && isPress && origin instanceof HTMLButtonElement) event.preventDefault();
  };
  host.addEventListener('keydown', onKey, { capture: true });
}
