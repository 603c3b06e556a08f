import { en as common, pointsOf } from '../common/en.js';
import type { CuboTerms } from './terms.js';

const COLOURS = { r: 'red', b: 'blue', w: 'white' };

const seconds = (count: number): string => `${count} ${count === 1 ? 'second' : 'seconds'}`;

export const en: CuboTerms = {
  ...common,
  'cubo.player': (number) => `Player ${number}`,
  'cubo.square': (name) => `Square of ${name}`,
  'cubo.die': (colour, value) => `${COLOURS[colour]} ${value ?? 'die'}`,

  'cubo.line': ({ name, kind, isDouble, points }) =>
    `${/\d/.test(name) ? 'Row' : 'Column'} ${name}: ${kind ? `${kind}${isDouble ? ' in one colour, doubled' : ''}, ` : ''}${points}`,
  'cubo.worth': (points) => `Worth ${points}`,
  'cubo.middle': 'Middle',
  'cubo.empty': 'empty',
  'cubo.soFar': (points) => `Score ${points}`,
  'cubo.holds': (die) => `has taken ${die}`,
  'cubo.stage.in-hand': 'dice in hand',
  'cubo.stage.called': 'has called',
  'cubo.stage.decided': 'covered',
  'cubo.stage.late': 'too late',

  'cubo.round': (round, rounds) => `Round ${round} of ${rounds}`,

  'cubo.build': 'Arrange your dice, then call Cubo.',
  'cubo.buildAll': 'All build at once. Call Cubo when you are content.',
  'cubo.stillBuilding': (names) => `Still building: ${names}.`,
  'cubo.takeDie': 'Take a die of the middle, or none.',
  'cubo.hurry': (count) => `${seconds(count)} left to call.`,
  'cubo.enterDice': 'Throw your dice.',
  'cubo.exchange': (die) => `Choose the die that makes room for ${die}, or keep your dice.`,
  'cubo.roundOver': (round) => `Round ${round} is over.`,
  'cubo.enterMiddle': 'Throw the four dice of the middle and enter what they show.',
  'cubo.enterSquare': (name) => `Throw the nine dice of ${name} and enter what they show, row by row.`,

  'cubo.call': 'Cubo!',
  'cubo.rollAgain': 'Roll all again',
  'cubo.throw': 'Throw the dice',
  'cubo.rollRound': (round) => `Roll for round ${round}`,
  'cubo.take': 'Take a die',
  'cubo.takeThis': (die) => `Take ${die}`,
  'cubo.takeNone': 'Take none',
  'cubo.put': (die, points) => `Give ${die}: worth ${points} then`,
  'cubo.keep': 'Keep my dice',
  'cubo.pause': 'Pause',
  'cubo.goOn': 'Go on',
  'cubo.isPaused': 'Paused. The dice are covered, and no time runs.',
  'cubo.soundOn': 'Turn sound on',
  'cubo.soundOff': 'Turn sound off',
  'cubo.tooNarrow':
    'Several players build side by side, and that takes more room: turn the device, or use a larger one.',

  'cubo.chosen': 'chosen',
  'cubo.fixed': 'stays here',

  'cubo.time': 'Time left',
  'cubo.secondsLeft': seconds,
  'cubo.noLimit': 'No time is running.',

  'cubo.middleRolled': (dice) => `In the middle: ${dice}.`,
  'cubo.rolled': (dice) => `Dice: ${dice}.`,
  'cubo.swapped': (first, cell, second, other, worth) => `${first} to ${cell}, ${second} to ${other}. Worth ${worth}.`,
  'cubo.rollsAgain': 'All dice in hand.',
  'cubo.called': 'Cubo!',
  'cubo.took': (die) => `Takes ${die}.`,
  'cubo.tookNone': 'Takes no die.',
  'cubo.exchanged': (die, cell, given) => `${die} to ${cell}, in the place of ${given}.`,
  'cubo.kept': 'Keeps all dice.',
  'cubo.timeUp': 'Time is up.',
  'cubo.earned': (points) => `${pointsOf(points)} in this round.`,

  'cubo.picked': (die, cell) => `${die} on ${cell} chosen. Choose the die to swap it with.`,
  'cubo.letGo': 'Let go.',

  'cubo.rounds': 'Points by round',
  'cubo.total': 'Total',
  'cubo.explained': (name) => `What the square of ${name} earns`,
  'cubo.notScored': 'Not called in time: no points in this round.',
  'cubo.best': (points) => `Best possible: ${pointsOf(points)}`,
  'cubo.bestExchange': (taken, given) => `with ${taken} for ${given}`,
  'cubo.bestFound': 'You have found the best there was.',
  'cubo.practised': (points) => `${pointsOf(points)} in six rounds.`,

  'cubo.reason.six-rounds': 'Six rounds have been played.',

  'cubo.refusal.game-over': () => 'The game is over.',
  'cubo.refusal.not-your-turn': () => 'That is not to be done now.',
  'cubo.refusal.bad-move': () =>
    'That is not a move of this game. Moves are written like swap a1c3, roll, call, take 2, put b1 or keep.',
  'cubo.refusal.bad-roll': () => 'That is not a roll of these dice: each shows 1 to 6.',
  'cubo.refusal.paused': () => 'The game is paused.',
  'cubo.refusal.no-roll': () => 'The dice have to be rolled first.',
  'cubo.refusal.not-due': () => 'These dice are not to be rolled now.',
  'cubo.refusal.other-dice': () => 'The dice in the middle have other colours.',
  'cubo.refusal.in-hand': () => 'Your dice are in your hand: throw them first.',
  'cubo.refusal.covered': () => 'Your square is covered and stays as it is.',
  'cubo.refusal.already-called': () => 'You have called in this round.',
  'cubo.refusal.no-more-rolls': () => 'Somebody has called: nobody rolls again in this round.',
  'cubo.refusal.white-die': () => 'The white die stays in the centre.',
  'cubo.refusal.same-cell': () => 'Two different dice change places.',
  'cubo.refusal.call-first': () => 'Call first, then take a die.',
  'cubo.refusal.already-decided': () => 'You have decided already.',
  'cubo.refusal.place-empty': ({ place }) => `Place ${place ?? ''} of the middle is empty: that die has been taken.`,
  'cubo.refusal.building-over': () => 'All squares are covered, and dice are being exchanged.',
  'cubo.refusal.exchange-later': () => 'Dice are exchanged when all squares are covered.',
};
