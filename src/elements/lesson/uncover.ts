/** Pixels between what is uncovered and the card. */
const GAP = 8;

/**
 * Scrolls until a card that stays at the lower edge hides nothing of an element.
 * @param whole what is brought back into sight from above, as far as the element stays uncovered
 */
export function uncover(element: Element, card: Element, whole?: Element): void {
  const under = element.getBoundingClientRect();
  const over = card.getBoundingClientRect();
  const isBeside = under.right <= over.left || over.right <= under.left;
  if (isBeside || over.bottom <= under.top) return;
  const hidden = under.bottom + GAP - over.top;
  const cut = Math.min(0, whole ? whole.getBoundingClientRect().top - GAP : 0);
  const top = Math.max(hidden, cut);
  if (top === 0) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollerOf(element).scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
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
