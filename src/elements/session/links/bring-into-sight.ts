/** Brings a game into sight; of one that is higher than the window, the top. */
export function bringIntoSight(element: Element): void {
  const { top, height } = element.getBoundingClientRect();
  const isTall = height > innerHeight;
  const isSeen = top > innerHeight / -4 && top < innerHeight / 2;
  if (!isTall || !isSeen) element.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
}
