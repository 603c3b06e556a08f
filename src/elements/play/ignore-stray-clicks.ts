/** Stops the second click of a double click from pressing a control that has just appeared under the pointer. */
export function ignoreStrayClicks(host: HTMLElement): void {
  let clicked: Element | null = null;
  const onClick = (click: MouseEvent): void => {
    const [origin] = click.composedPath();
    const target = (origin as Element).closest('button');
    if (click.detail > 1 && target !== clicked) click.stopPropagation();
    else clicked = target;
  };
  host.addEventListener('click', onClick, { capture: true });
}
