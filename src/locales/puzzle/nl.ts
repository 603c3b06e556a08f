import type { PuzzleTerms } from './terms.js';

/** With a comma, as decimals are written. */
const decimal = (points: number): string => String(points).replace('.', ',');

export const nl: PuzzleTerms = {
  $code: 'nl',
  $name: 'Nederlands',
  $dir: 'ltr',

  'puzzle.cannotShow': 'Deze puzzel kan niet worden getoond zoals de pagina het vraagt.',
  'puzzle.numbered': (number) => `Puzzel ${number}`,
  'puzzle.daily': (date) => `Puzzel van ${date}`,
  'puzzle.level': (level) => ({ easy: 'makkelijk', medium: 'gemiddeld', hard: 'moeilijk' })[level],

  'puzzle.win': (side, moves) => `${side === 'white' ? 'Wit' : 'Zwart'} is aan zet en wint in ${moves} zetten.`,
  'puzzle.entry': 'Noteer de worp daar waar die aan het eind het meest oplevert.',
  'puzzle.use': 'Gebruik een dobbelsteen daar waar die aan het eind het meest oplevert.',
  'puzzle.square': (points, swaps) =>
    `Maak een vierkant van ${points} punten door ${swaps === 1 ? 'maar één keer' : `hoogstens ${swaps} keer`} te ruilen.`,
  'puzzle.exchange': 'Neem de dobbelsteen uit het midden die het meest oplevert en ruil die op de beste plek in.',
  'puzzle.place': 'Vind de steen en de plek met de meeste punten.',
  'puzzle.run': (tiles) => `Leg alle ${tiles} stenen na elkaar, zonder te kopen.`,

  'puzzle.goOn': 'Tot nu toe goed.',
  'puzzle.solved': 'Opgelost!',
  'puzzle.margin': (points) =>
    `Al het andere levert minstens ${decimal(points)} ${points === 1 ? 'punt' : 'punten'} minder op.`,
  'puzzle.failed': 'Dat is het niet.',
  'puzzle.solution': 'Dit is de oplossing.',
  'puzzle.notAsked': 'Dat heb je bij deze puzzel niet nodig.',

  'puzzle.tryAgain': 'Opnieuw proberen',
  'puzzle.showSolution': 'Oplossing tonen',
  'puzzle.next': 'Volgende puzzel',
  'puzzle.copy': 'Resultaat kopiëren',
  'puzzle.copied': 'Gekopieerd.',
  'puzzle.solvedIn': (tries) => (tries === 1 ? 'in één keer opgelost' : `in ${tries} pogingen opgelost`),
  'puzzle.shown': 'oplossing bekeken',
  'puzzle.streak': (days) => `${days} dagen op rij`,
  'puzzle.best': (time) => `Beste tijd: ${time}`,
};
