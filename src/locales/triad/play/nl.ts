import { nl as common } from '../../common/play/nl.js';
import type { TriadPlayTerms } from '../terms.js';

export const nl: TriadPlayTerms = {
  ...common,

  'triad.cell.becomes': (value) => `de dobbelsteen zou een ${value} worden`,
  'triad.cell.makesTriad': 'vormt een triade',
  'triad.cell.chosen': 'gekozen',
  'triad.cell.cannotMove': 'zit vast',
  'triad.cell.takeOff': 'kan worden weggenomen',

  'triad.pressDie': 'Kies een dobbelsteen.',
  'triad.targets': (cell, targets) => `De dobbelsteen op ${cell} is gekozen. Hij kan naar ${targets}.`,
  'triad.turnValues': (cell, values) => `De dobbelsteen op ${cell} kan worden gedraaid naar ${values}.`,
  'triad.letGo': 'Er is geen dobbelsteen gekozen.',
  'triad.ways': (cell, ways) => `Draai ${cell} ${ways}.`,
  'triad.way': (value) => `naar ${value} en ga ${value} ${value === 1 ? 'vakje' : 'vakjes'}`,
  'triad.takeOneOff': (triads) =>
    `${triads > 1 ? `${triads} triades` : 'Een triade'}! Kies de dobbelsteen die je wegneemt.`,
  'triad.flipped': (name) => `Bord gedraaid: ${name} zit onderaan.`,
  'triad.stuck':
    'Geen dobbelsteen kan met een nieuwe waarde worden verplaatst. Draai er één op zijn plaats of verplaats er één ongedraaid.',
  'triad.turnTo': (value) => `Naar ${value} draaien`,
  'triad.diceOf': (side) => `De zes dobbelstenen van ${side}`,
  'triad.bothSides': 'Zes dobbelstenen, dezelfde voor beide spelers',

  'triad.rolled': (white, black) => `De dobbelstenen liggen op het bord. Wit heeft ${white}. Zwart heeft ${black}.`,
  'triad.moved': ({ name, from, to, value }) => `${name} zet van ${from} naar ${to}, nu ${value}.`,
  'triad.turned': ({ name, from, value }) => `${name} draait de dobbelsteen op ${from} naar ${value}.`,
  'triad.stepped': ({ name, from, to, value }) => `${name} zet ongedraaid van ${from} naar ${to}, nog steeds ${value}.`,
  'triad.youMoved': ({ from, to, value }, kind) =>
    ({
      move: `Je zet van ${from} naar ${to}, nu ${value}.`,
      turn: `Je draait de dobbelsteen op ${from} naar ${value}.`,
      step: `Je zet ongedraaid van ${from} naar ${to}, nog steeds ${value}.`,
    })[kind],
  'triad.removed': (cell, removed) => `Triade. De dobbelsteen op ${cell} wordt weggenomen, ${removed} van de 3.`,

  'triad.toldTurned': ({ from, value }) => `${from} naar ${value} gedraaid`,
  'triad.toldStepped': ({ from, to }) => `${from}–${to} ongedraaid`,
  'triad.toldTriad': (move, cell) => `${move}, triade, ${cell} eraf`,

  'triad.reason.three-removed': 'De derde dobbelsteen is weggenomen.',
  'triad.reason.all-removed': 'De laatste eigen dobbelsteen is weggenomen.',
  'triad.reason.repetition': 'Dezelfde stelling is voor de derde keer ontstaan.',
  'triad.reason.no-removal': 'Er is 200 zetten lang geen dobbelsteen weggenomen.',
  'triad.reason.time': 'De tijd is om.',

  'triad.refusal.game-over': () => 'De partij is afgelopen.',
  'triad.refusal.not-your-turn': () => 'Je bent niet aan zet.',
  'triad.refusal.bad-move': () => 'Dat is geen zet in dit spel. Schrijf een zet zoals b1b4.',
  'triad.refusal.bad-roll': () =>
    'Dat is geen geldige worp: elke speler heeft zes dobbelstenen met een 1, 2 of 3; bij een gelijke start hebben beide spelers dezelfde.',
  'triad.refusal.not-stuck': () =>
    'Alleen wie geen andere zet heeft, mag een dobbelsteen op zijn plaats draaien of ongedraaid verplaatsen.',
  'triad.refusal.off-board': () => 'Dat valt buiten het bord.',
  'triad.refusal.not-straight': () =>
    'Dobbelstenen gaan in een rechte lijn: langs een rij, een kolom of een diagonaal.',
  'triad.refusal.same-cell': () => 'De dobbelsteen moet naar een ander vakje gaan.',
  'triad.refusal.no-die': ({ cell }) => `Op ${cell} ligt geen dobbelsteen.`,
  'triad.refusal.not-your-die': ({ cell }) => `De dobbelsteen op ${cell} is niet van jou.`,
  'triad.refusal.occupied': ({ cell }) => `Op ${cell} ligt al een dobbelsteen.`,
  'triad.refusal.same-value': ({ cell, value }) =>
    `De dobbelsteen op ${cell} is al een ${value}; hij moet een andere waarde krijgen.`,
  'triad.refusal.too-far': ({ distance }) => `Dat is ${distance} vakjes ver; een dobbelsteen gaat er hooguit 3.`,
  'triad.refusal.other-distance': ({ value }) =>
    `Ongedraaid gaat deze dobbelsteen precies ${value} ${value === '1' ? 'vakje' : 'vakjes'} ver.`,
  'triad.refusal.blocked': ({ cell, by }) => `De weg naar ${cell} is versperd door de dobbelsteen op ${by}.`,
  'triad.refusal.must-remove': ({ choices }) =>
    `Dit vormt een triade: er moet een dobbelsteen worden weggenomen. Kies uit ${choices}.`,
  'triad.refusal.cannot-remove': ({ cell, choices }) =>
    choices === ''
      ? `Dit vormt geen triade, dus de dobbelsteen op ${cell} blijft liggen.`
      : `De dobbelsteen op ${cell} kan niet worden weggenomen. Kies uit ${choices}.`,
  'triad.refusal.cannot-move': ({ cell }) =>
    `De dobbelsteen op ${cell} zit vast: elke weg naar een nieuwe waarde is versperd.`,
  'triad.noTimeLeft': 'geen tijd meer.',
};
