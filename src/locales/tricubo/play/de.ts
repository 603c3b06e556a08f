import { de as common } from '../../common/play/de.js';
import { figure } from '../../common/figures.js';
import { count } from '../de.js';
import type { TricuboPlayTerms } from '../terms.js';

/** As they stand before `Würfel` and before a number: `der große Würfel`, `die große 6`. */
const SIZES = { L: 'große', M: 'mittlere', S: 'kleine' };
const sizeOf = (die: keyof typeof SIZES = 'L'): string => SIZES[die];
const crossesOf = (crosses: number): string => count(crosses, 'Kreuz', 'Kreuze');
const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`;
const rowsOf = (rows: string): string => (/\D/.test(rows) ? `Reihen ${rows}` : `Reihe ${rows}`);

/** How many more rows may be scored, where that is too few. */
const onlyLeft = (left: number): string =>
  left === 1 ? 'es darf nur noch eine gewertet werden' : `es dürfen nur noch ${left} gewertet werden`;

export const de: TricuboPlayTerms = {
  ...common,

  'tricubo.chooseStart': 'Wähle deine erste Reihe.',
  'tricubo.takeDie': 'Nimm einen Würfel.',
  'tricubo.takeOf': (sizes) => `Nimm ${sizes}.`,
  'tricubo.closesDie': 'Für die anderen ist er dann gesperrt.',
  'tricubo.useOf': (sizes) => `Nutze ${sizes}.`,
  'tricubo.useAny': 'Wähle einen Würfel oder eine Reihe.',
  'tricubo.nothingToUse': 'Nichts passt. Nimm keinen.',
  'tricubo.orJoker': 'Nimm keinen oder den Joker.',
  'tricubo.chooseUse': 'Tippe an, wofür du ihn nutzt.',
  'tricubo.orField': 'Oder tippe ein Farbfeld an.',
  'tricubo.chooseRows': (needed) => `Wähle ${needed} Reihen, die jetzt gewertet werden.`,

  'tricubo.dice': 'Würfel',
  'tricubo.die': (die, value) => `${sizeOf(die)} ${value}`,
  'tricubo.size': (die) => ({ L: 'groß', M: 'mittel', S: 'klein' })[die],
  'tricubo.takenBy': (name) => `von ${name} genommen`,
  'tricubo.closed': 'in dieser Runde gesperrt',
  'tricubo.jokerOpens': 'mit dem Joker nutzbar',
  'tricubo.noUse': 'nicht nutzbar',
  'tricubo.noUseNumber': (die, value) =>
    `Der ${sizeOf(die)} Würfel ist nicht nutzbar: In Reihe ${value} ist nicht genug Platz, und kein passendes Farbfeld ist frei.`,
  'tricubo.noUseSix': (die, needed, left) =>
    left === 0
      ? `Die ${sizeOf(die)} 6 ist nicht nutzbar: Drei Reihen sind schon gewertet.`
      : `Die ${sizeOf(die)} 6 ist nicht nutzbar: Sie wertet ${needed} Reihen, und ${onlyLeft(left)}.`,
  'tricubo.noneReaches': (row) => `Kein freier Würfel zeigt eine ${row}.`,
  'tricubo.reachesOnly': (die, value) => `Die ${sizeOf(die)} ${value} erreicht nur Reihe ${value}.`,

  'tricubo.useRow': (die, crosses, row, value, lost) =>
    `${die}: ${crossesOf(crosses)} in Reihe ${row}, dann ${figure(value)} wert${
      lost > 0 ? `, ${count(lost, 'verfällt', 'verfallen')}` : ''
    }`,
  'tricubo.climbs': (die, row, from, to, lost) => {
    const change = to === from ? 'bleibt bei' : `${to > from ? 'steigt' : 'fällt'} von ${figure(from)} auf`;
    return `${die}: Reihe ${row} ${change} ${figure(to)}${lost > 0 ? `, ${lost} ${lost === 1 ? 'verfällt' : 'verfallen'}` : ''}`;
  },
  'tricubo.useField': (die, field) =>
    `${die}: ${field === 't' ? 'das Feld mit allen drei Farben' : 'das Feld in der Würfelfarbe'} ankreuzen`,
  'tricubo.useInterim': (die, rows) => `${die}: ${rowsOf(rows)} werten`,
  'tricubo.withJoker': (use) => `mit dem Joker die ${use}`,
  'tricubo.used': (use, isWithJoker) => `nutzt ${isWithJoker ? 'mit dem Joker ' : ''}die ${use}`,
  'tricubo.takeNone': 'keinen Würfel nehmen',
  'tricubo.tookNone': 'nimmt keinen Würfel',
  'tricubo.startIn': (row) => `erstes Kreuz in Reihe ${row}`,
  'tricubo.started': (row) => `macht das erste Kreuz in Reihe ${row}`,
  'tricubo.effect': (use, points) => `${use} (${points})`,
  'tricubo.ending': 'Drei Reihen haben Lila erreicht: Die Partie endet mit dieser Runde.',
  'tricubo.toldRow': (die, row) => `${die} in Reihe ${row}`,
  'tricubo.toldField': (die) => `${die}, Farbfeld`,
  'tricubo.toldRows': (die, rows) => `${die}, ${/\D/.test(rows) ? 'Reihen' : 'Reihe'} ${rows}`,
  'tricubo.toldJoker': (use) => `Joker, ${use}`,
  'tricubo.toldNone': 'kein Würfel',

  'tricubo.uses': 'Möglichkeiten',
  'tricubo.pickDie': 'Würfel wählen',
  'tricubo.pickRow': 'Reihe wählen',
  'tricubo.moreRows': (more) => (more === 1 ? 'Noch eine Reihe' : `Noch ${more} Reihen`),
  'tricubo.crossRow': (row) => `Reihe ${row} ankreuzen`,
  'tricubo.crossField': 'Feld ankreuzen',
  'tricubo.scoreRows': (rows) => `${rowsOf(rows)} werten`,
  'tricubo.scoreRow': (row, points) => `Reihe ${row} werten: ${pointsOf(points)}`,

  'tricubo.removeDie': (die, value) => `Die ${sizeOf(die)} ${value} wegnehmen`,

  'tricubo.peeked': (name, back) => `Zettel von ${name}. Zurück mit „${back}“.`,
  'tricubo.takesFirst': 'nimmt zuerst',
  'tricubo.roundOf': (round, rounds) => `Runde ${round} von ${rounds}`,
  'tricubo.round': (round, rounds, closed) =>
    `Runde ${round} von ${rounds}. Der ${sizeOf(closed)} Würfel ist gesperrt.`,

  'tricubo.soloEnded': (points, rank) => `${pointsOf(points)}. Dein Rang: ${rank}.`,
  'tricubo.byCrosses': 'Bei gleicher Punktzahl entscheidet die Zahl der Kreuze.',
  'tricubo.sums': (name) => `So setzt sich das Ergebnis von ${name} zusammen`,
  'tricubo.rowSum': (row, crosses) => `Reihe ${row}, ${crossesOf(crosses)}`,
  'tricubo.interimSum': (row) => `Reihe ${row}, Zwischenwertung`,
  'tricubo.fieldSum': (fields) => count(fields, 'Farbfeld', 'Farbfelder'),
  'tricubo.endSum': 'Lila in drei Reihen',

  'tricubo.rank.0': 'Neuling',
  'tricubo.rank.1': 'Lehrling',
  'tricubo.rank.2': 'Talent',
  'tricubo.rank.3': 'Ass',
  'tricubo.rank.4': 'Legende',

  'tricubo.reason.three-purple': 'Lila in drei Reihen beendet die Partie.',
  'tricubo.reason.last-round': 'Die letzte Runde ist gespielt.',

  'tricubo.refusal.game-over': () => 'Die Partie ist zu Ende.',
  'tricubo.refusal.not-your-turn': () => 'Das geht jetzt nicht.',
  'tricubo.refusal.bad-move': () => 'Das ist kein Zug dieses Spiels. Züge schreibt man so: L, Lc, M:2,5 oder -.',
  'tricubo.refusal.bad-roll': () => 'Das ist kein gültiger Wurf: drei Würfel, die je 1 bis 6 zeigen.',
  'tricubo.refusal.nothing-chosen': () => 'Wähle zuerst, was du tun willst.',
  'tricubo.refusal.no-roll': () => 'Würfle zuerst.',
  'tricubo.refusal.start-first': () => 'Mach zuerst dein erstes Kreuz: Wähle eine Reihe.',
  'tricubo.refusal.already-started': () => 'Das erste Kreuz ist schon gemacht.',
  'tricubo.refusal.already-entered': () => 'Auf diesem Zettel ist der Wurf schon genutzt.',
  'tricubo.refusal.active-first': () => 'Wer am Zug ist, nimmt sich zuerst einen Würfel.',
  'tricubo.refusal.must-use': () => 'Solange du einen Würfel nutzen kannst, musst du es auch tun.',
  'tricubo.refusal.closed': ({ die, name }) =>
    name
      ? `Der ${sizeOf(die)} Würfel ist gesperrt: ${name} hat ihn genommen.`
      : `Der ${sizeOf(die)} Würfel ist in dieser Runde gesperrt.`,
  'tricubo.refusal.not-closed': ({ die }) => `Der ${sizeOf(die)} Würfel ist frei: Er braucht keinen Joker.`,
  'tricubo.refusal.no-joker': () => 'Auf diesem Zettel ist kein Joker frei.',
  'tricubo.refusal.row-full': ({ row }) => `Reihe ${row} ist voll.`,
  'tricubo.refusal.overflow': ({ row, free, needed }) =>
    `In Reihe ${row} ist nur Platz für ${crossesOf(free ?? 0)}, nicht für ${needed}.`,
  'tricubo.refusal.only-interim': () => 'Mit einer 6 kannst du nur Reihen werten.',
  'tricubo.refusal.field-crossed': ({ field }) =>
    field === 't'
      ? 'Es ist kein Feld mit allen drei Farben frei.'
      : `Für den ${sizeOf(field)}n Würfel ist kein Feld seiner Farbe frei.`,
  'tricubo.refusal.needs-six': () => 'Reihen werden nur mit einer 6 gewertet.',
  'tricubo.refusal.interim-count': ({ die, needed }) =>
    `Die ${sizeOf(die)} 6 wertet genau ${count(needed ?? 0, 'Reihe', 'Reihen')}.`,
  'tricubo.refusal.interims-spent': ({ die, needed, left = 0 }) =>
    left === 0
      ? 'Drei Reihen sind schon gewertet, und mehr dürfen es nicht sein.'
      : `Die ${sizeOf(die)} 6 wertet ${count(needed ?? 0, 'Reihe', 'Reihen')}, aber ${onlyLeft(left)}.`,
  'tricubo.refusal.interim-twice': ({ row }) => `Reihe ${row} ist schon gewertet.`,
};
