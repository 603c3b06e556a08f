import { figure } from '../../common/figures.js';
import { byPlayer, ofPlayer, the } from '../../common/names/it.js';
import { it as common } from '../../common/play/it.js';
import { count } from '../it.js';
import type { TricuboPlayTerms } from '../terms.js';

/** As they stand behind `dado` and behind a number: `il dado grande`, `il 6 grande`. */
const SIZES = { L: 'grande', M: 'medio', S: 'piccolo' };
const sizeOf = (die: keyof typeof SIZES = 'L'): string => SIZES[die];
const crossesOf = (crosses: number): string => count(crosses, 'crocetta', 'crocette');
const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'punto' : 'punti'}`;
const rowsOf = (rows: string): string => (/\D/.test(rows) ? `le righe ${rows}` : `la riga ${rows}`);

/** How many more rows may be scored, where that is too few. */
const onlyLeft = (left: number): string =>
  left === 1 ? 'se ne può conteggiare ancora solo una' : `se ne possono conteggiare ancora solo ${left}`;

/** A use begins with what the die shows: `l’1 piccolo`, `il 3 grande`. */
const theDie = (use: string): string => `${/^1/.test(use) ? 'l’' : 'il '}${use}`;

export const it: TricuboPlayTerms = {
  ...common,

  'tricubo.chooseStart': 'Scegli la tua prima riga.',
  'tricubo.takeDie': 'Prendi uno dei dadi.',
  'tricubo.takeOf': (sizes) => `Prendi ${sizes}.`,
  'tricubo.closesDie': 'Per gli altri sarà bloccato.',
  'tricubo.useOf': (sizes) => `Usa ${sizes}.`,
  'tricubo.useAny': 'Scegli un dado o una riga.',
  'tricubo.nothingToUse': 'Nessuno va bene. Passa.',
  'tricubo.orJoker': 'Passa, o usa il jolly.',
  'tricubo.chooseUse': 'Tocca dove usarlo.',
  'tricubo.orField': 'Oppure tocca una casella colorata.',
  'tricubo.chooseRows': (needed) => `Scegli ${needed} righe da conteggiare adesso.`,

  'tricubo.dice': 'Dadi',
  'tricubo.die': (die, value) => `${value} ${sizeOf(die)}`,
  'tricubo.size': (die) => `il ${sizeOf(die)}`,
  'tricubo.takenBy': (name) => `preso ${byPlayer(name)}`,
  'tricubo.closed': 'bloccato',
  'tricubo.jokerOpens': 'si può usare con il jolly',
  'tricubo.noUse': 'non si può usare',
  'tricubo.noUseNumber': (die, value) =>
    `Il dado ${sizeOf(die)} non si può usare: nella riga ${value} non c’è abbastanza posto e nessuna casella colorata adatta è libera.`,
  'tricubo.noUseSix': (die, needed, left) =>
    left === 0
      ? `Il 6 ${sizeOf(die)} non si può usare: tre righe sono già state conteggiate.`
      : `Il 6 ${sizeOf(die)} non si può usare: conteggia ${needed} righe e ${onlyLeft(left)}.`,
  'tricubo.noneReaches': (row) => `Nessun dado libero mostra un ${row}.`,
  'tricubo.reachesOnly': (die, value) =>
    `${the(value).replace(/^./, (letter) => letter.toUpperCase())} ${sizeOf(die)} raggiunge solo la riga ${value}.`,

  'tricubo.useRow': (die, crosses, row, value, lost) =>
    `${die}: ${crossesOf(crosses)} nella riga ${row}, che così vale ${figure(value)}${
      lost > 0 ? `, ${count(lost, 'persa', 'perse')}` : ''
    }`,
  'tricubo.climbs': (die, row, from, to, lost) => {
    const change = to === from ? 'resta a' : `${to > from ? 'sale' : 'scende'} da ${figure(from)} a`;
    return `${die}: la riga ${row} ${change} ${figure(to)}${lost > 0 ? `, ${lost} ${lost === 1 ? 'persa' : 'perse'}` : ''}`;
  },
  'tricubo.useField': (die, field) =>
    `${die}: barra ${field === 't' ? 'la casella dei tre colori' : 'la casella del suo colore'}`,
  'tricubo.useInterim': (die, rows) => `${die}: conteggia ${rowsOf(rows)}`,
  'tricubo.withJoker': (use) => `con il jolly, ${theDie(use)}`,
  'tricubo.used': (use, isWithJoker) => `usa ${isWithJoker ? 'con il jolly ' : ''}${theDie(use)}`,
  'tricubo.takeNone': 'non prendere nessun dado',
  'tricubo.tookNone': 'non prende nessun dado',
  'tricubo.startIn': (row) => `prima crocetta nella riga ${row}`,
  'tricubo.started': (row) => `segna la prima crocetta nella riga ${row}`,
  'tricubo.effect': (use, points) => `${use} (${points})`,
  'tricubo.ending': 'Tre righe hanno raggiunto il viola: la partita finisce con questa manche.',
  'tricubo.toldRow': (die, row) => `${die}, riga ${row}`,
  'tricubo.toldField': (die) => `${die}, casella colorata`,
  'tricubo.toldRows': (die, rows) => `${die}, ${/\D/.test(rows) ? 'righe' : 'riga'} ${rows}`,
  'tricubo.toldJoker': (use) => `jolly, ${use}`,
  'tricubo.toldNone': 'nessun dado',

  'tricubo.uses': 'Scelte possibili',
  'tricubo.pickDie': 'Scegli un dado',
  'tricubo.pickRow': 'Scegli una riga',
  'tricubo.moreRows': (more) => (more === 1 ? 'Ancora una riga' : `Ancora ${more} righe`),
  'tricubo.crossRow': (row) => `Barra la riga ${row}`,
  'tricubo.crossField': 'Barra la casella',
  'tricubo.scoreRows': (rows) => `Conteggia ${rowsOf(rows)}`,
  'tricubo.scoreRow': (row, points) => `Conteggia la riga ${row}: ${pointsOf(points)}`,

  'tricubo.removeDie': (die, value) => `Togli ${the(value)} ${sizeOf(die)}`,

  'tricubo.peeked': (name, back) => `Foglio ${ofPlayer(name)}. Premi «${back}» per tornare.`,
  'tricubo.takesFirst': 'sceglie prima',
  'tricubo.roundOf': (round, rounds) => `Manche ${round} di ${rounds}`,
  'tricubo.round': (round, rounds, closed) => `Manche ${round} di ${rounds}. Il dado ${sizeOf(closed)} è bloccato.`,

  'tricubo.soloEnded': (points, rank) => `${pointsOf(points)}. Il tuo grado: ${rank}.`,
  'tricubo.byCrosses': 'A parità di totale decide il numero di crocette.',
  'tricubo.sums': (name) => `Come si compone il totale ${ofPlayer(name)}`,
  'tricubo.rowSum': (row, crosses) => `Riga ${row}, ${crossesOf(crosses)}`,
  'tricubo.interimSum': (row) => `Riga ${row}, conteggio parziale`,
  'tricubo.fieldSum': (fields) => count(fields, 'casella colorata', 'caselle colorate'),
  'tricubo.endSum': 'Viola in tre righe',

  'tricubo.rank.0': 'Principiante',
  'tricubo.rank.1': 'Apprendista',
  'tricubo.rank.2': 'Artista',
  'tricubo.rank.3': 'Asso',
  'tricubo.rank.4': 'Leggenda',

  'tricubo.reason.three-purple': 'Il viola raggiunto in tre righe chiude la partita.',
  'tricubo.reason.last-round': 'L’ultima manche è finita.',

  'tricubo.refusal.game-over': () => 'La partita è finita.',
  'tricubo.refusal.not-your-turn': () => 'Adesso non si può.',
  'tricubo.refusal.bad-move': () => 'Non è una mossa di questo gioco. Scrivila così: L, Lc, M:2,5 oppure -.',
  'tricubo.refusal.bad-roll': () => 'Lancio non valido: tre dadi, ognuno da 1 a 6.',
  'tricubo.refusal.nothing-chosen': () => 'Prima scegli che cosa fare.',
  'tricubo.refusal.no-roll': () => 'Prima lancia i dadi.',
  'tricubo.refusal.start-first': () => 'Comincia con la tua prima crocetta: scegli una riga.',
  'tricubo.refusal.already-started': () => 'La prima crocetta è già segnata.',
  'tricubo.refusal.already-entered': () => 'Su questo foglio il lancio è già stato usato.',
  'tricubo.refusal.active-first': () => 'Chi è di turno prende un dado per primo.',
  'tricubo.refusal.must-use': () => 'Finché puoi usare un dado, devi usarne uno.',
  'tricubo.refusal.closed': ({ die, name }) =>
    name
      ? `Il dado ${sizeOf(die)} è bloccato: è stato preso ${byPlayer(name)}.`
      : `In questa manche il dado ${sizeOf(die)} è bloccato.`,
  'tricubo.refusal.not-closed': ({ die }) => `Il dado ${sizeOf(die)} è libero: non serve il jolly.`,
  'tricubo.refusal.no-joker': () => 'Su questo foglio non c’è un jolly libero.',
  'tricubo.refusal.row-full': ({ row }) => `La riga ${row} è piena.`,
  'tricubo.refusal.overflow': ({ row, free, needed }) =>
    `Nella riga ${row} c’è posto solo per ${crossesOf(free ?? 0)}, non per ${needed}.`,
  'tricubo.refusal.only-interim': () => 'Un 6 serve solo a conteggiare delle righe.',
  'tricubo.refusal.field-crossed': ({ field }) =>
    field === 't'
      ? 'Nessuna casella dei tre colori è libera.'
      : `Nessuna casella del colore del dado ${sizeOf(field)} è libera.`,
  'tricubo.refusal.needs-six': () => 'Per conteggiare delle righe serve un 6.',
  'tricubo.refusal.interim-count': ({ die, needed }) =>
    `Il 6 ${sizeOf(die)} conteggia esattamente ${count(needed ?? 0, 'riga', 'righe')}.`,
  'tricubo.refusal.interims-spent': ({ die, needed, left = 0 }) =>
    left === 0
      ? 'Tre righe sono già state conteggiate, e non se ne possono conteggiare altre.'
      : `Il 6 ${sizeOf(die)} conteggia ${count(needed ?? 0, 'riga', 'righe')}, ma ${onlyLeft(left)}.`,
  'tricubo.refusal.interim-twice': ({ row }) => `La riga ${row} è già stata conteggiata.`,
};
