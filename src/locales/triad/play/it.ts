import { ofPlayer, subject } from '../../common/names/it.js';
import { it as common } from '../../common/play/it.js';
import type { TriadPlayTerms } from '../terms.js';

export const it: TriadPlayTerms = {
  ...common,

  'triad.cell.becomes': (value) => `il dado mostrerebbe ${value}`,
  'triad.cell.makesTriad': 'forma una triade',
  'triad.cell.chosen': 'scelto',
  'triad.cell.cannotMove': 'non può muoversi',
  'triad.cell.takeOff': 'si può togliere',

  'triad.pressDie': 'Scegli uno dei tuoi dadi.',
  'triad.targets': (cell, targets) => `Il dado in ${cell} è scelto. Può andare in ${targets}.`,
  'triad.turnValues': (cell, values) => `Il dado in ${cell} si può girare su ${values}.`,
  'triad.letGo': 'Nessun dado è scelto.',
  'triad.ways': (cell, ways) => `Gira ${cell} ${ways}.`,
  'triad.way': (value) => `su ${value} e muovilo di ${value} ${value === 1 ? 'casella' : 'caselle'}`,
  'triad.takeOneOff': (triads) => `${triads > 1 ? `${triads} triadi` : 'Una triade'}! Scegli il dado da togliere.`,
  'triad.flipped': (name) => `Tabellone ruotato: ${name} in basso.`,
  'triad.stuck': 'Nessun dado può muoversi con un nuovo valore. Girane uno sul posto o muovine uno senza girarlo.',
  'triad.turnTo': (value) => `Gira su ${value}`,
  'triad.diceOf': (side) => `I sei dadi ${ofPlayer(side)}`,
  'triad.bothSides': 'Sei dadi, gli stessi per entrambi',

  'triad.rolled': (white, black) => `I dadi sono disposti. Il Bianco ha ${white}. Il Nero ha ${black}.`,
  'triad.moved': ({ name, from, to, value }) => `${subject(name)} muove da ${from} a ${to}, ora ${value}.`,
  'triad.turned': ({ name, from, value }) => `${subject(name)} gira il dado in ${from} su ${value}.`,
  'triad.stepped': ({ name, from, to, value }) =>
    `${subject(name)} muove da ${from} a ${to} senza girare il dado, sempre ${value}.`,
  'triad.youMoved': ({ from, to, value }, kind) =>
    ({
      move: `Muovi da ${from} a ${to}, ora ${value}.`,
      turn: `Giri il dado in ${from} su ${value}.`,
      step: `Muovi da ${from} a ${to} senza girare il dado, sempre ${value}.`,
    })[kind],
  'triad.removed': (cell, removed) => `Triade. Il dado in ${cell} viene tolto, ${removed} su 3.`,

  'triad.toldTurned': ({ from, value }) => `${from} girato su ${value}`,
  'triad.toldStepped': ({ from, to }) => `${from}–${to} senza girare`,
  'triad.toldTriad': (move, cell) => `${move}, triade, via ${cell}`,

  'triad.reason.three-removed': 'Il terzo dado è stato tolto.',
  'triad.reason.all-removed': 'Uno dei due ha tolto il suo ultimo dado.',
  'triad.reason.repetition': 'La stessa posizione si è presentata per la terza volta.',
  'triad.reason.no-removal': 'Da 200 mosse non viene tolto nessun dado.',
  'triad.reason.time': 'Il tempo è scaduto.',

  'triad.refusal.game-over': () => 'La partita è finita.',
  'triad.refusal.not-your-turn': () => 'Non tocca a te.',
  'triad.refusal.bad-move': () => 'Non è una mossa di questo gioco. Scrivila così: b1b4.',
  'triad.refusal.bad-roll': () =>
    'Lancio non valido: ciascuno ha sei dadi che mostrano 1, 2 o 3, gli stessi se si parte alla pari.',
  'triad.refusal.not-stuck': () =>
    'Solo chi non ha nessun’altra mossa può girare un dado sul posto o muoverlo senza girarlo.',
  'triad.refusal.off-board': () => 'È fuori dal tabellone.',
  'triad.refusal.not-straight': () => 'I dadi si muovono in linea retta: lungo una riga, una colonna o una diagonale.',
  'triad.refusal.same-cell': () => 'Il dado deve spostarsi in un’altra casella.',
  'triad.refusal.no-die': ({ cell }) => `In ${cell} non c’è nessun dado.`,
  'triad.refusal.not-your-die': ({ cell }) => `Il dado in ${cell} non è tuo.`,
  'triad.refusal.occupied': ({ cell }) => `In ${cell} c’è già un dado.`,
  'triad.refusal.same-value': ({ cell, value }) =>
    `Il dado in ${cell} mostra già ${value}: deve prendere un altro valore.`,
  'triad.refusal.too-far': ({ distance }) => `Sono ${distance} caselle; un dado si muove al massimo di 3 caselle.`,
  'triad.refusal.other-distance': ({ value }) =>
    `Se non lo giri, questo dado si muove esattamente di ${value} ${value === '1' ? 'casella' : 'caselle'}.`,
  'triad.refusal.blocked': ({ cell, by }) => `La strada verso ${cell} è sbarrata dal dado in ${by}.`,
  'triad.refusal.must-remove': ({ choices }) => `Così formi una triade: un dado va tolto. Scegli tra: ${choices}.`,
  'triad.refusal.cannot-remove': ({ cell, choices }) =>
    choices === ''
      ? `Così non formi nessuna triade, quindi il dado in ${cell} resta dov’è.`
      : `Il dado in ${cell} non si può togliere. Scegli tra: ${choices}.`,
  'triad.refusal.cannot-move': ({ cell }) =>
    `Il dado in ${cell} non può muoversi: ogni strada verso un nuovo valore è sbarrata.`,
  'triad.noTimeLeft': 'tempo finito.',
};
