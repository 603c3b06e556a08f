import { en as common } from '../common/en.js';
import type { TriadTerms } from './terms.js';

export const en: TriadTerms = {
  ...common,
  'triad.white': 'White',
  'triad.black': 'Black',
  'triad.board': (white, black) => `Triad board, ${white} against ${black}`,
  'triad.die': (side, value) => `${side} ${value}`,
  'triad.empty': 'empty',

  'triad.cell.movedLast': 'moved last',
  'triad.onTurn': 'to move',

  'triad.tray': (removed) => `${removed} of 3 dice taken off`,

  'triad.cell.becomes': (value) => `the die would show ${value}`,
  'triad.cell.makesTriad': 'makes a triad',
  'triad.cell.chosen': 'chosen',
  'triad.cell.cannotMove': 'cannot move',
  'triad.cell.takeOff': 'can be taken off',

  'triad.targets': (cell, targets) => `The die on ${cell} is chosen. It can go to ${targets}.`,
  'triad.turnValues': (cell, values) => `The die on ${cell} can be turned to ${values}.`,
  'triad.letGo': 'No die is chosen.',
  'triad.takeOneOff': 'A triad! Choose the die that comes off.',
  'triad.stuck': 'No die can go to a new value. Turn one where it lies, or move one unturned.',
  'triad.turnTo': (value) => `Turn to ${value}`,
  'triad.diceOf': (side) => `${side}’s six dice`,
  'triad.bothSides': 'Six dice, the same for both sides',

  'triad.rolled': (white, black) => `The dice are laid. White has ${white}. Black has ${black}.`,
  'triad.moved': ({ name, from, to, value }) => `${name}: ${from} to ${to}, now ${value}.`,
  'triad.turned': ({ name, from, value }) => `${name} turns the die on ${from} to ${value}.`,
  'triad.stepped': ({ name, from, to, value }) => `${name}: ${from} to ${to}, unturned, still ${value}.`,
  'triad.removed': (cell, removed) => `Triad. The die on ${cell} comes off, ${removed} of 3.`,

  'triad.reason.three-removed': 'The third die is off.',
  'triad.reason.repetition': 'The same position has occurred for the third time.',
  'triad.reason.no-removal': 'For 200 moves no die has been taken off.',

  'triad.refusal.game-over': () => 'The game is over.',
  'triad.refusal.not-your-turn': () => 'It is not your turn.',
  'triad.refusal.bad-move': () => 'That is not a move of this game. Moves are written like b1b4.',
  'triad.refusal.bad-roll': () =>
    'That is not a roll of this game: each side has six dice showing 1, 2 or 3; with an even start both have the same.',
  'triad.refusal.not-stuck': () =>
    'Only a player without any other move may turn a die where it lies or move it unturned.',
  'triad.refusal.off-board': () => 'That is off the board.',
  'triad.refusal.not-straight': () => 'Dice move in a straight line: along a row, a column or a diagonal.',
  'triad.refusal.same-cell': () => 'The die has to move to another cell.',
  'triad.refusal.no-die': ({ cell }) => `There is no die on ${cell}.`,
  'triad.refusal.not-your-die': ({ cell }) => `The die on ${cell} is not yours.`,
  'triad.refusal.occupied': ({ cell }) => `There is a die on ${cell} already.`,
  'triad.refusal.same-value': ({ cell, value }) =>
    `The die on ${cell} shows ${value} already; it must take another value.`,
  'triad.refusal.too-far': ({ distance }) => `That is ${distance} cells away; a die moves at most 3.`,
  'triad.refusal.other-distance': ({ value }) =>
    `Unturned, this die moves exactly ${value} ${value === '1' ? 'cell' : 'cells'}.`,
  'triad.refusal.blocked': ({ cell, by }) => `The way to ${cell} is blocked by the die on ${by}.`,
  'triad.refusal.must-remove': ({ choices }) => `This makes a triad: a die has to come off. Choose from ${choices}.`,
  'triad.refusal.cannot-remove': ({ cell, choices }) =>
    choices === ''
      ? `This makes no triad, so nothing can be taken off ${cell}.`
      : `The die on ${cell} cannot be taken off. Choose from ${choices}.`,
  'triad.refusal.cannot-move': ({ cell }) => `The die on ${cell} cannot move: every way to a new value is blocked.`,
};
