import { CuboPage } from './cubo-page.js';

/** Two rounds are begun by two players: Bo is late in the first, and Ann exchanges a die. */
export const TWO = `cubo 1 {Two neighbours play.}
seats=2
middle r3r5b1b6 @0
dice 0 111111111 @0
dice 1 666666611 @0 {Who is faster?}
#0 roll @900
#1 swap a3b3 @1500
dice 0 123234345 @2100
#0 call @2500 {At once.}
#0 take 2 @4000
timeout @10000 {Six seconds were not enough.}
#0 put c1 @12000`;

export const NAMES = 'Ann, Bo';

interface Moment {
  readonly status: string;
  readonly squares: readonly [string, string];
  /** The cells that are highlighted as changed last, of each square. */
  readonly last?: readonly [string, string];
  readonly facts?: readonly [string, string];
  readonly middle?: string;
  readonly comment?: string;
}

const BLANK = 'r.r.r./r.w.b./b.b.b.';
const ONES = 'r1r1r1/r1w1b1/b1b1b1';
const SIXES = 'r6r6r6/r6w6b6/b6b1b1';
const EXAMPLE = 'r1r2r3/r2w3b4/b3b4b5';
const ROLLED = 'red 3, red 5, blue 1, blue 6';

/** What a reader gets to know of each ply before the round is over. */
export const PLIES: readonly Moment[] = [
  { status: 'Start', squares: [BLANK, BLANK], comment: 'Two neighbours play.' },
  { status: 'In the middle: red 3, red 5, blue 1, blue 6.', squares: [BLANK, BLANK], middle: ROLLED },
  { status: 'Ann: Dice: red 1, red 1, red 1; red 1, white 1, blue 1; blue 1, blue 1, blue 1.', squares: [ONES, BLANK] },
  {
    status: 'Bo: Dice: red 6, red 6, red 6; red 6, white 6, blue 6; blue 6, blue 1, blue 1.',
    squares: [ONES, SIXES],
    comment: 'Who is faster?',
  },
  { status: 'Ann: All dice in hand.', squares: [ONES, SIXES], facts: ['dice in hand', ''] },
  {
    status: 'Bo: blue 6 to b3, blue 1 to a3. Worth 24.',
    squares: [ONES, 'r6r6r6/r6w6b6/b1b6b1'],
    last: ['', 'a3 b3'],
    facts: ['dice in hand', ''],
  },
  {
    status: 'Ann: Dice: red 1, red 2, red 3; red 2, white 3, blue 4; blue 3, blue 4, blue 5.',
    squares: [EXAMPLE, 'r6r6r6/r6w6b6/b1b6b1'],
  },
  { status: 'Ann: Cubo!', squares: [EXAMPLE, 'r6r6r6/r6w6b6/b1b6b1'], facts: ['has called', ''], comment: 'At once.' },
  {
    status: 'Ann: Takes red 5.',
    squares: [EXAMPLE, 'r6r6r6/r6w6b6/b1b6b1'],
    facts: ['covered', ''],
    middle: 'red 3, empty, blue 1, blue 6',
  },
  {
    status: 'Time is up.',
    squares: [EXAMPLE, 'r6r6r6/r6w6b6/b1b6b1'],
    facts: ['', 'too late'],
    middle: 'red 3, empty, blue 1, blue 6',
    comment: 'Six seconds were not enough.',
  },
];

/** One who practises, in the last round, to the end of the game. */
export const ENDING = `cubo 1
start="6 0 build 0 | ${EXAMPLE} o - 70 | r6r1b6b2"
swap a1c1 {Worse.}
swap a1c1
call
take 1
keep`;

/** Squares of Cubo through which a reader looks. */
export class ReplayPage extends CuboPage {
  /** A replay in a page, of a game of two if the attributes do not say otherwise. */
  static override async open(attributes: Readonly<Record<string, string>> = {}): Promise<ReplayPage> {
    const { element } = await CuboPage.open({ mode: 'replay', record: TWO, names: NAMES, ...attributes });
    return new ReplayPage(element);
  }

  /** The squares as a reader looks through them: one tab stop. */
  get table(): HTMLElement {
    return this.find('.squares') as HTMLElement;
  }

  /** The cells of a square that are highlighted as changed last. */
  lastOn(seat: number): string {
    const cells = [...this.seat(seat).querySelectorAll('.square [data-last]')];
    return cells.map(({ ariaLabel }) => ariaLabel?.slice(0, 2)).join(' ');
  }
}
