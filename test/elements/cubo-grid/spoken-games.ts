import type { SpokenGame } from '../spoken.js';
import { table } from './moments.js';
import type { Moment } from './sentences.js';

const ONE = { position: table('o') };
const NAMES = { names: 'Ann, Bob' };
const TWO = { ...NAMES, position: table('oo') };

/** Every kind of sentence, led to by the same steps in every language. */
export const GAMES: readonly SpokenGame<Moment>[] = [
  {
    what: 'what the keys read',
    attributes: ONE,
    steps: [
      ['key a1 1', 'rowOne'],
      ['key a1 c', 'columnC'],
      ['key a1 m', 'middle'],
      ['key a1 t', 'timeLeft'],
    ],
  },
  {
    what: 'a round of one who practises, from the first die to the exchange',
    attributes: ONE,
    steps: [
      ['cell a1', 'picked'],
      ['cell a1', 'letGo'],
      ['cell b2', 'whiteDie'],
      ['type a1c3', 'swapped'],
      ['key a1 x', 'called'],
      ['type take 2', 'took'],
      ['cell a2', 'giving'],
      ['cell a2', 'exchanged'],
      ['tool undo', 'undone'],
      ['type keep', 'kept'],
    ],
  },
  {
    what: 'that the game is paused, and goes on',
    attributes: ONE,
    steps: [
      ['tool pause', 'paused'],
      ['type call', 'isPaused'],
      ['tool pause', 'goesOn'],
    ],
  },
  { what: 'that time is up', attributes: ONE, steps: [['pass 60000', 'timeUp']] },
  {
    what: 'what is refused with the dice in hand, without time limits',
    attributes: { ...ONE, 'time-limits': 'off', dice: 'enter' },
    steps: [['key a1 t', 'noLimit'], ['type roll'], ['type #0 a1c3', 'inHand'], ['type 12', 'badRoll']],
  },
  {
    what: 'dice that are entered at the start',
    attributes: { dice: 'enter' },
    steps: [
      ['type #0 call', 'noRoll'],
      ['type dice 0 123456123', 'notDue'],
      ['type middle r6b3b2b1', 'otherDice'],
      ['type 6132', 'enteredMiddle'],
    ],
  },
  {
    what: 'a round of two, with what each is to do',
    attributes: TWO,
    steps: [
      ['script #1 call', 'bobCalls'],
      ['type #0 roll', 'noMoreRolls'],
      ['script #1 take 2', 'bobTakes'],
      ['type #1 take 1', 'alreadyDecided'],
      ['type #0 call', 'annCalls'],
      ['type #0 take 2', 'placeEmpty'],
      ['type #0 take -', 'annTakesNone'],
      ['type #0 call', 'buildingOver'],
      ['type #1 keep', 'bobKeeps'],
    ],
  },
  {
    what: 'why a typed move is refused',
    attributes: ONE,
    steps: [
      ['type castle', 'badMove'],
      ['type #4 call', 'notYourTurn'],
      ['type a1a1', 'sameCell'],
      ['type take 1', 'callFirst'],
      ['type put a1', 'exchangeLater'],
      ['type call'],
      ['type call', 'alreadyCalled'],
      ['type a1c3', 'covered'],
    ],
  },
  {
    what: 'the end of a practice, and a new game',
    attributes: { position: table('o', 6, [100]) },
    steps: [
      ['type call'],
      ['type take -', 'practised'],
      ['type call', 'gameOver'],
      ['press .actions .primary', 'begun'],
    ],
  },
  {
    what: 'the end of a game of two, won by one',
    attributes: { ...NAMES, position: table('oo', 6) },
    steps: [['script #0 call'], ['script #0 take -'], ['script #1 call'], ['script #1 take -', 'annWins']],
  },
  {
    what: 'the end of a game of two, who share the first place',
    attributes: { ...NAMES, position: table('oo', 6, [0, 14]) },
    steps: [['script #0 call'], ['script #0 take -'], ['script #1 call'], ['script #1 take -', 'shared']],
  },
];
