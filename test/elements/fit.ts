import type { GamePage } from './game-page.js';

/** The spacing that a reader may give to all text, as the accessibility guidelines have it. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Gives that spacing to the page and to what is inside of a board, as a reader’s own style sheet does. @returns its end */
export function spaceOut({ root }: GamePage): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SPACING);
  const places = [document, root];
  for (const place of places) place.adoptedStyleSheets.push(sheet);
  return () => {
    for (const place of places) place.adoptedStyleSheets = place.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

const WORDS =
  '.error, .name:not(input), .status, .comment, .listed, .tool, .button, label, h2, h3, p, figcaption, input:not(.name), textarea';
const PLACES = `${WORDS}, .chip, .tray, .board, .moves`;

const isSeen = (element: Element) => element.checkVisibility() && !element.closest('.visually-hidden');

const seen = (page: GamePage, selector: string) => page.all(selector).filter(isSeen);

const called = (element: Element) =>
  `${element.className || element.localName} “${(element.textContent || element.ariaLabel || '').trim().replace(/\s+/g, ' ')}”`;

/** A selector, and what else a game has of the same kind. */
const and = (selector: string, more: string): string => (more ? `${selector}, ${more}` : selector);

/**
 * What is not whole, for it is wider or higher than its place.
 * @param more what has words on it in this game, beside what all games have
 */
export function clipped(page: GamePage, more = ''): string[] {
  return seen(page, and(WORDS, more))
    .filter((element) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // What is only there to be copied is scrolled where it is written.
      if (element.matches('input[readonly]')) return false;
      const isTooHigh = scrollHeight > clientHeight + 1 && !element.matches('textarea, label');
      return isTooHigh || scrollWidth > clientWidth + 1;
    })
    .map(called);
}

/** What scrolls in a box of its own lies under nothing outside of it. */
const scroller = (element: Element) => element.closest('dialog, .moves, .entries, .cards');

/** Where something is seen: figures in the strip of players reach over and below their line with nothing. */
export function seenBox(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!element.matches('.strip :is(.points, .gain, .note)')) return new DOMRect(x, y, width, height);
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  const [above, below] = [parseFloat(paddingTop), parseFloat(paddingBottom)];
  return new DOMRect(x, y + above, width, height - above - below);
}

/**
 * What lies on something else, though neither is inside the other.
 * @param more what has a place of its own in this game
 */
export function overlapping(page: GamePage, more = ''): string[] {
  const boxes = seen(page, and(PLACES, more)).map((element) => ({ element, box: seenBox(element) }));
  return boxes.flatMap(({ element, box }, i) =>
    boxes.slice(i + 1).flatMap((other) => {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (width <= 1 || height <= 1) return [];
      const isInside = element.contains(other.element) || other.element.contains(element);
      if (isInside || scroller(element) !== scroller(other.element)) return [];
      return [`${called(element)} and ${called(other.element)}`];
    }),
  );
}

/**
 * What sticks out to the side of where the board is in the page, of the dialog that lies over it, or of a sheet of paper or a card on it.
 * @param more what has a place of its own in this game
 */
export function stickingOut(page: GamePage, more = ''): string[] {
  return seen(page, and(PLACES, more))
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const { left, right } = (element.closest('dialog, .sheet, .cards > *') ?? page.element).getBoundingClientRect();
      return box.left < left - 0.5 || box.right > right + 0.5;
    })
    .map(called);
}

/** The things of a kind that are smaller than this, in one direction or the other. */
export function smallerThan(least: number, page: GamePage, selector: string): string[] {
  return seen(page, selector).flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) < least - 0.01 ? [`${called(element)}: ${width} × ${height}`] : [];
  });
}

/** Whether it is on the screen when the page is scrolled to it; to one end after the other where it is higher than the screen. */
function isInReach(page: GamePage, element: Element): boolean {
  const isHigher = element.getBoundingClientRect().height > innerHeight;
  return (isHigher ? (['start', 'end'] as const) : (['center'] as const)).every((block) => {
    element.scrollIntoView({ block });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isBeginSeen = block === 'end' || top >= -0.5;
    const isEndSeen = block === 'start' || bottom <= innerHeight + 0.5;
    const isOnScreen = left >= -0.5 && right <= innerWidth + 0.5 && isBeginSeen && isEndSeen;
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const hit = page.root.elementFromPoint((left + right) / 2, middle);
    return isOnScreen && hit !== null && (element.contains(hit) || hit.contains(element));
  });
}

/** What cannot be hit, whole on the screen, however far the page is scrolled. */
export const outOfReach = (page: GamePage, selector: string): string[] =>
  seen(page, selector)
    .filter((element) => !isInReach(page, element))
    .map(called);
