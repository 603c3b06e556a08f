const PRINT = ['Tricubo', '{rows}', '{interim}', '{final}', '{fields}', '{colours}', '{end}', '{total}'];
/** What is printed on a sheet of each side. */
export const SIDE_A = [...PRINT, '{valuesOfA}'];
export const SIDE_B = [...PRINT, '{valuesOfB}'];
/** Its colour fields. */
export const FREE = ['{largeFieldFree}', '{mediumFieldFree}', '{smallFieldFree}', '{allColoursFree}'];
export const CROSSED = ['{largeFieldCrossed}', '{mediumFieldCrossed}', '{smallFieldCrossed}', '{allColoursCrossed}'];

export const ALONE = ['{sheetOfPlayer1}', '{nameOfPlayer1}', '{player1}'];
export const TWO = ['{sheets}', 'Ann', 'Bob'];
export const ANN = ['{sheetOfAnn}', '{nameOfPlayer1}', '{player1}'];
export const BOB = ['{sheetOfBob}', '{nameOfPlayer2}', '{player2}'];

/** First crosses, on the sheet and in words. */
export const STARTS = [
  '{startIn1}',
  '{startIn2}',
  '{startIn3}',
  '{startIn4}',
  '{startIn5}',
  '{startIn1}.',
  '{startIn2}.',
  '{startIn3}.',
  '{startIn4}.',
  '{startIn5}.',
];
/** How the example of the rules adds up. */
export const SUMS_OF_THE_RULES = [
  '{crossed6Of7Purple}',
  '{crossed3Of7}',
  '{crossed5Of7}',
  '{crossed7Of7Purple}',
  '{row1With6}',
  '{interimOf2}',
  '{row2With3}',
  '{interimOf3}',
  '{row3With5}',
  '{interimOf4}',
  '{row4With6}',
  '{row5With7}',
  '{fields4}',
  '{purpleRows}',
];

export const start = (position: string): string => `tricubo 1; start=${position}`;

/** Texts that are written one beside the other: `{closed} | {large3}, {closed}`. */
export const each = (texts: string): string[] => texts.split(' | ');
