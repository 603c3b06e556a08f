/** Milliseconds that the embedding page may take to follow. */
const PATIENCE = 500;

/**
 * Announces the height of the content whenever it changes. While the embedding page follows, the frame shows no scroll bar; if the page stops following,
 * the frame scrolls.
 * @returns a function that announces the height again
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
