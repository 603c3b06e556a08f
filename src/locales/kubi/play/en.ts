import { en as common } from '../../common/play/en.js';
import { pointsOf } from '../../common/en.js';
import type { KubiPlayTerms } from '../terms.js';

export const en: KubiPlayTerms = {
  ...common,

  'kubi.crossNumbers': (left) =>
    left === 3
      ? 'Choose three numbers.'
      : (['Cross these numbers.', 'Choose one more number.', 'Choose two more numbers.'][left] ?? ''),
  'kubi.chosenNumbers': (numbers) => (numbers ? `Chosen: ${numbers}.` : 'No number chosen.'),
  'kubi.goToDie': 'Go to a die first.',
  'kubi.crossHint': 'Discard one each roll. The eighth of one ends it.',
  'kubi.lifted': (value) => `The ${value} is chosen.`,
  'kubi.liftedHint': 'Tap the die to swap it with.',
  'kubi.swapOrEnter': 'Swap dice, or press Enter.',
  'kubi.swapHint': 'Tap two dice to swap them.',
  'kubi.inAll': (points) => (points === 0 ? 'No change.' : `${common['tabletop.signed'](points)} in all.`),
  'kubi.effect': ({ code, sum, points, missing }) =>
    ({
      opens: `${sum} costs ${-points}`,
      short: `${sum} needs ${missing} more`,
      even: `${sum} breaks even`,
      gains: `${sum} adds ${points}`,
      full: `${sum} is full`,
    })[code],
  'kubi.leftNext': (number, left) => `${number} has ${left} left.`,
  'kubi.endsNext': (number) => `The eighth ${number} ends it.`,

  'kubi.numbers': 'Your three numbers',
  'kubi.cross': (numbers) => `Cross ${numbers}`,
  'kubi.crossThree': 'Choose three numbers',

  'kubi.dice': 'Dice and their places',
  'kubi.die': (value) => `die ${value}`,
  'kubi.ownDie': (value) => `die ${value}, your number`,
  'kubi.firstPair': 'First pair',
  'kubi.secondPair': 'Second pair',
  'kubi.enter': 'Enter',
  'kubi.enterSums': (first, second) => (first === second ? `Enter ${first} twice` : `Enter ${first} and ${second}`),
  'kubi.entries': 'Possible entries',

  'kubi.entry': (die, sums, effect) => `${die} · ${sums} · ${effect}`,
  'kubi.discardDie': (value) => `discard ${value}`,
  'kubi.leaveOut': (value) => `set aside ${value}, no mark`,
  'kubi.pairs': (first, second) => `${first} + ${second}`,

  'kubi.crossed': (numbers) => `crosses ${numbers}.`,
  'kubi.entered': ({ value, isMarked, first, second }) =>
    `${isMarked ? `discards ${value}` : `sets ${value} aside without a mark`}, then marks ${first === second ? `${first} twice` : `${first} and ${second}`}.`,
  'kubi.done': (number) => `Eight marks next to ${number}: this sheet is done.`,
  'kubi.told': ({ value, isMarked, first, second }) =>
    `${first === second ? `twice ${first}` : `${second} and ${first}`}, ${value} ${isMarked ? 'out' : 'aside'}`,
  'kubi.toldNumbers': (numbers) => `numbers ${numbers}`,

  'kubi.toCross': 'crossing',
  'kubi.isDone': 'done',

  'kubi.soloWon': (points) => `${pointsOf(points)}. You win!`,
  'kubi.soloEnded': (points) => `${pointsOf(points)}. You need 500 to win.`,
  'kubi.gains': 'Gains',
  'kubi.losses': 'Losses',

  'kubi.reason.all-done': 'Every sheet has eight marks next to a number.',

  'kubi.refusal.game-over': () => 'The game is over.',
  'kubi.refusal.not-your-turn': () => 'You can’t do that now.',
  'kubi.refusal.bad-move': () => 'That’s not a move in this game. Write entries like 1|34|66.',
  'kubi.refusal.bad-roll': () => 'That’s not a valid roll: five dice, each showing 1 to 6.',
  'kubi.refusal.same-number': () => 'The three numbers must be different.',
  'kubi.refusal.done': () => 'This sheet is done: it has eight marks next to a number.',
  'kubi.refusal.already-crossed': () => 'You’ve already crossed three numbers on this sheet.',
  'kubi.refusal.cross-first': () => 'Cross three numbers first.',
  'kubi.refusal.already-entered': () => 'This roll is already entered on this sheet.',
  'kubi.refusal.no-roll': () => 'Roll the dice first.',
  'kubi.refusal.other-dice': ({ roll }) => `The roll was ${roll}.`,
  'kubi.refusal.must-mark': ({ numbers }) =>
    numbers.length > 1
      ? `You have to discard one of your numbers: ${numbers}.`
      : `You have to discard your number, ${numbers}.`,
  'kubi.refusal.no-mark': () => 'None of your numbers was rolled, so the die you set aside leaves no mark.',
  'kubi.refusal.too-many-numbers': () =>
    'You’ve already chosen three numbers. Take one back before you choose another.',
  'kubi.refusal.too-few-numbers': () => 'Choose three different numbers first.',
};
