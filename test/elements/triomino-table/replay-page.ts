import { TriominoPage } from './triomino-page.js';

/** Two neighbours: tiles are dealt, Bo leads, and buys a tile that he does not need. */
export const TWO = `triomino 1 {Two neighbours play.}
seats=2
deal 000,013,044,155,222,234,333,345,455 {Well shuffled.}
deal 001,012,111,122,144,344,444,445,555
lead 023/335
444@0,0
044@0,1 {She might have kept it.}
buy
draw 112
445@1,0`;

export const NAMES = 'Ann, Bo';

interface Moment {
  readonly status: string;
  readonly laid: readonly string[];
  readonly scores: readonly [ann: number, bo: number];
  readonly comment?: string;
}

const DEALT = { laid: [], scores: [0, 0] } as const;

/** What a reader gets to know of each ply. */
export const PLIES: readonly Moment[] = [
  { status: 'Start', ...DEALT, comment: 'Two neighbours play.' },
  {
    status: 'Ann: gets 0-0-0, 0-1-3, 0-4-4, 1-5-5, 2-2-2, 2-3-4, 3-3-3, 3-4-5, and 4-5-5.',
    ...DEALT,
    comment: 'Well shuffled.',
  },
  { status: 'Bo: gets 0-0-1, 0-1-2, 1-1-1, 1-2-2, 1-4-4, 3-4-4, 4-4-4, 4-4-5, and 5-5-5.', ...DEALT },
  { status: 'Ann: draws 0-2-3 for the lead. Bo: draws 3-3-5 for the lead. Bo: leads.', ...DEALT },
  { status: 'Bo: lays 4-4-4 in the middle. 4+4+4: 12.', laid: ['444@0,0'], scores: [0, 12] },
  {
    status: 'Ann: lays 0-4-4 below 4-4-4. 0+4+4: 8.',
    laid: ['444@0,0', '044@0,1'],
    scores: [8, 12],
    comment: 'She might have kept it.',
  },
  { status: 'Bo: buys a tile. Minus 5 points.', laid: ['444@0,0', '044@0,1'], scores: [8, 7] },
  { status: 'Bo: has bought 1-1-2.', laid: ['444@0,0', '044@0,1'], scores: [8, 7] },
  {
    status: 'Bo: lays 4-4-5 beside 4-4-4 on the right. 4+4+5: 13.',
    laid: ['444@0,0', '044@0,1', '445@1,0'],
    scores: [8, 20],
  },
];

/** A game alone to its end. */
export const ENDING = `triomino 1; start="344@0,0 | 004,044 | 0 0 0 - 1"
044@0,1 {Eight.}
400@-1,1`;

/** Tables of Triomino through which a reader looks. */
export class ReplayPage extends TriominoPage {
  /** A replay in a page, of a game of two if the attributes do not say otherwise. */
  static override async open(attributes: Readonly<Record<string, string>> = {}): Promise<ReplayPage> {
    const { element } = await TriominoPage.open({ mode: 'replay', record: TWO, names: NAMES, ...attributes });
    return new ReplayPage(element);
  }

  /** What is seen of the tiles of each player. */
  get held(): string[] {
    return [0, 1].map((seat) =>
      [...this.seat(seat).querySelectorAll('.held .visually-hidden')].map((tile) => tile.textContent).join(' '),
    );
  }

  get scores(): number[] {
    return [0, 1].map((seat) => Number.parseInt(this.facts(seat), 10));
  }
}
