const COLUMNS = ['{sums}', '{sum}', '{value}', '{tallies}', '{points}', '{total}', '{legend}', '{countdown}'];
/** A sheet as it is played on, and as it is looked at. */
export const PLAYED = ['Kubi', ...COLUMNS, '{next}'];
export const SEEN = ['Kubi', ...COLUMNS, '{count}'];
export const NO_MARKS = ['{marks0}', '{left8}'];

export const ALONE = ['{sheetOfPlayer1}', '{nameOfPlayer1}', '{player1}'];
export const TWO = ['{sheets}', 'Ann', 'Bob'];
export const ANN = ['{sheetOfAnn}', '{nameOfPlayer1}', '{player1}'];
export const BOB = ['{sheetOfBob}', '{nameOfPlayer2}', '{player2}'];

export const PLACES = ['{dice}', '{firstPair}', '{secondPair}', '{enter}', '{entries}'];
export const RESULT = ['{result}', '{name}', '{gains}', '{losses}'];

export const start = (...sheets: readonly string[]): string => `kubi 1; start=${sheets.join(' / ')}`;
