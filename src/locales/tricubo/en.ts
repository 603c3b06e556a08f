import { en as common, figure, pointsOf } from '../common/en.js';
import type { TricuboTerms } from './terms.js';

const FIELDS = { L: 'large die', M: 'medium die', S: 'small die', t: 'all colours', J: 'joker' };

const SIZES = { L: 'large', M: 'medium', S: 'small' };
const sizeOf = (die: keyof typeof SIZES = 'L'): string => SIZES[die];

const count = (number: number, one: string, more = `${one}s`): string => `${number} ${number === 1 ? one : more}`;

export const en: TricuboTerms = {
  ...common,
  'tricubo.player': (number) => `Player ${number}`,
  'tricubo.sheet': (name) => `Tricubo sheet of ${name}`,
  'tricubo.rows': 'Rows',
  'tricubo.values': (values, purple) => `Values ${values}; the last ${purple} purple`,
  'tricubo.boxes': (crosses, boxes, isPurple) => `${crosses} of ${boxes} crossed${isPurple ? ', purple reached' : ''}`,
  'tricubo.fieldList': 'Colour fields',
  'tricubo.field': (field, isCrossed) => `${FIELDS[field]}: ${isCrossed ? 'crossed' : 'free'}`,
  'tricubo.interim': 'In\u00adterim',
  'tricubo.final': 'Final',
  'tricubo.fields': 'Colours',
  'tricubo.end': 'End',
  'tricubo.total': 'Total',
  'tricubo.roll': (large, medium, small) => `Dice: large ${large}, medium ${medium}, small ${small}`,

  'tricubo.chooseStart': 'Make your first cross: choose a row.',
  'tricubo.takeDie': 'Take a die and use it. It will be closed to the others.',
  'tricubo.useDie': 'Use one of the dice that are open.',
  'tricubo.useOpenDie': (closed) => `Use a die. The ${sizeOf(closed)} one is closed this round.`,
  'tricubo.nothingToUse': 'None of the open dice is of any use.',
  'tricubo.mayUseJoker': 'The joker would open the closed one.',
  'tricubo.chooseUse': 'Choose on the sheet what the die is to do.',
  'tricubo.chooseRows': (needed) => `Choose ${needed} rows to score now.`,

  'tricubo.dice': 'Dice',
  'tricubo.die': (die, value) => `${sizeOf(die)} ${value}`,
  'tricubo.takenBy': (name) => `${name} has it`,
  'tricubo.closed': 'closed',
  'tricubo.jokerOpens': 'the joker opens it',
  'tricubo.noUse': 'no use',
  'tricubo.noUseNumber': (die, value) =>
    `The ${sizeOf(die)} die is of no use: row ${value} has no room for it, and there is no colour field left for it.`,
  'tricubo.noUseSix': (die, needed, left) =>
    left === 0
      ? `The ${sizeOf(die)} 6 is of no use: three rows have been scored.`
      : `The ${sizeOf(die)} 6 is of no use: it scores ${needed} rows, and only ${left} more may be scored.`,

  'tricubo.useRow': (die, crosses, row, value, lost) =>
    `${die}: ${count(crosses, 'cross', 'crosses')} in row ${row}, then worth ${figure(value)}${lost > 0 ? `, ${lost} lost` : ''}`,
  'tricubo.useField': (die, field) =>
    `${die}: cross ${field === 't' ? 'the field of all colours' : 'the field of its colour'}`,
  'tricubo.useInterim': (die, rows) => `${die}: score ${/\D/.test(rows) ? 'rows' : 'row'} ${rows}`,
  'tricubo.withJoker': (use) => `with the joker, ${use}`,
  'tricubo.takeNone': 'take no die',
  'tricubo.startIn': (row) => `first cross in row ${row}`,
  'tricubo.effect': (use, points) => `${use} (${points})`,
  'tricubo.ending': 'Three rows are purple: the game ends with this round.',

  'tricubo.uses': 'Possible uses',
  'tricubo.confirm': 'Do this',
  'tricubo.scoreRows': (rows, points) => `Score ${/\D/.test(rows) ? 'rows' : 'row'} ${rows}: ${points}`,
  'tricubo.scoreRow': (row, points) => `Score row ${row}: ${pointsOf(points)}`,

  'tricubo.removeDie': (die, value) => `Take the ${sizeOf(die)} ${value} away`,

  'tricubo.takesFirst': 'takes first',
  'tricubo.round': (round, rounds, closed) => `Round ${round} of ${rounds}. The ${sizeOf(closed)} die is closed.`,

  'tricubo.soloEnded': (points, rank) => `${pointsOf(points)}. Your rank: ${rank}.`,
  'tricubo.byCrosses': 'Where totals are equal, the number of crosses decides.',
  'tricubo.sums': (name) => `How the total of ${name} comes about`,
  'tricubo.rowSum': (row, crosses) => `Row ${row}, ${count(crosses, 'cross', 'crosses')}`,
  'tricubo.interimSum': (row) => `Row ${row}, interim`,
  'tricubo.fieldSum': (fields) => count(fields, 'colour field'),
  'tricubo.endSum': 'Three purple rows',

  'tricubo.rank.0': 'Novice',
  'tricubo.rank.1': 'Apprentice',
  'tricubo.rank.2': 'Journeyman',
  'tricubo.rank.3': 'Master',
  'tricubo.rank.4': 'Grandmaster',

  'tricubo.reason.three-purple': 'Three purple rows end the game.',
  'tricubo.reason.last-round': 'The last round is over.',

  'tricubo.refusal.game-over': () => 'The game is over.',
  'tricubo.refusal.not-your-turn': () => 'That is not to be done now.',
  'tricubo.refusal.bad-move': () => 'That is not a move of this game. Moves are written like L, Lc, M:2,5 or -.',
  'tricubo.refusal.bad-roll': () => 'That is not a roll of this game: three dice, each showing 1 to 6.',
  'tricubo.refusal.nothing-chosen': () => 'Choose first what is to be done.',
  'tricubo.refusal.no-roll': () => 'The dice have to be rolled first.',
  'tricubo.refusal.start-first': () => 'Make your first cross: choose a row.',
  'tricubo.refusal.already-started': () => 'The first cross has been made.',
  'tricubo.refusal.already-entered': () => 'On this sheet the roll has been used.',
  'tricubo.refusal.active-first': () => 'The active player takes a die first.',
  'tricubo.refusal.must-use': () => 'As long as you can use a die, you have to use one.',
  'tricubo.refusal.closed': ({ die, name }) =>
    name ? `The ${sizeOf(die)} die is closed: ${name} has it.` : `The ${sizeOf(die)} die is closed this round.`,
  'tricubo.refusal.not-closed': ({ die }) => `The ${sizeOf(die)} die is open: it needs no joker.`,
  'tricubo.refusal.no-joker': () => 'This sheet has no joker to spend.',
  'tricubo.refusal.row-full': ({ row }) => `Row ${row} is full.`,
  'tricubo.refusal.overflow': ({ row, free, needed }) =>
    `Row ${row} has room for ${count(free ?? 0, 'cross', 'crosses')}, not for ${needed}.`,
  'tricubo.refusal.only-interim': () => 'A 6 can only score rows.',
  'tricubo.refusal.field-crossed': ({ field }) =>
    field === 't' ? 'No field of all colours is free.' : `No field of the ${sizeOf(field)} die is free.`,
  'tricubo.refusal.needs-six': () => 'Rows are scored with a 6.',
  'tricubo.refusal.interim-count': ({ die, needed }) =>
    `The ${sizeOf(die)} 6 scores exactly ${count(needed ?? 0, 'row')}.`,
  'tricubo.refusal.interims-spent': ({ die, needed, left }) =>
    left === 0
      ? 'Three rows have been scored, and no more may be.'
      : `The ${sizeOf(die)} 6 scores ${count(needed ?? 0, 'row')}, but only ${left} more may be scored.`,
  'tricubo.refusal.interim-twice': ({ row }) => `Row ${row} has been scored already.`,
};
