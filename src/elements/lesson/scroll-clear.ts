/** Pixels between a control in the game and the card. */
const GAP = 8;

/**
 * Scrolls until a card that stays at an edge of the screen hides nothing of a control in a game.
 * @param under where the control is
 * @param isWhole whether the top of the game is brought into sight, too, as far as the control stays visible
 */
export function scrollClear(under: DOMRect, card: Element, game: Element, isWhole: boolean): void {
  const over = card.getBoundingClientRect();
  const isBeside = under.right <= over.left || over.right <= under.left;
  if (isBeside || over.bottom <= under.top) return;
  const isAtTop = over.top <= GAP && over.bottom < innerHeight - GAP;
  const top = isAtTop ? under.top - GAP - over.bottom : fromBelow(under, over, isWhole ? game : undefined);
  if (top === 0) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollerOf(game).scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
}

/** How far to scroll for a card at the lower edge. @param game what is brought into sight as well */
function fromBelow(under: DOMRect, over: DOMRect, game: Element | undefined): number {
  const hidden = under.bottom + GAP - over.top;
  const cut = Math.min(0, game ? game.getBoundingClientRect().top - GAP : 0);
  return Math.max(hidden, cut);
}

/** What scrolls an element: a dialog, or the page. */
function scrollerOf(element: Element): Element {
  for (let each = parentOf(element); each; each = parentOf(each)) {
    const isCut = each.scrollHeight > each.clientHeight;
    if (isCut && /^(auto|scroll)$/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.scrollingElement ?? document.documentElement;
}

const parentOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};
