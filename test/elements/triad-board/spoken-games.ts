import type { Attributes } from './languages.js';
import { CROWDED, DRAW_AHEAD, HEMMED_IN, ROOM_FOR_ONE, TRIAD_AHEAD, WALLED_IN, WIN_AHEAD } from './positions.js';
import type { Moment } from './sentences.js';

/** What a reader does, and what is said then; nothing where it is said elsewhere. */
type Step = readonly [step: string, said?: Moment];

const ROUND = 'a1a3; f6f4; a3a2; f4f5; a2a4; f5f3; a4a1';
const RECORD = 'triad 1 {Nota bene.}; roll 112233 112233; a1a3 {Ecce!}; f6f4';

export interface SpokenGame {
  readonly what: string;
  readonly attributes: Attributes;
  readonly steps: readonly Step[];
}

/** Every kind of sentence, led to by the same steps in every language. */
export const GAMES: readonly SpokenGame[] = [
  {
    what: 'a game from its roll to the next one',
    attributes: { seed: 'spoken' },
    steps: [
      ['press .primary', 'rolled'],
      ['a1', 'chosen'],
      ['a1', 'letGo'],
      ['a1', 'chosen'],
      ['a3', 'moved'],
      ['tool undo', 'undone'],
      ['tool redo', 'redone'],
      ['tool new-game', 'asked'],
      ['press .actions button:last-child', 'begun'],
    ],
  },
  {
    what: 'a triad',
    attributes: { position: TRIAD_AHEAD },
    steps: [['c1'], ['e3', 'takeOneOff'], ['b1', 'cannotRemove'], ['d4', 'triad']],
  },
  {
    what: 'a win, and a rematch',
    attributes: { position: WIN_AHEAD, names: 'Ann, Bob' },
    steps: [['b1'], ['d3'], ['f3', 'won'], ['f6', 'gameOver'], ['press .primary', 'begun']],
  },
  {
    what: 'that only turning is left',
    attributes: { position: WALLED_IN.replace(' w ', ' b ') },
    steps: [
      ['type f6f4', 'stuck'],
      ['b1', 'turnValues'],
      ['press .primary:last-child', 'turned'],
    ],
  },
  {
    what: 'a die moved unturned',
    attributes: { position: ROOM_FOR_ONE },
    steps: [
      ['f2', 'movesAndTurns'],
      ['d2', 'oneCell'],
      ['type f4>c4', 'twoCells'],
      ['e1', 'stepped'],
    ],
  },
  { what: 'a draw without removals', attributes: { position: DRAW_AHEAD }, steps: [['type a1a3', 'drawn']] },
  {
    what: 'a draw by repetition',
    attributes: { record: `triad 1; start=ccbbac/6/6/6/6/CABBCC w 0-0; ${ROUND}; f3f6; ${ROUND}` },
    steps: [['type f3f6', 'repeated']],
  },
  {
    what: 'why a die or its target is refused',
    attributes: { position: CROWDED },
    steps: [
      ['b4', 'notYours'],
      ['b2'],
      ['b3', 'sameValue'],
      ['b4', 'occupied'],
      ['b5', 'blocked'],
      ['f2', 'tooFar'],
      ['d3', 'notStraight'],
    ],
  },
  {
    what: 'why a typed move is refused',
    attributes: { position: CROWDED },
    steps: [
      ['type c3c4', 'noDie'],
      ['type b2b2', 'sameCell'],
      ['type b2b9', 'offBoard'],
      ['type b2=3', 'notStuck'],
      ['type b2d2xd2', 'noTriad'],
      ['type castle', 'badMove'],
      ['type roll 112233 112233', 'notYourTurn'],
    ],
  },
  { what: 'why a die cannot move', attributes: { position: HEMMED_IN }, steps: [['f2', 'cannotMove']] },
  {
    what: 'that a typed move lacks the die to take off',
    attributes: { position: TRIAD_AHEAD },
    steps: [['type c1e3', 'mustRemove']],
  },
  {
    what: 'what is to be done with real dice, and why some are none',
    attributes: { dice: 'enter', 'even-start': 'on' },
    steps: [
      ['tool new-game', 'enterDice'],
      ['type roll 112233 111222', 'badRoll'],
    ],
  },
  {
    what: 'that dice are waited for',
    attributes: { dice: 'remote' },
    steps: [['tool new-game', 'waitForDice']],
  },
  {
    what: 'the steps through a record, and out of it and back',
    attributes: { mode: 'replay', record: RECORD },
    steps: [
      ['tool first', 'atStart'],
      ['tool forward', 'atRoll'],
      ['tool forward', 'atMove'],
      ['press .try', 'trying'],
      ['type a6a5', 'tried'],
      ['press .actions button:last-child', 'returned'],
    ],
  },
  {
    what: 'the end of a record',
    attributes: { mode: 'replay', names: 'Ann, Bob', record: `triad 1; start=${WIN_AHEAD}; b1d3xf3` },
    steps: [['tool last', 'atEnd']],
  },
];
