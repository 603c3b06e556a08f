import type { Attributes } from './languages.js';
import { DRAW_AHEAD, HEMMED_IN, START, TRIAD_AHEAD, WALLED_IN, WIN_AHEAD } from './positions.js';

/** `w1 chosen` is White’s 1 that is chosen, `-` an empty cell. */
function cells(...faces: readonly string[]): string[] {
  return faces.map((face) => {
    const [die = '', ...words] = face.split(' ');
    const side = die.startsWith('w') ? '{white}' : '{black}';
    return [die === '-' ? '{empty}' : `${side} ${die.charAt(1)}`, ...words.map((word) => `{${word}}`)].join(', ');
  });
}

const ALL_DICE = cells('w1', 'w2', 'w3', 'b1', 'b2', 'b3', '-');
const PICTURE = ['{white}', '{black}', '{board}', '{noneOff}'];
const BOARD = [...PICTURE, '{nameOfWhite}', '{nameOfBlack}'];
const PAGE_TOOLS = ['{tools}', '{flip}', '{help}', '{share}', '{print}'];
const FIELD = ['{typedMove}', 'b1b4', '{play}'];
const TOOLS = [...PAGE_TOOLS, '{undo}', '{redo}', '{newGame}', ...FIELD];
const NAMED = ['Ann', 'Bob', '{white}', '{black}', '{nameOfWhite}', '{nameOfBlack}', '{boardOfAnnAndBob}', '{noneOff}'];
const RECORD = ['1', 'roll 112233 112233', '{rolled}', '2', 'a1a3', '{moved}'];
const LIST = ['{moves}', '{start}', ...RECORD, '{tryMoves}'];
const STEPS = ['{steps}', '{first}', '{back}', '{forward}', '{last}'];

const REPLAY = { mode: 'replay', record: 'triad 1; roll 112233 112233; a1a3 {Nota bene.}' };

/** What a reader looks at: how it is opened, what is done then, and every text that is there. */
export interface Scene {
  readonly what: string;
  readonly attributes: Attributes;
  readonly steps?: readonly string[];
  readonly texts: readonly string[];
}

export const SCENES: readonly Scene[] = [
  { what: 'before the roll', attributes: {}, texts: [...BOARD, ...TOOLS, '{empty}', '{roll}', '{beginByRolling}'] },
  {
    what: 'in play',
    attributes: { position: START, names: 'Ann, Bob' },
    texts: [...NAMED, ...TOOLS, ...ALL_DICE, '{annToMove}'],
  },
  {
    what: 'with a chosen die and an author’s marks',
    attributes: { position: TRIAD_AHEAD, marks: 'b1 c1-e3' },
    steps: ['c1'],
    texts: [
      ...BOARD,
      ...TOOLS,
      ...cells('w1 marked', 'w1 chosen', 'w2', 'w3', 'b1', 'b2', 'b3', '-'),
      ...cells('- becomes2', '- becomes3', '- becomes2 makesTriad'),
      ...['{marks}', '{whiteToMove}'],
    ],
  },
  {
    what: 'where dice cannot move',
    attributes: { position: HEMMED_IN },
    texts: [
      ...BOARD.filter((text) => text !== '{noneOff}'),
      ...TOOLS,
      ...cells('w1 cannotMove', 'w2 cannotMove', 'w1', 'b1', 'b2', 'b3', '-'),
      ...['{oneOff}', '{twoOff}', '{whiteToMove}'],
    ],
  },
  {
    what: 'where a die has to come off',
    attributes: { position: TRIAD_AHEAD },
    steps: ['c1', 'e3'],
    texts: [
      ...BOARD,
      ...TOOLS,
      ...cells('w2 canComeOff', 'w3 canComeOff', 'w1', 'w2', 'w3', 'b1', 'b2', 'b3', '-'),
      ...['{takeOneOff}', '{cancel}'],
    ],
  },
  {
    what: 'where dice can only be turned',
    attributes: { position: WALLED_IN },
    steps: ['b1'],
    texts: [
      ...BOARD,
      ...TOOLS,
      ...cells('w1', 'w3', 'w3 chosen', 'b1', 'b2', '-'),
      ...['{twoOff}', '{whiteToMove} {stuck}', '{turnTo1}', '{turnTo2}'],
    ],
  },
  {
    what: 'when a game is won',
    attributes: { position: WIN_AHEAD, names: 'Ann, Bob' },
    steps: ['b1', 'd3', 'f3'],
    texts: [
      ...NAMED,
      ...TOOLS,
      ...cells('w2', 'w2 movedLast', 'b1', 'b2', '-'),
      ...['{threeOff}', '{annHasWon}', '{rematch}'],
    ],
  },
  {
    what: 'when a game is drawn',
    attributes: { position: DRAW_AHEAD },
    steps: ['a1', 'a3'],
    texts: [...BOARD, ...TOOLS, ...ALL_DICE, ...cells('w2 movedLast'), '{drawn}', '{rematch}'],
  },
  {
    what: 'when it asks whether a game is to be left',
    attributes: { position: START },
    steps: ['a1', 'a3', 'tool new-game'],
    texts: [
      ...BOARD,
      ...TOOLS,
      ...ALL_DICE,
      ...cells('w2 movedLast'),
      ...['{blackToMove}', '{leaveGame}', '{keepPlaying}'],
    ],
  },
  {
    what: 'where dice are entered',
    attributes: { dice: 'enter' },
    texts: [...BOARD, ...TOOLS, '{empty}', '{enterDice}', '{diceOfWhite}', '{diceOfBlack}', '112233', '{layDice}'],
  },
  {
    what: 'where dice are entered for both sides',
    attributes: { dice: 'enter', 'even-start': 'on' },
    texts: [...BOARD, ...TOOLS, '{empty}', '{enterDice}', '{diceOfBoth}', '112233', '{layDice}'],
  },
  {
    what: 'where a script rolls',
    attributes: { dice: 'remote' },
    texts: [...BOARD, ...TOOLS, '{empty}', '{waitForDice}'],
  },
  {
    what: 'before the first move of a record',
    attributes: { ...REPLAY, ply: '0' },
    texts: [...PICTURE, '{empty}', ...STEPS, ...LIST, ...PAGE_TOOLS],
  },
  {
    what: 'in a record',
    attributes: REPLAY,
    steps: ['tool forward'],
    texts: [
      ...PICTURE,
      ...ALL_DICE,
      ...cells('w2 movedLast'),
      ...['{onTurn}', 'Nota bene.', ...STEPS, ...LIST, ...PAGE_TOOLS],
    ],
  },
  {
    what: 'where own moves are tried',
    attributes: REPLAY,
    steps: ['press .try'],
    texts: [
      ...BOARD,
      ...ALL_DICE,
      ...[...PAGE_TOOLS, '{undo}', '{redo}', ...FIELD, '{whiteToMove}', '{returnToRecord}'],
    ],
  },
  {
    what: 'of a diagram',
    attributes: { mode: 'diagram', position: TRIAD_AHEAD, marks: 'b1 c1-e3' },
    texts: [...PICTURE, ...ALL_DICE, ...cells('w1 marked'), '{onTurn}', '{marks}'],
  },
  {
    what: 'with a mistake of the page',
    attributes: { position: 'nonsense' },
    texts: [
      ...BOARD,
      ...TOOLS,
      ...['{empty}', '{roll}', '{beginByRolling}', '{cannotShow}', 'ranks on the board: 1, expected 6'],
    ],
  },
];
