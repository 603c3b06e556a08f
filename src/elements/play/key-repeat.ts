/** Lets a held key press a button only once: by the second press, another button may have taken its place. */
export function ignoreKeyRepeat(host: HTMLElement): void {
  const onKey = (event: KeyboardEvent): void => {
    const [origin] = event.composedPath();
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (event.repeat && isPress && origin instanceof HTMLButtonElement) event.preventDefault();
  };
  host.addEventListener('keydown', onKey, { capture: true });
}
