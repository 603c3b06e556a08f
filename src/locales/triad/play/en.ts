import { en as common } from '../../common/play/en.js';
import type { TriadPlayTerms } from '../terms.js';

export const en: TriadPlayTerms = {
  ...common,

  'triad.cell.becomes': (value) => `the die would show ${value}`,
  'triad.cell.makesTriad': 'makes a triad',
  'triad.cell.chosen': 'selected',
  'triad.cell.cannotMove': 'can’t move',
  'triad.cell.takeOff': 'can be taken off',

  'triad.pressDie': 'Tap one of your dice.',
  'triad.targets': (cell, targets) => `Die on ${cell} selected. It can go to ${targets}.`,
  'triad.turnValues': (cell, values) => `You can turn the die on ${cell} to ${values}.`,
  'triad.letGo': 'No die selected.',
  'triad.ways': (cell, ways) => `Turn ${cell} ${ways}.`,
  'triad.way': (value) => `to ${value} and go ${value} ${value === 1 ? 'cell' : 'cells'}`,
  'triad.takeOneOff': (triads) => `${triads > 1 ? `${triads} triads` : 'A triad'}! Choose a die to take off.`,
  'triad.flipped': (name) => `Board flipped: ${name} is at the bottom.`,
  'triad.stuck': 'No die can move with a new value. Turn one in place, or move one without turning it.',
  'triad.turnTo': (value) => `Turn to ${value}`,
  'triad.diceOf': (side) => `${side}’s six dice`,
  'triad.bothSides': 'Six dice, the same for both sides',

  'triad.rolled': (white, black) => `The dice are placed. White has ${white}. Black has ${black}.`,
  'triad.moved': ({ name, from, to, value }) => `${name} moves ${from} to ${to}, now ${value}.`,
  'triad.turned': ({ name, from, value }) => `${name} turns the die on ${from} to ${value}.`,
  'triad.stepped': ({ name, from, to, value }) => `${name} moves ${from} to ${to} without turning, still ${value}.`,
  'triad.youMoved': ({ from, to, value }, kind) =>
    ({
      move: `You move ${from} to ${to}, now ${value}.`,
      turn: `You turn the die on ${from} to ${value}.`,
      step: `You move ${from} to ${to} without turning, still ${value}.`,
    })[kind],
  'triad.removed': (cell, removed) => `Triad. The die on ${cell} comes off, ${removed} of 3.`,

  'triad.toldTurned': ({ from, value }) => `${from} turned to ${value}`,
  'triad.toldStepped': ({ from, to }) => `${from}–${to} without a turn`,
  'triad.toldTriad': (move, cell) => `${move}, a triad, ${cell} off`,

  'triad.reason.three-removed': 'The third die is off.',
  'triad.reason.all-removed': 'The last die of a side is off.',
  'triad.reason.repetition': 'The same position has occurred three times.',
  'triad.reason.no-removal': 'No die has been taken off for 200 moves.',
  'triad.reason.time': 'Time has run out.',

  'triad.refusal.game-over': () => 'The game is over.',
  'triad.refusal.not-your-turn': () => 'It’s not your turn.',
  'triad.refusal.bad-move': () => 'That’s not a move in this game. Write moves like b1b4.',
  'triad.refusal.bad-roll': () =>
    'That’s not a valid roll: each side has six dice showing 1, 2 or 3, and with an even start both sides have the same.',
  'triad.refusal.not-stuck': () =>
    'Only a player with no other move can turn a die in place or move it without turning.',
  'triad.refusal.off-board': () => 'That’s off the board.',
  'triad.refusal.not-straight': () => 'Dice move in a straight line: along a row, a column or a diagonal.',
  'triad.refusal.same-cell': () => 'The die has to move to another cell.',
  'triad.refusal.no-die': ({ cell }) => `There is no die on ${cell}.`,
  'triad.refusal.not-your-die': ({ cell }) => `The die on ${cell} isn’t yours.`,
  'triad.refusal.occupied': ({ cell }) => `There’s already a die on ${cell}.`,
  'triad.refusal.same-value': ({ cell, value }) =>
    `The die on ${cell} already shows ${value}; it must take another value.`,
  'triad.refusal.too-far': ({ distance }) => `That’s ${distance} cells away; a die moves at most 3.`,
  'triad.refusal.other-distance': ({ value }) =>
    `Without turning, this die moves exactly ${value} ${value === '1' ? 'cell' : 'cells'}.`,
  'triad.refusal.blocked': ({ cell, by }) => `The way to ${cell} is blocked by the die on ${by}.`,
  'triad.refusal.must-remove': ({ choices }) => `This makes a triad: take one die off. Choose from ${choices}.`,
  'triad.refusal.cannot-remove': ({ cell, choices }) =>
    choices === ''
      ? `This doesn’t make a triad, so you can’t take off the die on ${cell}.`
      : `You can’t take off the die on ${cell}. Choose from ${choices}.`,
  'triad.refusal.cannot-move': ({ cell }) => `The die on ${cell} can’t move: every way to a new value is blocked.`,
  'triad.noTimeLeft': 'no time left.',
};
