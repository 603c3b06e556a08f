/** A player alone on side B: a colour field, the joker, and a roll of which no die is taken. */
export const SOLO = `tricubo 1 {Alone against 21 rounds.}
sheet=B
@2
roll 346; Mc
roll 345; JM {The medium die was closed.}
roll 666; L:1,2,4`;

/** Three players, who decide in any order after the active one. */
export const THREE = `tricubo 1 {Three neighbours play.}
seats=3
roll 361
#0 L {Ann is first.}
#2 M:2,3
#1 S
roll 456
#1 Mc {Only a field.}
#0 L`;

export const NAMES = 'Ann, Bo, Cy';

interface Moment {
  readonly status: string;
  /** Whose sheet is shown; where nothing is said, the same as before. */
  readonly seat?: number;
  /** What is highlighted on it as changed last. */
  readonly last?: readonly string[];
  /** The dice beside it; in parentheses the one that is taken. */
  readonly dice?: string;
  readonly total?: string;
  readonly comment?: string;
}

/** What a reader gets to know of each ply of the game of three. */
export const PLIES: readonly Moment[] = [
  { status: 'Start', seat: 0, total: '1', comment: 'Three neighbours play.' },
  { status: 'Dice: large 3, medium 6, small 1.', seat: 0, dice: '3 6 1' },
  {
    status: 'Ann: Large 3: 3 crosses in row 3, then worth 4 (plus 4). Total plus 5.',
    seat: 0,
    last: ['3'],
    dice: '(3) 6 1',
    total: '5',
    comment: 'Ann is first.',
  },
  {
    status: 'Cy: Medium 6: score rows 2 and 3 (plus 1). Total plus 2.',
    seat: 2,
    last: ['2i', '3i'],
    dice: '(3) 6 1',
    total: '2',
  },
  {
    status: 'Bo: Small 1: 1 cross in row 1, then worth 1 (plus 1). Total plus 2.',
    seat: 1,
    last: ['1'],
    total: '2',
  },
  { status: 'Dice: large 4, medium 5, small 6.', seat: 1, dice: '4 5 6' },
  {
    status: 'Bo: Medium 5: cross the field of its colour (0). Total plus 2.',
    seat: 1,
    last: ['M'],
    dice: '4 (5) 6',
    total: '2',
    comment: 'Only a field.',
  },
  {
    status: 'Ann: Large 4: 3 crosses in row 4, then worth 4 (plus 4). Total plus 9.',
    seat: 0,
    last: ['4'],
    dice: '4 (5) 6',
    total: '9',
  },
];
