/** How long the page around the frame may take to follow. */
const PATIENCE = 500;

/**
 * Tells how high the content is, whenever that changes. Once the page around has followed, the frame needs no room for a scroll bar, and does
 * not show one while it grows; where the page follows no more, it scrolls.
 * @returns a function that tells it again
 */
export function watchHeight(tell: (height: number) => void): () => void {
  const root = document.documentElement;
  let height = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const isShort = () => innerHeight < height;

  const measure = () => {
    height = Math.ceil(root.getBoundingClientRect().height);
    tell(height);
    clearTimeout(waiting);
    waiting = setTimeout(() => root.toggleAttribute('data-short', isShort()), PATIENCE);
  };
  new ResizeObserver(() => {
    if (Math.ceil(root.getBoundingClientRect().height) !== height) measure();
  }).observe(root);
  addEventListener('resize', () => {
    if (innerHeight === height) root.toggleAttribute('data-fitted', true);
    if (!isShort()) root.removeAttribute('data-short');
  });
  return measure;
}
