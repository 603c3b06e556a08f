import { en as common, figure } from '../common/en.js';
import type { KubiTerms } from './terms.js';

export const en: KubiTerms = {
  ...common,
  'kubi.player': (number) => `Player ${number}`,
  'kubi.sheet': (name) => `Kubi sheet of ${name}`,

  'kubi.countdown': 'Discards',
  'kubi.uncrossed': 'a number',
  'kubi.left': (left) => `${left} left`,
  'kubi.finished': 'done',

  'kubi.sums': 'Sums',
  'kubi.sum': 'Sum',
  'kubi.value': 'Value',
  'kubi.marks': 'Marks',
  'kubi.count': 'Count',
  'kubi.points': 'Points',
  'kubi.total': 'Total',
  'kubi.tally': (marks) => (marks === 1 ? '1 mark' : `${marks} marks`),
  'kubi.full': 'full',
  'kubi.legend': '1 to 4 marks cost 200, 5 count nothing, each from the 6th to the 10th adds the value.',
  'kubi.roll': (dice) => `Dice: ${dice}`,
  'kubi.markedLast': 'marked last',
  'kubi.discard': 'Discard',
  'kubi.leftOut': 'Left out',

  'kubi.next': 'Next',

  'kubi.crossNumbers': 'Cross three numbers. Dice showing them will be your discards.',
  'kubi.enterRoll': 'Leave one die out and pair the others.',

  'kubi.numbers': 'Your three numbers',
  'kubi.cross': (numbers) => `Cross ${numbers}`,
  'kubi.crossThree': 'Cross three numbers',

  'kubi.dice': 'Dice and their places',
  'kubi.die': (value) => `die ${value}`,
  'kubi.unplaced': 'not placed',
  'kubi.firstPair': 'First pair',
  'kubi.secondPair': 'Second pair',
  'kubi.placed': (die, place) => `${die}: ${place}.`,
  'kubi.enter': 'Enter',
  'kubi.entries': 'Possible entries',

  'kubi.entry': (die, sums, effect) => `${die}, ${sums}: ${effect}`,
  'kubi.discardDie': (value) => `discard ${value}`,
  'kubi.leaveOut': (value) => `leave out ${value} without a mark`,
  'kubi.thenSums': (first, second) => (first === second ? `then ${first} twice` : `then ${first} and ${second}`),
  'kubi.openingBoth': (points) => `${points} for opening both`,
  'kubi.opening': (points, sum) => `${points} for opening ${sum}`,
  'kubi.saving': (points, sum) => `${points} for the fifth mark behind ${sum}`,
  'kubi.gaining': (points, sum) => `${points} behind ${sum}`,
  'kubi.inAll': (points, reasons) => `${points} in all, ${reasons}`,

  'kubi.crossed': (numbers) => `${numbers} crossed.`,
  'kubi.done': (number) => `Eight marks behind ${number}: this sheet is done.`,

  'kubi.toCross': 'to cross',
  'kubi.isDone': 'done',

  'kubi.soloWon': (points) => `${figure(points)} points. 500 or more is a win!`,
  'kubi.soloEnded': (points) => `${figure(points)} points. 500 would have been a win.`,
  'kubi.gains': 'Gains',
  'kubi.losses': 'Losses',

  'kubi.reason.all-done': 'Every sheet has eight marks behind a number.',

  'kubi.refusal.game-over': () => 'The game is over.',
  'kubi.refusal.not-your-turn': () => 'That is not to be done now.',
  'kubi.refusal.bad-move': () => 'That is not a move of this game. Entries are written like 1|34|66.',
  'kubi.refusal.bad-roll': () => 'That is not a roll of this game: five dice, each showing 1 to 6.',
  'kubi.refusal.same-number': () => 'The three numbers must be different.',
  'kubi.refusal.done': () => 'This sheet is done: it has eight marks behind a number.',
  'kubi.refusal.already-crossed': () => 'The three numbers of this sheet are crossed already.',
  'kubi.refusal.cross-first': () => 'Cross three numbers first.',
  'kubi.refusal.already-entered': () => 'This roll is entered on this sheet already.',
  'kubi.refusal.no-roll': () => 'The dice have to be rolled first.',
  'kubi.refusal.other-dice': ({ roll }) => `The dice that were rolled are ${roll}.`,
  'kubi.refusal.must-mark': ({ numbers }) =>
    numbers.length > 1
      ? `You have to discard one of your own numbers: ${numbers}.`
      : `You have to discard your own number, ${numbers}.`,
  'kubi.refusal.no-mark': () => 'None of your numbers was rolled, so the die that stays out leaves no mark.',
  'kubi.refusal.too-many-numbers': () => 'Three numbers are chosen. Take one back before you choose another.',
  'kubi.refusal.too-few-numbers': () => 'Choose three different numbers first.',
  'kubi.refusal.unplaced-dice': () => 'Place all five dice first: one stays out, the others make two pairs.',
};
