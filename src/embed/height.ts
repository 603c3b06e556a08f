/** Milliseconds that the embedding page may take to follow. */
const PATIENCE = 500;

/**
 * Announces the height of the content, once there is something to see, and whenever it changes. While the embedding page follows, the frame shows no scroll
 * bar; if the page stops following, the frame scrolls.
 * @returns a function that announces the height: for the first time, and again
 */
export function watchHeight(send: (height: number) => void): () => void {
  const root = document.documentElement;
  let height = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const isShort = () => innerHeight < height;

  const measure = () => {
    height = Math.ceil(root.getBoundingClientRect().height);
    send(height);
    clearTimeout(waiting);
    waiting = setTimeout(() => root.toggleAttribute('data-short', isShort()), PATIENCE);
  };
  const observer = new ResizeObserver(() => {
    if (Math.ceil(root.getBoundingClientRect().height) !== height) measure();
  });
  /** A frame that is as high as its game cannot know how much of it is seen at once, but the screen can. */
  const fit = () => {
    root.toggleAttribute('data-fitted', true);
    root.style.setProperty('--tabletop-view-height', `${screen.availHeight}px`);
  };
  addEventListener('resize', () => {
    if (innerHeight === height && !root.hasAttribute('data-fitted')) fit();
    if (!isShort()) root.removeAttribute('data-short');
  });
  return () => {
    measure();
    // Observes anew: content that changes for less than a frame would be back at the size that the observer knows.
    observer.unobserve(root);
    observer.observe(root);
  };
}
