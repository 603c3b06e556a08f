import type { SpokenGame } from '../spoken.js';
import type { Moment } from './sentences.js';

const MIDWAY = '2,4,1,0,0 .,.,.,.,. -';
const start = (position: string): string => `tricubo 1; start=${position}`;
const NAMES = { names: 'Ann, Bob' };
/** Three purple rows that total 20. */
const TWENTY = '6,6,6,0,0';

/** Sheets that total 61, 71 and, with the last colour field, 81. */
const RANKED = [
  ['5,5,5,5,1 10,10,.,.,. -', 'journeyman'],
  ['5,5,5,5,1 10,10,10,-,- -', 'master'],
  ['5,5,5,5,1 10,10,10,-,- MSt', 'grandmaster'],
] as const;

/** Every kind of sentence, led to by the same steps in every language. */
export const GAMES: readonly SpokenGame<Moment>[] = [
  {
    what: 'a game alone, from its first cross to the next one',
    attributes: { seed: 'a' },
    steps: [
      ['type M', 'startFirst'],
      ['row 2', 'started'],
      ['type M', 'noRoll'],
      ['press .primary', 'rolled'],
      ['die L', 'closedByRound'],
      ['die M', 'usesOfMedium'],
      ['press .actions button:last-child'],
      ['die M'],
      ['field t', 'crossedField'],
      ['tool undo', 'undone'],
      ['tool redo', 'redone'],
      ['tool new-game', 'asked'],
      ['press .actions button:last-child', 'begun'],
    ],
  },
  {
    what: 'rows that a 6 scores',
    attributes: { record: start(`${MIDWAY} | A 1 0 166`) },
    steps: [
      ['die M', 'chooseRows'],
      ['press .scoring button', 'nothingChosen'],
      ['interim 2'],
      ['interim 1', 'rowsTicked'],
      ['interim 4', 'tooManyRows'],
      ['press .scoring button', 'rowsScored'],
      ['tool undo'],
      ['type S:2', 'rowScored'],
    ],
  },
  {
    what: 'crosses that are lost, and what they change',
    attributes: { record: start('6,4,0,0,0 .,.,.,.,. - | A 2 0 125') },
    steps: [['type L', 'crossesLost'], ['tool undo'], ['type Lc', 'crossedOwnField']],
  },
  {
    what: 'why a die has no use: there is no room for it',
    attributes: { record: start('7,4,1,0,0 .,.,.,.,. Mt | A 1 0 415') },
    steps: [['die M', 'noRoom']],
  },
  {
    what: 'why a 6 has no use: it would score too many rows',
    attributes: { record: start('2,4,1,0,0 7,.,.,.,. - | A 2 0 641') },
    steps: [['die L', 'sixTooLarge']],
  },
  {
    what: 'why a 6 has no use: only one more row can be scored',
    attributes: { record: start('2,4,1,0,0 7,2,.,.,. - | A 1 0 463') },
    steps: [['die M', 'sixTooLargeForOne']],
  },
  {
    what: 'why a 6 has no use: three rows are scored',
    attributes: { record: start('2,4,1,0,0 7,2,0,-,- - | A 1 0 436') },
    steps: [['die S', 'sixSpent']],
  },
  {
    what: 'that only the joker gives a use, which is spent or not',
    attributes: { dice: 'enter', record: start('8,8,0,0,0 .,.,.,.,. MSt | B 4') },
    steps: [
      ['type 312', 'nothingButJoker'],
      ['die L', 'usesOfJoker'],
      ['row 3', 'jokerSpent'],
      ['tool undo'],
      ['type -', 'tookNone'],
    ],
  },
  {
    what: 'that no die has a use',
    attributes: { dice: 'enter', record: start('7,7,0,0,0 -,-,0,0,0 LMSt | A 4') },
    steps: [
      ['type 112', 'nothing'],
      ['press .primary', 'tookNoneOfAny'],
    ],
  },
  {
    what: 'an end alone by three purple rows, and a new game',
    attributes: { record: start('6,6,5,0,0 .,.,.,.,. - | A 4 0 134') },
    steps: [
      ['type M', 'endedByPurple'],
      ['type M', 'gameOver'],
      ['press .primary', 'begun'],
    ],
  },
  {
    what: 'an end alone after the last round',
    attributes: { record: start('5,5,5,5,0 10,10,0,-,- - | A 21 0 345') },
    steps: [['type Mc', 'endedByRounds']],
  },
  ...RANKED.map(([sheet, rank]) => ({
    what: `an end alone with the rank of a ${rank}`,
    attributes: { record: start(`${sheet} | A 21 0 345`) },
    steps: [['type Lc', rank] as const],
  })),
  {
    what: 'two players, who roll, take dice and use others',
    attributes: { ...NAMES, seats: 'human human', seed: 'a' },
    steps: [
      ['press .primary', 'rolledForTwo'],
      ['seat 1'],
      ['type M', 'activeFirst'],
      ['seat 0'],
      ['type L', 'annTook'],
      ['tool undo', 'undoneForTwo'],
      ['tool redo', 'redoneForTwo'],
      ['die L', 'closedByAnn'],
      ['seat 0'],
      ['type M', 'alreadyEntered'],
      ['seat 1'],
      ['type Mc', 'bobUsed'],
    ],
  },
  {
    what: 'an end of two, won by one',
    attributes: { ...NAMES, record: start('6,6,5,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | A 9 0 443') },
    steps: [
      ['type S', 'annEnds'],
      ['type Mt', 'annWins'],
    ],
  },
  {
    what: 'an end of two, decided by crosses',
    attributes: { ...NAMES, record: start(`${TWENTY} / 6,6,5,0,0 .,.,.,.,. L | A 9 0 443 L`) },
    steps: [['type S', 'bobWinsByCrosses']],
  },
  {
    what: 'an end of two, who share the first place',
    attributes: { ...NAMES, record: start(`${TWENTY} / 6,6,5,0,0 .,.,.,.,. - | A 9 0 443 L`) },
    steps: [['type S', 'shared']],
  },
  {
    what: 'why a typed move is refused',
    attributes: { record: start(`${MIDWAY} | A 1 0 346`) },
    steps: [
      ['type castle', 'badMove'],
      ['type roll 346', 'notYourTurn'],
      ['type @2', 'alreadyStarted'],
      ['type L', 'closedByRound'],
      ['type M:1,2', 'needsSix'],
      ['type S', 'onlyInterim'],
      ['type S:1,2', 'scoresOneRow'],
      ['type JL', 'noJoker'],
      ['type -', 'mustUse'],
    ],
  },
  {
    what: 'why nothing more can be crossed or scored',
    attributes: { record: start('7,4,1,0,0 0,.,.,.,. Mt | A 1 0 516') },
    steps: [
      ['type M', 'rowFull'],
      ['type Mc', 'fieldCrossed'],
      ['type Mt', 'allColoursCrossed'],
      ['type S:1', 'interimTwice'],
    ],
  },
  {
    what: 'why too many rows cannot be scored',
    attributes: { record: start('2,4,1,0,0 7,.,.,.,. - | A 2 0 646') },
    steps: [
      ['type L:2,3,4', 'interimsSpent'],
      ['type S:2,3', 'scoresOneRow'],
    ],
  },
  {
    what: 'why no further row can be scored',
    attributes: { record: start('2,4,1,0,0 7,2,0,-,- - | A 1 0 436') },
    steps: [['type S:4', 'noMoreInterims']],
  },
  {
    what: 'that all crosses have to fit, where the page asks for it',
    attributes: { record: 'tricubo 1; overflow=forbidden; start=5,4,1,0,0 .,.,.,.,. - | A 2 0 135' },
    steps: [['type L', 'overflow']],
  },
  {
    what: 'that the joker is not spent in vain',
    attributes: { record: start(`${MIDWAY} | B 1 0 346`) },
    steps: [['type JM', 'notClosed']],
  },
  {
    what: 'what is to be done with real dice, and why some are none',
    attributes: { dice: 'enter' },
    steps: [
      ['row 2', 'enterDice'],
      ['press .primary', 'badRoll'],
    ],
  },
  { what: 'that dice are waited for', attributes: { dice: 'remote' }, steps: [['row 2', 'waitForDice']] },
  {
    what: 'the steps through a record, and out of it and back',
    attributes: {
      mode: 'replay',
      ...NAMES,
      record: 'tricubo 1 {Nota bene.}; seats=2; roll 346; #0 L {Ecce!}',
    },
    steps: [
      ['tool last', 'atUse'],
      ['tool first', 'atStart'],
      ['tool forward', 'atRoll'],
      ['tool last'],
      ['press .try', 'trying'],
      ['press .actions button:last-child', 'returned'],
    ],
  },
];
