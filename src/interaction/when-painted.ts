/** Resolves once what is drawn now is on the screen, and at once in a page that nobody sees. */
export const whenPainted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
