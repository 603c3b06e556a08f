import { describeTurn, describeWinners, list } from '../../src/elements/sheet-words.js';
import type { CommonTerms } from '../../src/locales/common/terms.js';
import { plain } from './proof.js';
import type { Moments } from './proof.js';

const NAMES = ['Ann', 'Bob', 'Cleo'];
const TURN = { actors: [0, 1], dice: 'tap', roller: 0, seat: 0, task: '…', names: NAMES } as const;
const OUTCOME = { reason: 'any', scores: [-5, 340, 340] };

export const MOMENTS: Moments<CommonTerms> = {
  ...plain<CommonTerms>(
    'tabletop.tools',
    'tabletop.players',
    'tabletop.more',
    'tabletop.allMoves',
    'tabletop.undo',
    'tabletop.redo',
    'tabletop.newGame',
    'tabletop.flip',
    'tabletop.rematch',
    'tabletop.cancel',
    'tabletop.leaveGame',
    'tabletop.keepPlaying',
    'tabletop.typedMove',
    'tabletop.play',
    'tabletop.roll',
    'tabletop.beginByRolling',
    'tabletop.takeDice',
  ),
  nameOf: (words) => words('tabletop.nameOf', 'X'),
  toMove: (words) => words('tabletop.toMove', 'Ann'),
  undone: (words) => words('tabletop.undone', '…'),
  redone: (words) => words('tabletop.redone', '…'),
  ...plain<CommonTerms>('tabletop.newGameBegun'),
  atPly: (words) => words('tabletop.atPly', 4, 12),
  ...plain<CommonTerms>('tabletop.drawnGame'),
  wins: (words) => words('tabletop.wins', 'Ann'),

  semicolon: (words) => `1${words('tabletop.semicolon')}2`,
  does: (words) => words('tabletop.does', 'Ann', '…'),
  rollAlone: (words) => describeTurn({ ...TURN, actors: ['chance'], names: ['Ann'] }, words),
  annToRoll: (words) => describeTurn({ ...TURN, actors: ['chance'] }, words),
  bobToRoll: (words) => describeTurn({ ...TURN, actors: ['chance'], roller: 1 }, words),
  enterDice: (words) => describeTurn({ ...TURN, actors: ['chance'], dice: 'enter' }, words),
  waitForDice: (words) => describeTurn({ ...TURN, actors: ['chance'], dice: 'remote' }, words),
  taskAndOther: (words) => describeTurn(TURN, words),
  others: (words) => describeTurn({ ...TURN, actors: [1, 2], task: '' }, words),
  rolled: (words) => words('tabletop.rolled', '1 3 4 6 6'),
  ...plain<CommonTerms>('tabletop.clear'),
  loss: (words) => words('tabletop.signed', -400),
  gain: (words) => words('tabletop.signed', 30),
  neither: (words) => words('tabletop.signed', 0),
  ...plain<CommonTerms>('tabletop.noChange'),
  total: (words) => words('tabletop.totalNow', 8),
  totalBelowZero: (words) => words('tabletop.totalNow', -400),

  ...plain<CommonTerms>('tabletop.pad'),
  addDie: (words) => words('tabletop.addDie', 1),
  removeOne: (words) => words('tabletop.removeDie', 1),
  removeTwo: (words) => words('tabletop.removeDie', 2),

  points: (words) => words('tabletop.points', 35),
  onePoint: (words) => words('tabletop.points', 1),
  ...plain<CommonTerms>(
    'tabletop.sheets',
    'tabletop.toDecide',
    'tabletop.hasEntered',
    'tabletop.waits',
    'tabletop.roller',
  ),

  annWins: (words) => describeWinners({ ...OUTCOME, scores: [1, 0], winners: [0] }, NAMES, words),
  annWinsWithLoss: (words) => describeWinners({ ...OUTCOME, scores: [-5, -9], winners: [0] }, NAMES, words),
  shared: (words) => describeWinners({ ...OUTCOME, winners: [1, 2] }, NAMES, words),
  sharedNothing: (words) => describeWinners({ ...OUTCOME, scores: [0, 0], winners: [0, 1] }, NAMES, words),
  alternatives: (words) => list([1, 4, 6], words, 'disjunction'),
  ...plain<CommonTerms>('tabletop.result', 'tabletop.name', 'tabletop.printEmpty'),

  ...plain<CommonTerms>(
    'tabletop.replayTools',
    'tabletop.first',
    'tabletop.back',
    'tabletop.forward',
    'tabletop.last',
    'tabletop.playback',
    'tabletop.stopPlayback',
    'tabletop.moves',
    'tabletop.start',
    'tabletop.tryMoves',
    'tabletop.returnToRecord',
    'tabletop.trying',
    'tabletop.returned',
    'tabletop.backToDiagram',
    'tabletop.marksRemoved',
  ),

  ...plain<CommonTerms>(
    'tabletop.help',
    'tabletop.helpCards',
    'tabletop.helpRules',
    'tabletop.helpControls',
    'tabletop.previousCard',
    'tabletop.nextCard',
    'tabletop.share',
    'tabletop.print',
    'tabletop.close',
    'tabletop.recordAsText',
    'tabletop.recordAsTag',
    'tabletop.copy',
    'tabletop.copied',
    'tabletop.copyYourself',
    'tabletop.notLoaded',
  ),

  ...plain<CommonTerms>('tabletop.lookThrough', 'tabletop.backToResult'),
  ahead: (words) => words('tabletop.ahead', 40, 'Bob'),

  newBest: (words) => words('tabletop.newBest', 3),
  bestSoFar: (words) => words('tabletop.bestSoFar', 420),

  ...plain<CommonTerms>('tabletop.marked'),
  markedPlaces: (words) => words('tabletop.markedPlaces', 'a1, b2'),
  arrow: (words) => words('tabletop.arrow', 'a1', 'b2'),

  ...plain<CommonTerms>(
    'tabletop.cannotShow',
    'tabletop.loading',
    'tabletop.saveDamaged',
    'tabletop.saveRefused',
    'tabletop.saveConflict',
    'tabletop.takeOther',
    'tabletop.keepThis',
  ),
};
