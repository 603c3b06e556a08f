import { TriadPage } from './page.js';
import { START } from './positions.js';

/** In each of the modes the same board, with White’s die come from a1 to a3. */
export const MODES = ['play', 'replay', 'diagram'] as const;

/** A board in one of its modes, complete with its marks. */
export async function openMarked(
  mode: (typeof MODES)[number],
  attributes: Readonly<Record<string, string>> = {},
): Promise<TriadPage> {
  const all = { mode, record: `triad 1; start=${START}; a1a3`, ply: '1', ...attributes };
  const page = await TriadPage.open(all);
  await page.board.updateComplete;
  // Far below the fold nothing is laid out.
  return page.until(() => page.cell('a1').checkVisibility({ contentVisibilityAuto: true }));
}

export const drawingOf = (page: TriadPage): SVGSVGElement | null => page.root.querySelector('.drawing');

export const isMarked = (page: TriadPage): boolean => drawingOf(page) !== null;

/** What the drawing says to those who do not see it. */
export const drawingLabel = (page: TriadPage): string | null | undefined => drawingOf(page)?.getAttribute('aria-label');

const partsOf = <E extends SVGGraphicsElement>(page: TriadPage, selector: string): E[] => [
  ...page.root.querySelectorAll<E>(`.drawing ${selector}`),
];

/** The name of the cell that is seen at a point of the screen. */
function cellAt(page: TriadPage, { x, y }: DOMPoint): string | undefined {
  const found = page.all('.cell').find((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
  return found && page.nameOf(found);
}

const middleOf = (element: Element): DOMPoint => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return new DOMPoint(left + width / 2, top + height / 2);
};

const distance = (a: DOMPoint, b: DOMPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far, in parts of a cell, a point is from the middle of a cell. */
const offset = (page: TriadPage, point: DOMPoint, name = ''): number =>
  distance(point, middleOf(page.cell(name))) / page.cell(name).offsetWidth;

export interface SeenRing {
  readonly cell: string | undefined;
  /** How far its middle is from that of the cell, and how wide it is, both in parts of the cell. */
  readonly offset: number;
  readonly size: number;
}

/** The rings as they are seen on the screen. */
export const ringsOf = (page: TriadPage): SeenRing[] =>
  partsOf(page, '.ring').map((ring) => {
    const cell = cellAt(page, middleOf(ring));
    const size = ring.getBoundingClientRect().width / page.cell(cell ?? 'a1').getBoundingClientRect().width;
    return { cell, offset: offset(page, middleOf(ring), cell), size };
  });

export interface SeenArrow {
  /** The cells of its two ends. */
  readonly cells: string;
  /** How far its two ends are from the middles of those cells, and how far from the line between these, in parts of a cell. */
  readonly offsets: readonly [number, number];
  readonly astray: number;
  /** Where its head is: towards the second cell or the first. */
  readonly head: 'end' | 'start' | 'none';
}

/** From the measure of a part of the drawing to the screen, by where the drawing is: browsers disagree on getScreenCTM() and `zoom`. */
function toScreen(part: SVGGraphicsElement): DOMMatrix {
  const drawing = part.ownerSVGElement as SVGSVGElement;
  const { left, top, width, height } = drawing.getBoundingClientRect();
  const { width: across, height: down } = drawing.viewBox.baseVal;
  return new DOMMatrix()
    .translate(left, top)
    .scale(width / across, height / down)
    .multiply(part.transform.baseVal.consolidate()?.matrix);
}

/** The arrows as they are seen on the screen. */
export const arrowsOf = (page: TriadPage): SeenArrow[] =>
  partsOf<SVGPathElement>(page, '.arrow').map((arrow) => {
    const { x, y, width, height } = arrow.getBBox();
    const middle = y + height / 2;
    const onScreen = (along: number) => new DOMPoint(along, middle).matrixTransform(toScreen(arrow));
    const [from, to] = [onScreen(x), onScreen(x + width)];
    // Only the head is as wide as the whole.
    const isWide = (along: number) => arrow.isPointInFill(new DOMPoint(along, y + height * 0.2));
    const head = isWide(x + width - height * 0.7) ? 'end' : isWide(x + height * 0.7) ? 'start' : 'none';
    const [first = '', last = ''] = [cellAt(page, from), cellAt(page, to)];
    const offsets = [offset(page, from, first), offset(page, to, last)] as const;
    const line = [middleOf(page.cell(first)), middleOf(page.cell(last))] as const;
    const way = offsets[0] + offsets[1] + distance(from, to) / page.cell(first).offsetWidth;
    const astray = way - distance(...line) / page.cell(first).offsetWidth;
    return { cells: `${first}-${last}`, offsets, astray, head };
  });

/** Whether something is drawn over the middle of a cell. */
export const isCovered = (page: TriadPage, name: string): boolean =>
  partsOf<SVGPathElement>(page, '.arrow').some((arrow) => {
    const toArrow = toScreen(arrow).inverse();
    return arrow.isPointInFill(middleOf(page.cell(name)).matrixTransform(toArrow));
  });
