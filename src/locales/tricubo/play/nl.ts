import { figure } from '../../common/figures.js';
import { nl as common } from '../../common/play/nl.js';
import { count } from '../nl.js';
import type { TricuboPlayTerms } from '../terms.js';

/** As they stand before `dobbelsteen` and before a number: `de grote dobbelsteen`, `de grote 6`. */
const SIZES = { L: 'grote', M: 'middelgrote', S: 'kleine' };
const sizeOf = (die: keyof typeof SIZES = 'L'): string => SIZES[die];
const crossesOf = (crosses: number): string => count(crosses, 'kruisje', 'kruisjes');
const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'punt' : 'punten'}`;
const rowsOf = (rows: string): string => (/\D/.test(rows) ? `de rijen ${rows}` : `rij ${rows}`);

/** How many more rows may be scored, where that is too few. */
const onlyLeft = (left: number): string =>
  left === 1 ? 'er mag er nog maar één gescoord worden' : `er mogen er nog maar ${left} gescoord worden`;

export const nl: TricuboPlayTerms = {
  ...common,

  'tricubo.chooseStart': 'Kies je eerste rij.',
  'tricubo.takeDie': 'Neem een dobbelsteen.',
  'tricubo.takeOf': (sizes) => `Neem ${sizes}.`,
  'tricubo.closesDie': 'De anderen kunnen hem dan niet meer kiezen.',
  'tricubo.useOf': (sizes) => `Gebruik ${sizes}.`,
  'tricubo.useAny': 'Kies een dobbelsteen of een rij.',
  'tricubo.nothingToUse': 'Niets past. Neem er geen.',
  'tricubo.orJoker': 'Neem er geen, of de joker.',
  'tricubo.chooseUse': 'Tik aan waarvoor je hem gebruikt.',
  'tricubo.orField': 'Of tik een kleurvak aan.',
  'tricubo.chooseRows': (needed) => `Kies ${needed} rijen die je nu scoort.`,

  'tricubo.dice': 'Dobbelstenen',
  'tricubo.die': (die, value) => `${sizeOf(die)} ${value}`,
  'tricubo.size': (die) => ({ L: 'groot', M: 'middelgroot', S: 'klein' })[die],
  'tricubo.takenBy': (name) => `genomen door ${name}`,
  'tricubo.closed': 'deze ronde geblokkeerd',
  'tricubo.jokerOpens': 'te gebruiken met de joker',
  'tricubo.noUse': 'niet te gebruiken',
  'tricubo.noUseNumber': (die, value) =>
    `Je kunt de ${sizeOf(die)} dobbelsteen niet gebruiken: in rij ${value} is niet genoeg plaats, en er is ook geen passend kleurvak vrij.`,
  'tricubo.noUseSix': (die, needed, left) =>
    left === 0
      ? `Je kunt de ${sizeOf(die)} 6 niet gebruiken: er zijn al drie rijen gescoord.`
      : `Je kunt de ${sizeOf(die)} 6 niet gebruiken: daarmee scoor je ${needed} rijen, en ${onlyLeft(left)}.`,
  'tricubo.noneReaches': (row) => `Geen vrije dobbelsteen toont een ${row}.`,
  'tricubo.reachesOnly': (die, value) => `De ${sizeOf(die)} ${value} hoort alleen bij rij ${value}.`,

  'tricubo.useRow': (die, crosses, row, value, lost) =>
    `${die}: ${crossesOf(crosses)} in rij ${row}, dan ${figure(value)} waard${
      lost > 0 ? `, ${count(lost, 'vervalt', 'vervallen')}` : ''
    }`,
  'tricubo.climbs': (die, row, from, to, lost) => {
    const change = to === from ? 'blijft op' : `${to > from ? 'stijgt' : 'daalt'} van ${figure(from)} naar`;
    return `${die}: rij ${row} ${change} ${figure(to)}${lost > 0 ? `, ${lost} ${lost === 1 ? 'vervalt' : 'vervallen'}` : ''}`;
  },
  'tricubo.useField': (die, field) =>
    `${die}: ${field === 't' ? 'het kleurvak met alle drie de kleuren' : 'het kleurvak van de dobbelsteen'} aankruisen`,
  'tricubo.useInterim': (die, rows) => `${die}: ${rowsOf(rows)} scoren`,
  'tricubo.withJoker': (use) => `met de joker de ${use}`,
  'tricubo.used': (use, isWithJoker) => `gebruikt ${isWithJoker ? 'met de joker ' : ''}de ${use}`,
  'tricubo.takeNone': 'geen dobbelsteen nemen',
  'tricubo.tookNone': 'neemt geen dobbelsteen',
  'tricubo.startIn': (row) => `eerste kruisje in rij ${row}`,
  'tricubo.started': (row) => `zet het eerste kruisje in rij ${row}`,
  'tricubo.effect': (use, points) => `${use} (${points})`,
  'tricubo.ending': 'Drie rijen hebben paars bereikt: de partij eindigt met deze ronde.',
  'tricubo.toldRow': (die, row) => `${die} in rij ${row}`,
  'tricubo.toldField': (die) => `${die}, kleurvak`,
  'tricubo.toldRows': (die, rows) => `${die}, ${/\D/.test(rows) ? 'rijen' : 'rij'} ${rows}`,
  'tricubo.toldJoker': (use) => `joker, ${use}`,
  'tricubo.toldNone': 'geen dobbelsteen',

  'tricubo.uses': 'Mogelijke keuzes',
  'tricubo.pickDie': 'Kies een dobbelsteen',
  'tricubo.pickRow': 'Kies een rij',
  'tricubo.moreRows': (more) => (more === 1 ? 'Nog één rij' : `Nog ${more} rijen`),
  'tricubo.crossRow': (row) => `Kruis rij ${row} aan`,
  'tricubo.crossField': 'Kleurvak aankruisen',
  'tricubo.scoreRows': (rows) => `Scoor ${rowsOf(rows)}`,
  'tricubo.scoreRow': (row, points) => `Scoor rij ${row}: ${pointsOf(points)}`,

  'tricubo.removeDie': (die, value) => `De ${sizeOf(die)} ${value} weghalen`,

  'tricubo.peeked': (name, back) => `Scoreblad van ${name}. Druk op ‘${back}’ om terug te gaan.`,
  'tricubo.takesFirst': 'kiest eerst',
  'tricubo.roundOf': (round, rounds) => `Ronde ${round} van ${rounds}`,
  'tricubo.round': (round, rounds, closed) =>
    `Ronde ${round} van ${rounds}. De ${sizeOf(closed)} dobbelsteen is geblokkeerd.`,

  'tricubo.soloEnded': (points, rank) => `${pointsOf(points)}. Je rang: ${rank}.`,
  'tricubo.byCrosses': 'Bij een gelijk totaal beslist het aantal kruisjes.',
  'tricubo.sums': (name) => `Zo is het totaal van ${name} opgebouwd`,
  'tricubo.rowSum': (row, crosses) => `Rij ${row}, ${crossesOf(crosses)}`,
  'tricubo.interimSum': (row) => `Rij ${row}, tussentijds gescoord`,
  'tricubo.fieldSum': (fields) => count(fields, 'kleurvak', 'kleurvakken'),
  'tricubo.endSum': 'Paars in drie rijen',

  'tricubo.rank.0': 'Beginner',
  'tricubo.rank.1': 'Leerling',
  'tricubo.rank.2': 'Talent',
  'tricubo.rank.3': 'Expert',
  'tricubo.rank.4': 'Legende',

  'tricubo.reason.three-purple': 'Paars in drie rijen beëindigt de partij.',
  'tricubo.reason.last-round': 'De laatste ronde is gespeeld.',

  'tricubo.refusal.game-over': () => 'De partij is afgelopen.',
  'tricubo.refusal.not-your-turn': () => 'Dat kan nu niet.',
  'tricubo.refusal.bad-move': () => 'Dat is geen zet in dit spel. Schrijf een zet zoals L, Lc, M:2,5 of -.',
  'tricubo.refusal.bad-roll': () => 'Dat is geen geldige worp: drie dobbelstenen, elk met 1 tot en met 6.',
  'tricubo.refusal.nothing-chosen': () => 'Kies eerst wat je wilt doen.',
  'tricubo.refusal.no-roll': () => 'Gooi eerst de dobbelstenen.',
  'tricubo.refusal.start-first': () => 'Zet eerst je eerste kruisje: kies een rij.',
  'tricubo.refusal.already-started': () => 'Het eerste kruisje is al gezet.',
  'tricubo.refusal.already-entered': () => 'Op dit scoreblad is de worp al gebruikt.',
  'tricubo.refusal.active-first': () => 'Wie aan de beurt is, neemt eerst een dobbelsteen.',
  'tricubo.refusal.must-use': () => 'Zolang je een dobbelsteen kunt gebruiken, moet je dat ook doen.',
  'tricubo.refusal.closed': ({ die, name }) =>
    name
      ? `De ${sizeOf(die)} dobbelsteen is geblokkeerd: ${name} heeft hem genomen.`
      : `De ${sizeOf(die)} dobbelsteen is deze ronde geblokkeerd.`,
  'tricubo.refusal.not-closed': ({ die }) => `De ${sizeOf(die)} dobbelsteen is vrij: daar is geen joker voor nodig.`,
  'tricubo.refusal.no-joker': () => 'Op dit scoreblad is geen joker vrij.',
  'tricubo.refusal.row-full': ({ row }) => `Rij ${row} is vol.`,
  'tricubo.refusal.overflow': ({ row, free, needed }) =>
    `In rij ${row} is maar plaats voor ${crossesOf(free ?? 0)}, niet voor ${needed}.`,
  'tricubo.refusal.only-interim': () => 'Met een 6 kun je alleen rijen scoren.',
  'tricubo.refusal.field-crossed': ({ field }) =>
    field === 't'
      ? 'Er is geen kleurvak met alle drie de kleuren vrij.'
      : `Er is geen kleurvak voor de ${sizeOf(field)} dobbelsteen vrij.`,
  'tricubo.refusal.needs-six': () => 'Rijen scoor je alleen met een 6.',
  'tricubo.refusal.interim-count': ({ die, needed }) =>
    `Met de ${sizeOf(die)} 6 scoor je precies ${count(needed ?? 0, 'rij', 'rijen')}.`,
  'tricubo.refusal.interims-spent': ({ die, needed, left = 0 }) =>
    left === 0
      ? 'Er zijn al drie rijen gescoord, en meer mogen het er niet zijn.'
      : `Met de ${sizeOf(die)} 6 scoor je ${count(needed ?? 0, 'rij', 'rijen')}, maar ${onlyLeft(left)}.`,
  'tricubo.refusal.interim-twice': ({ row }) => `Rij ${row} is al gescoord.`,
};
