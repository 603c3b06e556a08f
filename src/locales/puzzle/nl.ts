import { duration } from './duration.js';
import type { PuzzleTerms } from './terms.js';

export const nl: PuzzleTerms = {
  $code: 'nl',
  $name: 'Nederlands',
  $dir: 'ltr',

  'puzzle.cannotShow': 'Deze puzzel kan niet worden getoond zoals de pagina het vraagt.',
  'puzzle.numbered': (number) => `Puzzel ${number}`,
  'puzzle.daily': (date) => `Puzzel van ${date}`,
  'puzzle.level': (level) => ({ easy: 'makkelijk', medium: 'gemiddeld', hard: 'moeilijk' })[level],
  'puzzle.date': (date) => date,

  'puzzle.win': (side, moves) => `${side === 'white' ? 'Wit' : 'Zwart'} is aan zet en wint in ${moves} zetten.`,
  'puzzle.entry': 'Vul de worp in waar hij aan het eind het meest oplevert.',
  'puzzle.use': 'Gebruik een dobbelsteen daar waar die aan het eind het meest oplevert.',
  'puzzle.square': (points, swaps) =>
    `Maak een vierkant van ${points} punten door ${swaps === 1 ? 'maar één keer' : `hoogstens ${swaps} keer`} te wisselen.`,
  'puzzle.exchange': 'Neem de dobbelsteen uit het midden die het meest oplevert en ruil die op de beste plaats in.',
  'puzzle.place': 'Vind de steen en de plaats met de meeste punten.',
  'puzzle.run': (tiles) => `Leg alle ${tiles} stenen na elkaar, zonder te kopen.`,

  'puzzle.begin': 'Speel je antwoord of vraag om een tip.',
  'puzzle.again': 'Al opgelost. Je mag hem gerust nog eens spelen.',
  'puzzle.goOn': 'Tot nu toe goed.',
  'puzzle.solved': 'Opgelost!',
  'puzzle.margin': (points, isAverage) => {
    const next = isAverage ? 'Het op één na beste levert gemiddeld' : 'Het op één na beste levert';
    if (points === 0) return `${next} bijna evenveel op.`;
    return `${next} ${points} ${points === 1 ? 'punt' : 'punten'} minder op.`;
  },
  'puzzle.failed': 'Dat is het niet.',
  'puzzle.lack': (points) =>
    points === 1
      ? 'Bijna: 1 punt minder dan het beste antwoord.'
      : `Dat is ${points} punten minder dan het beste antwoord.`,
  'puzzle.refuted': (replier) =>
    `Dat is het niet: na het antwoord van ${replier === 'white' ? 'Wit' : 'Zwart'} komt de winst te laat.`,
  'puzzle.deadEnd': 'Dat is het niet: de stenen die over zijn, passen niet meer allemaal.',
  'puzzle.solution': 'Dit is de oplossing.',
  'puzzle.notAsked': 'Dat heb je bij deze puzzel niet nodig.',

  'puzzle.hint': 'Tip',
  'puzzle.tryAgain': 'Opnieuw',
  'puzzle.showSolution': 'Oplossing tonen',
  'puzzle.next': 'Volgende puzzel',
  'puzzle.copy': 'Kopiëren',
  'puzzle.copied': 'Gekopieerd.',
  'puzzle.copyYourself': 'De browser staat kopiëren niet toe. De tekst is geselecteerd: je kunt hem zelf kopiëren.',
  'puzzle.solvedIn': (tries) => (tries === 1 ? 'in één keer opgelost' : `in ${tries} pogingen opgelost`),
  'puzzle.shown': 'oplossing bekeken',
  'puzzle.streak': (days) => `${days} dagen op rij`,
  'puzzle.best': (time) => `Beste tijd: ${time}`,

  'puzzle.today': 'Puzzel van vandaag',
  'puzzle.nextIn': (hours, minutes) => `Volgende puzzel over ${duration(hours, minutes, 'uur', 'min')}`,
  'puzzle.archive': 'Eerdere puzzels',
  'puzzle.close': 'Sluiten',
  'puzzle.earlierMonth': 'Vorige maand',
  'puzzle.laterMonth': 'Volgende maand',
  'puzzle.solvedDay': (date) => `${date}, opgelost`,
  'puzzle.solvedOf': (solved, days) => `${solved} van de ${days} opgelost`,
  'puzzle.longest': (days) => `Langste reeks: ${days} dagen`,
  'puzzle.notLoaded': 'Dit kon niet worden geladen. Probeer het nog eens.',
  'puzzle.missing': 'Dit kon niet worden geladen.',
  'puzzle.reload': 'Pagina opnieuw laden',
};
