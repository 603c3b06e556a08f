/** A player alone: two rolls are entered, one of them without a mark. */
export const SOLO = 'kubi 1; x146; roll 12346; 1|23|46; roll 22335 {None of the three.}; (2)|23|35';

/** Three players, who decide in any order. */
export const THREE = `kubi 1 {Three neighbours play.}
seats=3
#2 x125
#0 x123
#1 x124 {All have crossed.}
roll 11456
#1 4|11|56 {Bo is first.}
#0 1|14|56
#2 5|11|46
roll 12346
#0 1|23|46`;

export const NAMES = 'Ann, Bo, Cy';

interface Moment {
  readonly status: string;
  /** Whose sheet is shown; where nothing is said, the same as before. */
  readonly seat?: number;
  /** What is highlighted on it as marked last: numbers of the countdown as `x4`, and sums. */
  readonly last?: readonly string[];
  /** The dice beside it, as they are divided. */
  readonly dice?: readonly (readonly number[])[];
  readonly total?: string;
  readonly comment?: string;
}

/** What a reader gets to know of each ply of the game of three. */
export const PLIES: readonly Moment[] = [
  { status: 'Start', seat: 0, total: '0', comment: 'Three neighbours play.' },
  { status: 'Cy: 1, 2, and 5 crossed.', seat: 2 },
  { status: 'Ann: 1, 2, and 3 crossed.', seat: 0 },
  { status: 'Bo: 1, 2, and 4 crossed.', seat: 1, comment: 'All have crossed.' },
  { status: 'The dice show 1 1 4 5 6.', seat: 0, dice: [[1, 1, 4, 5, 6]] },
  {
    status: 'Bo: Discard 4, then 11 and 2: minus 400 for opening both. Total minus 400.',
    seat: 1,
    last: ['x4', '2', '11'],
    dice: [[4], [1, 1], [5, 6]],
    total: '−400',
    comment: 'Bo is first.',
  },
  {
    status: 'Ann: Discard 1, then 11 and 5: minus 400 for opening both. Total minus 400.',
    seat: 0,
    last: ['x1', '5', '11'],
    dice: [[1], [1, 4], [5, 6]],
    total: '−400',
  },
  {
    status: 'Cy: Discard 5, then 10 and 2: minus 400 for opening both. Total minus 400.',
    seat: 2,
    last: ['x5', '2', '10'],
    dice: [[5], [1, 1], [4, 6]],
    total: '−400',
  },
  { status: 'The dice show 1 2 3 4 6.', seat: 1, dice: [[1, 2, 3, 4, 6]] },
  {
    status: 'Ann: Discard 1, then 10 and 5: minus 200 for opening 10. Total minus 600.',
    seat: 0,
    last: ['x1', '5', '10'],
    dice: [[1], [2, 3], [4, 6]],
    total: '−600',
  },
];
