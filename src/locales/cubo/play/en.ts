import { en as common } from '../../common/play/en.js';
import { pointsOf } from '../../common/en.js';
import { signed } from '../../common/figures.js';
import type { CuboPlayTerms } from '../terms.js';

const seconds = (count: number): string => `${count} ${count === 1 ? 'second' : 'seconds'}`;

export const en: CuboPlayTerms = {
  ...common,

  'cubo.showSquare': (name) => `Show ${name}’s square`,
  'cubo.points': (points) => (points === 1 ? 'point' : 'points'),

  'cubo.build': 'Swap two dice at a time, then call Cubo.',
  'cubo.buildAll': 'Everyone builds at once. Call Cubo when you’re happy with your square.',
  'cubo.firstRound': 'Your first round has no clock.',
  'cubo.worthNow': (worth, change) => `Your square is worth ${worth}${change === 0 ? '' : ` (${signed(change)})`}.`,
  'cubo.stillBuilding': (names) => `Still building: ${names}.`,
  'cubo.takeDie': 'Take a die from the middle, or none.',
  'cubo.hurry': (count) => `${seconds(count)} left to call.`,
  'cubo.hurryTake': (count) => `${seconds(count)} left to choose.`,
  'cubo.takeLater': (names) => `Next: ${names}.`,
  'cubo.enterDice': 'Roll your dice.',
  'cubo.exchange': (die) => `Choose the die to swap for ${die}, or keep your dice.`,
  'cubo.roundOver': (round) => `Round ${round} is over.`,
  'cubo.enterMiddle': 'Roll the four dice in the middle and enter what they show.',
  'cubo.enterSquare': (name) => `Roll ${name}’s nine dice and enter what they show, row by row.`,

  'cubo.call': 'Cubo!',
  'cubo.rollAgain': 'Roll all again',
  'cubo.noMoreRolls': 'No more rolls this round',
  'cubo.roll': 'Roll',
  'cubo.throw': 'Roll the dice',
  'cubo.rollRound': (round) => `Roll for round ${round}`,
  'cubo.take': 'Take a die',
  'cubo.takeThis': (die) => `Take ${die}`,
  'cubo.takeNone': 'Take none',
  'cubo.swapIn': 'Swap',
  'cubo.put': (die, points) => `Give up ${die}: the square would be worth ${points}`,
  'cubo.keep': 'Keep my dice',
  'cubo.pause': 'Pause',
  'cubo.goOn': 'Resume',
  'cubo.isPaused': 'Paused. The dice are covered and the clock has stopped.',

  'cubo.chosen': 'selected',
  'cubo.fixed': 'stays here',

  'cubo.time': 'Time left',
  'cubo.secondsLeft': seconds,
  'cubo.noLimit': 'No clock is running.',
  'cubo.withShift': (key) => `Press Shift+${key}.`,
  'cubo.noClock': 'No clock',
  'cubo.time.page': 'Time limit of this page',
  'cubo.time.long': 'Ten times as long',
  'cubo.time.none': 'No time limit',

  'cubo.middleRolled': (dice) => `In the middle: ${dice}.`,
  'cubo.rolled': (dice) => `Dice: ${dice}.`,
  'cubo.swapped': (first, cell, second, other, worth) => `${first} to ${cell}, ${second} to ${other}. Worth ${worth}.`,
  'cubo.rollsAgain': 'All dice in hand.',
  'cubo.called': 'Cubo!',
  'cubo.took': (die) => `takes ${die}.`,
  'cubo.tookNone': 'takes no die.',
  'cubo.exchanged': (die, cell, given) => `puts ${die} on ${cell}, in place of ${given}.`,
  'cubo.kept': 'keeps all dice.',
  'cubo.timeUp': 'Time is up.',
  'cubo.earned': (points) => `${pointsOf(points)} in this round.`,

  'cubo.picked': (die, cell) => `${die} on ${cell} selected. Choose the die to swap it with.`,
  'cubo.letGo': 'No die selected.',

  'cubo.rounds': 'Points by round',
  'cubo.total': 'Total',
  'cubo.notScored': 'Not called in time: no points this round.',
  'cubo.best': (points) => `Best possible: ${pointsOf(points)}`,
  'cubo.bestExchange': (taken, given) => `with ${taken} for ${given}`,
  'cubo.bestFound': 'You found the best possible square.',
  'cubo.practised': (points) => `${pointsOf(points)} in six rounds.`,

  'cubo.reason.six-rounds': 'All six rounds have been played.',

  'cubo.refusal.game-over': () => 'The game is over.',
  'cubo.refusal.not-your-turn': () => 'You can’t do that now.',
  'cubo.refusal.bad-move': () =>
    'That’s not a move in this game. Write moves like swap a1c3, roll, call, take 2, put b1 or keep.',
  'cubo.refusal.bad-roll': () => 'That’s not a valid roll of these dice: each shows 1 to 6.',
  'cubo.refusal.paused': () => 'The game is paused.',
  'cubo.refusal.no-roll': () => 'Roll the dice first.',
  'cubo.refusal.not-due': () => 'You can’t roll these dice now.',
  'cubo.refusal.other-dice': () => 'The dice in the middle have different colours.',
  'cubo.refusal.in-hand': () => 'Your dice are in your hand: roll them first.',
  'cubo.refusal.covered': () => 'Your square is covered and can’t change.',
  'cubo.refusal.already-called': () => 'You’ve already called this round.',
  'cubo.refusal.no-more-rolls': () => 'Someone has called: nobody can roll again this round.',
  'cubo.refusal.white-die': () => 'The white die stays in the centre.',
  'cubo.refusal.same-cell': () => 'Swap two different dice.',
  'cubo.refusal.call-first': () => 'Call Cubo first, then take a die.',
  'cubo.refusal.already-decided': () => 'You’ve already decided.',
  'cubo.refusal.place-empty': ({ place }) => `Place ${place ?? ''} in the middle is empty: that die has been taken.`,
  'cubo.refusal.building-over': () => 'All squares are covered: now dice are exchanged.',
  'cubo.refusal.exchange-later': () => 'Dice are exchanged once all squares are covered.',
};
