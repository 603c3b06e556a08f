import { isSide, subject } from '../../common/names/fr.js';
import { fr as common } from '../../common/play/fr.js';
import type { TriadPlayTerms } from '../terms.js';

const plays = (name: string): string => (isSide(name) ? `Les ${name} jouent` : `${subject(name)} joue`);

export const fr: TriadPlayTerms = {
  ...common,

  'triad.cell.becomes': (value) => `le dé montrerait ${value}`,
  'triad.cell.makesTriad': 'forme une triade',
  'triad.cell.chosen': 'choisi',
  'triad.cell.cannotMove': 'ne peut pas se déplacer',
  'triad.cell.takeOff': 'peut être retiré',

  'triad.pressDie': 'Choisissez un de vos dés.',
  'triad.targets': (cell, targets) => `Le dé en ${cell} est choisi. Cases possibles\u202f: ${targets}.`,
  'triad.turnValues': (cell, values) =>
    `Le dé en ${cell} peut être tourné sur place. Valeurs possibles\u202f: ${values}.`,
  'triad.letGo': 'Aucun dé n’est choisi.',
  'triad.ways': (cell, ways) => `Tournez ${cell} ${ways}.`,
  'triad.way': (value) => `sur le ${value} et avancez de ${value} ${value === 1 ? 'case' : 'cases'}`,
  'triad.takeOneOff': (triads) =>
    `${triads > 1 ? `${triads} triades` : 'Une triade'}\u202f! Choisissez le dé à retirer.`,
  'triad.flipped': (name) => `Plateau tourné\u202f: ${name} en bas.`,
  'triad.stuck':
    'Aucun dé ne peut se déplacer avec une nouvelle valeur. Tournez-en un sur place ou déplacez-en un sans le tourner.',
  'triad.turnTo': (value) => `Tourner sur le ${value}`,
  'triad.diceOf': (side) => (isSide(side) ? `Les six dés des ${side}` : `Six dés, ${side}`),
  'triad.bothSides': 'Six dés, les mêmes pour les deux camps',

  'triad.rolled': (white, black) => `Les dés sont placés. Les Blancs ont ${white}. Les Noirs ont ${black}.`,
  'triad.moved': ({ name, from, to, value }) => `${plays(name)} de ${from} à ${to}, maintenant ${value}.`,
  'triad.turned': ({ name, from, value }) =>
    `${isSide(name) ? `Les ${name} tournent` : `${subject(name)} tourne`} le dé en ${from} sur le ${value}.`,
  'triad.stepped': ({ name, from, to, value }) =>
    `${plays(name)} de ${from} à ${to} sans tourner le dé, toujours ${value}.`,
  'triad.youMoved': ({ from, to, value }, kind) =>
    ({
      move: `Vous jouez de ${from} à ${to}, maintenant ${value}.`,
      turn: `Vous tournez le dé en ${from} sur le ${value}.`,
      step: `Vous jouez de ${from} à ${to} sans tourner le dé, toujours ${value}.`,
    })[kind],
  'triad.removed': (cell, removed) => `Triade. Le dé en ${cell} est retiré, ${removed} sur 3.`,

  'triad.toldTurned': ({ from, value }) => `${from} tourné sur le ${value}`,
  'triad.toldStepped': ({ from, to }) => `${from}–${to} sans tourner`,
  'triad.toldTriad': (move, cell) => `${move}, triade, ${cell} retiré`,

  'triad.reason.three-removed': 'Le troisième dé est retiré.',
  'triad.reason.all-removed': 'Un camp a retiré son dernier dé.',
  'triad.reason.repetition': 'La même position s’est produite pour la troisième fois.',
  'triad.reason.no-removal': 'Aucun dé n’a été retiré depuis 200 coups.',
  'triad.reason.time': 'Le temps est écoulé.',

  'triad.refusal.game-over': () => 'La partie est terminée.',
  'triad.refusal.not-your-turn': () => 'Ce n’est pas votre tour.',
  'triad.refusal.bad-move': () => 'Ce n’est pas un coup de ce jeu. Un coup s’écrit ainsi\u202f: b1b4.',
  'triad.refusal.bad-roll': () =>
    'Ce lancer n’est pas valable\u202f: chaque camp a six dés qui montrent 1, 2 ou 3, les mêmes en cas de départ identique.',
  'triad.refusal.not-stuck': () =>
    'On ne peut tourner un dé sur place ou le déplacer sans le tourner que si l’on n’a aucun autre coup.',
  'triad.refusal.off-board': () => 'C’est en dehors du plateau.',
  'triad.refusal.not-straight': () =>
    'Les dés se déplacent en ligne droite\u202f: le long d’une rangée, d’une colonne ou d’une diagonale.',
  'triad.refusal.same-cell': () => 'Le dé doit aller sur une autre case.',
  'triad.refusal.no-die': ({ cell }) => `Il n’y a pas de dé en ${cell}.`,
  'triad.refusal.not-your-die': ({ cell }) => `Le dé en ${cell} n’est pas à vous.`,
  'triad.refusal.occupied': ({ cell }) => `Il y a déjà un dé en ${cell}.`,
  'triad.refusal.same-value': ({ cell, value }) =>
    `Le dé en ${cell} montre déjà ${value}\u202f; il doit prendre une autre valeur.`,
  'triad.refusal.too-far': ({ distance }) => `Cela fait ${distance} cases\u202f; un dé se déplace de 3 cases au plus.`,
  'triad.refusal.other-distance': ({ value }) =>
    `Sans être tourné, ce dé se déplace d’exactement ${value} ${value === '1' ? 'case' : 'cases'}.`,
  'triad.refusal.blocked': ({ cell, by }) => `Le chemin vers ${cell} est bloqué par le dé en ${by}.`,
  'triad.refusal.must-remove': ({ choices }) =>
    `Ce coup forme une triade\u202f: il faut retirer un dé. Au choix\u202f: ${choices}.`,
  'triad.refusal.cannot-remove': ({ cell, choices }) =>
    choices === ''
      ? `Ce coup ne forme pas de triade\u202f: le dé en ${cell} reste en place.`
      : `Le dé en ${cell} ne peut pas être retiré. Au choix\u202f: ${choices}.`,
  'triad.refusal.cannot-move': ({ cell }) =>
    `Le dé en ${cell} ne peut pas se déplacer\u202f: tous les chemins vers une nouvelle valeur sont bloqués.`,
  'triad.noTimeLeft': 'plus de temps.',
};
