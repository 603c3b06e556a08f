/** Where in the window that is which the reader presses next: the button that completes the move, or else the dice. */
export function nextRect(root: ParentNode): DOMRect | undefined {
  const button = root.querySelector('.turn .primary:not([aria-disabled="true"])');
  return (button ?? root.querySelector('.hand'))?.getBoundingClientRect();
}
