import { en as common } from '../../common/play/en.js';
import { pointsOf } from '../../common/en.js';
import { figure } from '../../common/figures.js';
import { count } from '../en.js';
import type { TricuboPlayTerms } from '../terms.js';

const SIZES = { L: 'large', M: 'medium', S: 'small' };
const sizeOf = (die: keyof typeof SIZES = 'L'): string => SIZES[die];

export const en: TricuboPlayTerms = {
  ...common,

  'tricubo.chooseStart': 'Choose your first row.',
  'tricubo.takeDie': 'Take one of the dice.',
  'tricubo.takeOf': (_sizes, dice) => `Take ${dice}.`,
  'tricubo.closesDie': 'The others can’t use it this round.',
  'tricubo.useOf': (sizes) => `Use ${sizes}.`,
  'tricubo.useAny': 'Choose a die, or a row it reaches.',
  'tricubo.nothingToUse': 'Nothing fits. Take none.',
  'tricubo.orJoker': 'Take none, or use the joker.',
  'tricubo.chooseUse': 'Tap where to use it.',
  'tricubo.orField': 'Or tap a colour field.',
  'tricubo.chooseRows': (needed) => `Choose ${needed} rows to score now.`,

  'tricubo.dice': 'Dice',
  'tricubo.die': (die, value) => `${sizeOf(die)} ${value}`,
  'tricubo.size': sizeOf,
  'tricubo.takenBy': (name) => `${name} has it`,
  'tricubo.closed': 'closed this round',
  'tricubo.jokerOpens': 'usable with the joker',
  'tricubo.noUse': 'not usable',
  'tricubo.noUseNumber': (die, value) =>
    `You can’t use the ${sizeOf(die)} die: row ${value} has no room for it, and no colour field is free for it.`,
  'tricubo.noUseSix': (die, needed, left) =>
    left === 0
      ? `You can’t use the ${sizeOf(die)} 6: three rows have already been scored.`
      : `You can’t use the ${sizeOf(die)} 6: it scores ${needed} rows, and only ${left} more can be scored.`,
  'tricubo.noneReaches': (row) => `No open die shows a ${row}.`,
  'tricubo.reachesOnly': (die, value) => `The ${sizeOf(die)} ${value} only reaches row ${value}.`,

  'tricubo.useRow': (die, crosses, row, value, lost) =>
    `${die}: ${count(crosses, 'cross', 'crosses')} in row ${row}, then worth ${figure(value)}${lost > 0 ? `, ${lost} lost` : ''}`,
  'tricubo.climbs': (die, row, from, to, lost) => {
    const change = to === from ? 'stays at' : `${to > from ? 'climbs' : 'drops'} from ${figure(from)} to`;
    return `${die}: row ${row} ${change} ${figure(to)}${lost > 0 ? `, ${lost} lost` : ''}`;
  },
  'tricubo.useField': (die, field) =>
    `${die}: cross ${field === 't' ? 'the three-colour field' : 'the field of its colour'}`,
  'tricubo.useInterim': (die, rows) => `${die}: score ${/\D/.test(rows) ? 'rows' : 'row'} ${rows}`,
  'tricubo.withJoker': (use) => `with the joker, ${use}`,
  'tricubo.used': (use, isWithJoker) => `uses the ${isWithJoker ? 'joker for the ' : ''}${use}`,
  'tricubo.takeNone': 'take no die',
  'tricubo.tookNone': 'takes no die',
  'tricubo.startIn': (row) => `first cross in row ${row}`,
  'tricubo.started': (row) => `makes the first cross in row ${row}`,
  'tricubo.effect': (use, points) => `${use} (${points})`,
  'tricubo.ending': 'Three rows are purple: the game ends with this round.',
  'tricubo.toldRow': (die, row) => `${die} in row ${row}`,
  'tricubo.toldField': (die) => `${die}, colour field`,
  'tricubo.toldRows': (die, rows) => `${die}, ${/\D/.test(rows) ? 'rows' : 'row'} ${rows}`,
  'tricubo.toldJoker': (use) => `joker, ${use}`,
  'tricubo.toldNone': 'no die',

  'tricubo.uses': 'Possible uses',
  'tricubo.pickDie': 'Choose a die',
  'tricubo.pickRow': 'Choose a row',
  'tricubo.moreRows': (more) => (more === 1 ? 'One more row' : `${more} more rows`),
  'tricubo.crossRow': (row) => `Cross row ${row}`,
  'tricubo.crossField': 'Cross the field',
  'tricubo.scoreRows': (rows) => `Score ${/\D/.test(rows) ? 'rows' : 'row'} ${rows}`,
  'tricubo.scoreRow': (row, points) => `Score row ${row}: ${pointsOf(points)}`,

  'tricubo.removeDie': (die, value) => `Remove the ${sizeOf(die)} ${value}`,

  'tricubo.peeked': (name, back) => `${name}’s sheet. Press “${back}” to return.`,
  'tricubo.takesFirst': 'picks first',
  'tricubo.roundOf': (round, rounds) => `Round ${round} of ${rounds}`,
  'tricubo.round': (round, rounds, closed) => `Round ${round} of ${rounds}. The ${sizeOf(closed)} die is closed.`,

  'tricubo.soloEnded': (points, rank) => `${pointsOf(points)}. Your rank: ${rank}.`,
  'tricubo.byCrosses': 'Totals are equal: more crosses win.',
  'tricubo.sums': (name) => `How ${name}’s total is made up`,
  'tricubo.rowSum': (row, crosses) => `Row ${row}, ${count(crosses, 'cross', 'crosses')}`,
  'tricubo.interimSum': (row) => `Row ${row}, interim`,
  'tricubo.fieldSum': (fields) => count(fields, 'colour field'),
  'tricubo.endSum': 'Three purple rows',

  'tricubo.rank.0': 'Novice',
  'tricubo.rank.1': 'Apprentice',
  'tricubo.rank.2': 'Adept',
  'tricubo.rank.3': 'Master',
  'tricubo.rank.4': 'Grandmaster',

  'tricubo.reason.three-purple': 'Three purple rows end the game.',
  'tricubo.reason.last-round': 'The last round is over.',

  'tricubo.refusal.game-over': () => 'The game is over.',
  'tricubo.refusal.not-your-turn': () => 'You can’t do that now.',
  'tricubo.refusal.bad-move': () => 'That’s not a move in this game. Write moves like L, Lc, M:2,5 or -.',
  'tricubo.refusal.bad-roll': () => 'That’s not a valid roll: three dice, each showing 1 to 6.',
  'tricubo.refusal.nothing-chosen': () => 'Choose what to do first.',
  'tricubo.refusal.no-roll': () => 'Roll the dice first.',
  'tricubo.refusal.start-first': () => 'Make your first cross: choose a row.',
  'tricubo.refusal.already-started': () => 'You’ve already made your first cross.',
  'tricubo.refusal.already-entered': () => 'This roll has already been used on this sheet.',
  'tricubo.refusal.active-first': () => 'The active player takes a die first.',
  'tricubo.refusal.must-use': () => 'If you can use a die, you have to use one.',
  'tricubo.refusal.closed': ({ die, name }) =>
    name ? `The ${sizeOf(die)} die is closed: ${name} has it.` : `The ${sizeOf(die)} die is closed this round.`,
  'tricubo.refusal.not-closed': ({ die }) => `The ${sizeOf(die)} die is open: you don’t need the joker.`,
  'tricubo.refusal.no-joker': () => 'This sheet has no joker left.',
  'tricubo.refusal.row-full': ({ row }) => `Row ${row} is full.`,
  'tricubo.refusal.overflow': ({ row, free, needed }) =>
    `Row ${row} has room for ${count(free ?? 0, 'cross', 'crosses')}, not for ${needed}.`,
  'tricubo.refusal.only-interim': () => 'A 6 can only score rows.',
  'tricubo.refusal.field-crossed': ({ field }) =>
    field === 't' ? 'No three-colour field is free.' : `No field for the ${sizeOf(field)} die is free.`,
  'tricubo.refusal.needs-six': () => 'Only a 6 scores rows.',
  'tricubo.refusal.interim-count': ({ die, needed }) =>
    `The ${sizeOf(die)} 6 scores exactly ${count(needed ?? 0, 'row')}.`,
  'tricubo.refusal.interims-spent': ({ die, needed, left }) =>
    left === 0
      ? 'Three rows have already been scored, and that’s the limit.'
      : `The ${sizeOf(die)} 6 scores ${count(needed ?? 0, 'row')}, but only ${left} more can be scored.`,
  'tricubo.refusal.interim-twice': ({ row }) => `Row ${row} has already been scored.`,
};
