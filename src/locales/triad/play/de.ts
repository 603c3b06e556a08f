import { de as common } from '../../common/play/de.js';
import type { TriadPlayTerms } from '../terms.js';

export const de: TriadPlayTerms = {
  ...common,

  'triad.cell.becomes': (value) => `der Würfel würde ${value} zeigen`,
  'triad.cell.makesTriad': 'bildet eine Triade',
  'triad.cell.chosen': 'gewählt',
  'triad.cell.cannotMove': 'kann nicht ziehen',
  'triad.cell.takeOff': 'kann weggenommen werden',

  'triad.pressDie': 'Wähle einen Würfel.',
  'triad.targets': (cell, targets) => `Der Würfel auf ${cell} ist gewählt. Mögliche Felder: ${targets}.`,
  'triad.turnValues': (cell, values) => `Der Würfel auf ${cell} lässt sich drehen auf: ${values}.`,
  'triad.letGo': 'Kein Würfel ist gewählt.',
  'triad.ways': (cell, ways) => `Drehe ${cell} ${ways}.`,
  'triad.way': (value) => `auf ${value} und ziehe ${value} ${value === 1 ? 'Feld' : 'Felder'}`,
  'triad.takeOneOff': (triads) => `${triads > 1 ? `${triads} Triaden` : 'Eine Triade'}! Welcher Würfel kommt weg?`,
  'triad.flipped': (name) => `Brett gedreht: ${name} sitzt unten.`,
  'triad.stuck':
    'Kein Würfel kann mit einem neuen Wert ziehen. Drehe einen an Ort und Stelle oder ziehe einen ungedreht.',
  'triad.turnTo': (value) => `Auf ${value} drehen`,
  'triad.diceOf': (side) => `Die sechs Würfel von ${side}`,
  'triad.bothSides': 'Sechs Würfel, gleich für beide Farben',

  'triad.rolled': (white, black) => `Die Würfel liegen. Weiß hat ${white}. Schwarz hat ${black}.`,
  'triad.moved': ({ name, from, to, value }) => `${name} zieht von ${from} nach ${to}, jetzt ${value}.`,
  'triad.turned': ({ name, from, value }) => `${name} dreht den Würfel auf ${from} zur ${value}.`,
  'triad.stepped': ({ name, from, to, value }) => `${name} zieht ungedreht von ${from} nach ${to}, weiterhin ${value}.`,
  'triad.youMoved': ({ from, to, value }, kind) =>
    ({
      move: `Du ziehst von ${from} nach ${to}, jetzt ${value}.`,
      turn: `Du drehst den Würfel auf ${from} zur ${value}.`,
      step: `Du ziehst ungedreht von ${from} nach ${to}, weiterhin ${value}.`,
    })[kind],
  'triad.removed': (cell, removed) => `Triade. Der Würfel auf ${cell} kommt weg, ${removed} von 3.`,

  'triad.toldTurned': ({ from, value }) => `${from} auf ${value} gedreht`,
  'triad.toldStepped': ({ from, to }) => `${from}–${to} ungedreht`,
  'triad.toldTriad': (move, cell) => `${move}, Triade, ${cell} kommt weg`,

  'triad.reason.three-removed': 'Der dritte Würfel ist weg.',
  'triad.reason.all-removed': 'Der letzte eigene Würfel ist weg.',
  'triad.reason.repetition': 'Dieselbe Stellung ist zum dritten Mal entstanden.',
  'triad.reason.no-removal': 'Seit 200 Zügen wurde kein Würfel weggenommen.',
  'triad.reason.time': 'Die Zeit ist um.',

  'triad.refusal.game-over': () => 'Die Partie ist zu Ende.',
  'triad.refusal.not-your-turn': () => 'Du bist nicht am Zug.',
  'triad.refusal.bad-move': () => 'Das ist kein Zug dieses Spiels. Züge schreibt man so: b1b4.',
  'triad.refusal.bad-roll': () =>
    'Das ist kein gültiger Wurf: Jede Farbe hat sechs Würfel, die 1, 2 oder 3 zeigen; bei gleichem Start haben beide dieselben Werte.',
  'triad.refusal.not-stuck': () =>
    'Nur wer keinen anderen Zug hat, darf einen Würfel an Ort und Stelle drehen oder ungedreht ziehen.',
  'triad.refusal.off-board': () => 'Das liegt außerhalb des Bretts.',
  'triad.refusal.not-straight': () => 'Würfel ziehen in gerader Linie: waagerecht, senkrecht oder diagonal.',
  'triad.refusal.same-cell': () => 'Der Würfel muss auf ein anderes Feld ziehen.',
  'triad.refusal.no-die': ({ cell }) => `Auf ${cell} liegt kein Würfel.`,
  'triad.refusal.not-your-die': ({ cell }) => `Der Würfel auf ${cell} gehört dir nicht.`,
  'triad.refusal.occupied': ({ cell }) => `Auf ${cell} liegt schon ein Würfel.`,
  'triad.refusal.same-value': ({ cell, value }) =>
    `Der Würfel auf ${cell} zeigt schon ${value}; er muss einen anderen Wert bekommen.`,
  'triad.refusal.too-far': ({ distance }) => `Das sind ${distance} Felder; ein Würfel zieht höchstens 3.`,
  'triad.refusal.other-distance': ({ value }) =>
    `Ungedreht zieht dieser Würfel genau ${value} ${value === '1' ? 'Feld' : 'Felder'} weit.`,
  'triad.refusal.blocked': ({ cell, by }) => `Der Weg nach ${cell} ist durch den Würfel auf ${by} versperrt.`,
  'triad.refusal.must-remove': ({ choices }) => `Das bildet eine Triade: Ein Würfel muss weg. Zur Wahl: ${choices}.`,
  'triad.refusal.cannot-remove': ({ cell, choices }) =>
    choices === ''
      ? `Das bildet keine Triade, also bleibt der Würfel auf ${cell} liegen.`
      : `Der Würfel auf ${cell} kann nicht weggenommen werden. Zur Wahl: ${choices}.`,
  'triad.refusal.cannot-move': ({ cell }) =>
    `Der Würfel auf ${cell} kann nicht ziehen: Jeder Weg zu einem neuen Wert ist versperrt.`,
  'triad.noTimeLeft': 'keine Zeit mehr.',
};
