import { crossed, sums } from '../../games/kubi/helpers.js';
import type { SpokenGame } from '../spoken.js';
import type { Moment } from './sentences.js';

/** One mark before the end. */
const ENDING = `1:7,4:3,5:7 ${sums({ 2: 2, 5: 5, 7: 10, 8: 1, 9: 8, 12: 8 })}`;
const WINNING = `1:7,4:3,5:7 ${sums({ 5: 6, 7: 10, 8: 10, 12: 8 })}`;
const PLAYING = `1:4,4:4,6:0 ${sums({ 7: 16 })}`;
const FREE = `start=${crossed('146')} | 0 22335`;

const TWO = { seats: 'human human', names: 'Ann, Bob' };

/** Every kind of sentence, led to by the same steps in every language. */
export const GAMES: readonly SpokenGame<Moment>[] = [
  {
    what: 'a game alone, from its numbers to the next one',
    attributes: { seed: 'a' },
    steps: [
      ['cross 14'],
      ['press .primary', 'tooFewNumbers'],
      ['cross 6'],
      ['cross 2', 'tooManyNumbers'],
      ['press .primary', 'crossed'],
      ['press .primary', 'rolled'],
      ['die 1 d', 'mustMarkOne'],
      ['die 0 d', 'putOut'],
      ['press .primary', 'unplacedDice'],
      ['die 1 1', 'putInFirst'],
      ['die 1 Backspace', 'tookBack'],
      ['die 1 2', 'putInSecond'],
      ['die 4 2', 'complete'],
      ['press .primary', 'entered'],
      ['tool new-game', 'asked'],
      ['press .actions button:last-child', 'begun'],
    ],
  },
  {
    what: 'a roll without any of the numbers',
    attributes: { record: `kubi 1; ${FREE}` },
    steps: [
      ['die 0 d', 'leftOut'],
      ['type (2)|33|25', 'enteredFree'],
    ],
  },
  {
    what: 'what entries change, and that they are taken back and made again',
    attributes: { record: `kubi 1; start=1:4,4:4,6:0 ${sums({ 3: 1, 4: 2, 5: 3, 7: 4, 8: 5, 9: 1 })} | 0 12346` },
    steps: [
      ['type 1|26|34', 'enteredMixed'],
      ['tool undo', 'undone'],
      ['tool redo', 'redone'],
      ['tool undo'],
      ['type 6|14|23', 'enteredTwice'],
      ['tool undo'],
      ['type 4|12|36', 'enteredInVain'],
      ['tool undo'],
      ['type 1|24|36', 'enteredOpening'],
    ],
  },
  {
    what: 'an end alone, and a new game',
    attributes: { record: `kubi 1; start=${ENDING} | 0 12566` },
    steps: [
      ['type 1|25|66', 'ended'],
      ['type 1|25|66', 'gameOver'],
      ['press .primary', 'begun'],
    ],
  },
  {
    what: 'a win alone',
    attributes: { record: `kubi 1; start=${WINNING} | 0 12566` },
    steps: [['type 5|16|26', 'wonAlone']],
  },
  {
    what: 'two players, who cross, roll and enter',
    attributes: { ...TWO, seed: 'a' },
    steps: [
      ['type x146', 'annCrossed'],
      ['type x126', 'bobCrossed'],
      ['press .primary', 'rolledForTwo'],
      ['type 1|34|26', 'annEntered'],
      ['tool undo', 'undoneForTwo'],
      ['tool redo', 'redoneForTwo'],
      ['type 1|34|26', 'bobEntered'],
    ],
  },
  {
    what: 'an end of two, won by one',
    attributes: { names: 'Ann, Bob', record: `kubi 1; start=${ENDING} / ${WINNING} | 0 12566` },
    steps: [
      ['type 1|25|66', 'annDone'],
      ['type 1|25|66', 'bobWon'],
    ],
  },
  {
    what: 'an end of two, who share the first place',
    attributes: { names: 'Ann, Bob', record: `kubi 1; start=${ENDING} / ${ENDING} | 0 12566` },
    steps: [['type 1|25|66'], ['type 1|25|66', 'shared']],
  },
  {
    what: 'why a typed move is refused before the first roll',
    attributes: {},
    steps: [
      ['type castle', 'badMove'],
      ['type x114', 'sameNumber'],
      ['type 1|34|26', 'crossFirst'],
    ],
  },
  {
    what: 'why a typed move is refused after it',
    attributes: { record: `kubi 1; start=${crossed('456')} | 0 12355` },
    steps: [
      ['type x126', 'alreadyCrossed'],
      ['type 1|34|26', 'otherDice'],
      ['type 2|13|55', 'mustMark'],
      ['type roll 12345', 'notYourTurn'],
    ],
  },
  {
    what: 'why nothing more is entered on a sheet',
    attributes: {
      names: 'Ann, Bob, Cleo',
      record: `kubi 1; start=1:8,4:0,6:0 ${sums({ 7: 16 })} / ${PLAYING} / ${PLAYING} | 1 12346; #1 1|34|26`,
    },
    steps: [['seat 0'], ['type 1|34|26', 'done'], ['seat 1'], ['type 1|34|26', 'alreadyEntered']],
  },
  {
    what: 'what is to be done with real dice, and why some are none',
    attributes: { dice: 'enter' },
    steps: [
      ['type x146', 'enterDice'],
      ['press .primary', 'badRoll'],
    ],
  },
  { what: 'that dice are waited for', attributes: { dice: 'remote' }, steps: [['type x146', 'waitForDice']] },
  {
    what: 'the steps through a record, and out of it and back',
    attributes: {
      mode: 'replay',
      names: 'Ann, Bob',
      record: 'kubi 1 {Nota bene.}; seats=2; #0 x146; #1 x126; roll 12346; #0 1|34|26 {Ecce!}',
    },
    steps: [
      ['tool last', 'atEntry'],
      ['tool first', 'atStart'],
      ['tool forward', 'atCrossing'],
      ['tool last'],
      ['press .try', 'trying'],
      ['press .actions button:last-child', 'returned'],
    ],
  },
];
