import type { Attributes } from '../languages.js';

/** What a reader looks at: how it is opened, what is done then, and every text that is there. */
export interface Scene {
  readonly what: string;
  readonly attributes: Attributes;
  readonly steps?: readonly string[];
  readonly texts: readonly string[];
}

export const COLUMNS = ['{sums}', '{sum}', '{value}', '{tallies}', '{points}', '{total}', '{legend}', '{countdown}'];
/** A sheet as it is played on, and as it is looked at. */
export const PLAYED = ['Kubi', ...COLUMNS, '{next}'];
export const SEEN = ['Kubi', ...COLUMNS, '{count}'];
export const NO_MARKS = ['{marks0}', '{left8}'];

export const PAGE_TOOLS = ['{tools}', '{printEmpty}', '{help}', '{share}', '{print}'];
export const TOOLS = [...PAGE_TOOLS, '{undo}', '{redo}', '{newGame}', '{typedMove}', '{play}'];
export const ALONE = ['{sheetOfPlayer1}', '{nameOfPlayer1}', '{player1}'];
export const TWO = ['{sheets}', 'Ann', 'Bob'];
export const ANN = ['{sheetOfAnn}', '{nameOfPlayer1}', '{player1}'];
export const BOB = ['{sheetOfBob}', '{nameOfPlayer2}', '{player2}'];

export const PLACES = ['{dice}', '{firstPair}', '{secondPair}', '{enter}', '{entries}'];
export const PAD = ['{pad}', '{enterDice}', '{layDice}', '{add1}', '{add2}', '{add3}', '{add4}', '{add5}', '{add6}'];
export const RESULT = ['{result}', '{name}', '{gains}', '{losses}'];

export const start = (...sheets: readonly string[]): string => `kubi 1; start=${sheets.join(' / ')}`;
