import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { TriominoTable } from '../../../src/elements/triomino-table/define.js';
import { cornersOf } from '../../../src/games/triomino/grid.js';
import { triomino } from '../../../src/games/triomino/index.js';
import { textOf } from '../papers.js';
import { TriominoPage } from './triomino-page.js';

/** One tile is missing: to a bridge, and to one, two and three hexagons. */
export const FIGURES = {
  bridge: {
    position: '444@0,1 441@-1,1 114@-2,1 241@-2,0 122@-3,0 222@-3,-1 223@-2,-1 332@-1,-1',
    placement: '344@0,0',
  },
  hexagon: { position: '512@-1,1 221@-1,2 112@0,2 111@1,2 511@1,1', placement: '155@0,1' },
  double: {
    position: '355@2,-1 503@3,-1 030@3,0 303@2,0 343@1,0 434@0,0 444@-1,0 544@-1,-1 455@0,-1',
    placement: '534@1,-1',
  },
  triple: {
    position: '433@1,0 333@1,-1 344@2,0 313@0,-1 131@-1,-1 513@-1,0 151@-2,0 444@2,1 445@1,1 554@0,1 555@-1,1 515@-2,1',
    placement: '345@0,0',
  },
} as const;

/** An outline as its corners are written: `0,1 2,1 1,0`, with a star where it stands out. */
function outlineOf(path: SVGPathElement): string {
  const points = [...(path.getAttribute('d') ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => `${Math.round(Number(x) / 50)},${Math.round(Number(y) / 86.6)}`,
  );
  return points.sort().join(' ') + (path.hasAttribute('data-new') ? '*' : '');
}

/** What lies in letters as the outline of its triangle. */
export const triangleOf = (place: string): string =>
  triomino
    .parsePosition(place)
    .laid.flatMap(cornersOf)
    .map((corner) => corner.join(','))
    .sort()
    .join(' ');

/** The outline of the hexagon round a corner. */
export const hexagonAt = (x: number, y: number): string =>
  [
    [-2, 0],
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
    [-1, 1],
  ]
    .map(([dx = 0, dy = 0]) => `${x + dx},${y + dy}`)
    .sort()
    .join(' ');

/** What is outlined on a table. */
export const outlinesOn = ({ root }: TriominoPage): string[] =>
  [...root.querySelectorAll<SVGPathElement>('.outline')].map(outlineOf);

/** Tables of Triomino as they are pictured anywhere in a page. */
export class DiagramPage extends TriominoPage {
  static override async open(attributes: Readonly<Record<string, string>> = {}): Promise<DiagramPage> {
    return DiagramPage.within(html`<div>${this.make('triomino-table', { mode: 'diagram', ...attributes })}</div>`);
  }

  static override async within(part: TemplateResult): Promise<DiagramPage> {
    return new DiagramPage((await this.place('triomino-table', part)) as TriominoTable).ready();
  }

  /** A picture gets no tools by which it could be seen that all is there. */
  override async ready(): Promise<this> {
    await this.element.updateComplete;
    return this;
  }

  /** The tile that the author is about to lay, and whether it is seen not to fit. */
  get placed(): string[] {
    return this.drawn('.shown');
  }

  get isWrong(): boolean {
    return this.root.querySelector('.shown.wrong') !== null;
  }

  /** The same in words. */
  get explained(): string {
    return textOf(this.find('.placement'));
  }

  /** The corners that are ringed. */
  get rings(): string[] {
    const rings = [...this.root.querySelectorAll<SVGCircleElement>('.differs')];
    return rings.map(({ cx, cy }) => `${cx.baseVal.value / 50},${Math.round(cy.baseVal.value / 86.6)}`);
  }

  get outlines(): string[] {
    return outlinesOn(this);
  }

  get seats(): HTMLElement[] {
    return this.all('.seat');
  }

  /** What is written over the table: whose it is, points, tiles. */
  get heads(): string[] {
    return this.seats.map((seat) => [...seat.querySelectorAll('.name, .facts span')].map(textOf).join(', '));
  }

  /** What each is seen to hold, as it is read. */
  get held(): string[] {
    return this.seats.map((seat) =>
      [...seat.querySelectorAll('.held li')].map((tile) => textOf(tile.querySelector('.visually-hidden'))).join(' '),
    );
  }

  /** What is told of the table to those who do not see it. */
  get told(): string[] {
    return this.all('.table li, .table > p').map(textOf);
  }
}
