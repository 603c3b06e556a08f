import { fr as common } from '../../common/play/fr.js';
import { pointsOf } from '../../common/fr.js';
import { signed } from '../../common/figures.js';
import type { CuboPlayTerms } from '../terms.js';

/** Zero is singular in French. */
const seconds = (number: number): string => `${number} ${number < 2 ? 'seconde' : 'secondes'}`;

export const fr: CuboPlayTerms = {
  ...common,

  'cubo.showSquare': (name) => `Montrer le carré\u202f: ${name}`,
  'cubo.points': (points) => (points < 2 ? 'point' : 'points'),

  'cubo.build': 'Échangez deux dés à la fois, puis annoncez Cubo.',
  'cubo.buildAll': 'Tout le monde construit. Fini\u202f? Cubo\u202f!',
  'cubo.buildOn': 'Continuez, ou Cubo\u202f!',
  'cubo.firstRound': 'Première manche sans chronomètre.',
  'cubo.worthNow': (worth, change) => `Votre carré vaut ${worth}${change === 0 ? '' : ` (${signed(change)})`}.`,
  'cubo.stillBuilding': (names) => `On attend encore\u202f: ${names}.`,
  'cubo.takeDie': 'Prenez un dé, ou aucun.',
  'cubo.hurry': (left) => `Encore ${seconds(left)} pour Cubo.`,
  'cubo.hurryTake': (left) => `Encore ${seconds(left)}.`,
  'cubo.takeLater': (names) => `Ensuite\u202f: ${names}.`,
  'cubo.enterDice': 'Lancez vos dés.',
  'cubo.exchange': (die) => `Où placer le ${die}\u202f?`,
  'cubo.roundOver': (round, points) =>
    points === undefined ? `La manche ${round} est terminée.` : `Manche ${round}\u202f: ${pointsOf(points)}.`,
  'cubo.enterMiddle': 'Lancez les quatre dés du milieu et saisissez les valeurs obtenues.',
  'cubo.enterSquare': (name) =>
    `${name}\u202f: lancez les neuf dés et saisissez les valeurs obtenues, ligne par ligne.`,

  'cubo.call': 'Cubo\u202f!',
  'cubo.rollAgain': 'Tout relancer',
  'cubo.noMoreRolls': 'Plus personne ne relance',
  'cubo.roll': 'Lancer',
  'cubo.throw': 'Lancer les dés',
  'cubo.rollRound': (round) => `Lancer les dés de la manche ${round}`,
  'cubo.nextRound': 'Manche suivante',
  'cubo.take': 'Dés à prendre',
  'cubo.takeThis': (die) => `Prendre le ${die}`,
  'cubo.takeOne': 'En prendre un, ou aucun',
  'cubo.takeNone': 'Ne prendre aucun dé',
  'cubo.swapIn': 'Échanger',
  'cubo.put': (die, points) => `Céder le ${die}\u202f: le carré vaudrait ${points}`,
  'cubo.keep': 'Garder mes dés',
  'cubo.pause': 'Pause',
  'cubo.goOn': 'Continuer',
  'cubo.isPaused': 'En pause. Les dés sont couverts et le temps est arrêté.',

  'cubo.chosen': 'choisi',
  'cubo.fixed': 'reste ici',

  'cubo.time': 'Temps restant',
  'cubo.secondsLeft': seconds,
  'cubo.noLimit': 'Aucun chronomètre en cours.',
  'cubo.withShift': (key) => `Appuyez sur Maj+${key}.`,
  'cubo.noClock': 'Sans chronomètre',
  'cubo.timeLimit': 'Limite de temps',
  'cubo.time.page': 'Temps prévu par la page',
  'cubo.time.long': 'Dix fois plus de temps',
  'cubo.time.none': 'Sans limite de temps',

  'cubo.middleRolled': (dice) => `Au milieu\u202f: ${dice}.`,
  'cubo.rolled': (dice) => `Dés\u202f: ${dice}.`,
  'cubo.swapped': (first, cell, second, other, worth) =>
    `${first} en ${cell}, ${second} en ${other}. Valeur\u202f: ${worth}.`,
  'cubo.rollsAgain': 'Tous les dés en main.',
  'cubo.called': 'Cubo\u202f!',
  'cubo.took': (die) => `prend le ${die}.`,
  'cubo.tookNone': 'ne prend aucun dé.',
  'cubo.exchanged': (die, cell, given) => `pose le ${die} en ${cell}, à la place du ${given}.`,
  'cubo.kept': 'garde tous ses dés.',
  'cubo.timeUp': 'Le temps est écoulé.',
  'cubo.earned': (points) => `${pointsOf(points)} dans cette manche.`,
  'cubo.toldTaken': (die) => `Cubo, ${die} pris`,
  'cubo.toldNone': 'Cubo, aucun dé pris',
  'cubo.toldExchange': (die, given) => `${die} contre ${given}`,
  'cubo.toldKept': 'tous les dés gardés',

  'cubo.picked': (die, cell) => `Le ${die} en ${cell} est choisi. Choisissez le dé avec lequel l’échanger.`,
  'cubo.letGo': 'Aucun dé n’est choisi.',

  'cubo.rounds': 'Points par manche',
  'cubo.total': 'Total',
  'cubo.compare': 'Votre carré et de meilleurs',
  'cubo.side.own': 'Le vôtre',
  'cubo.side.swap': 'Un échange',
  'cubo.side.best': 'Le meilleur',
  'cubo.oneSwap': (first, second, more) => `${first} avec ${second}\u202f: ${more} de plus.`,
  'cubo.best': (points) => `Meilleur résultat possible\u202f: ${pointsOf(points)}`,
  'cubo.bestExchange': (taken, given) => `avec le ${taken} à la place du ${given}`,
  'cubo.bestFound': 'Vous avez trouvé le meilleur carré possible.',
  'cubo.practised': (points) => `${pointsOf(points)} en six manches.`,

  'cubo.reason.six-rounds': 'Les six manches sont jouées.',

  'cubo.refusal.game-over': () => 'La partie est terminée.',
  'cubo.refusal.not-your-turn': () => 'Ce n’est pas possible maintenant.',
  'cubo.refusal.bad-move': () =>
    'Ce n’est pas un coup de ce jeu. Un coup s’écrit ainsi\u202f: swap a1c3, roll, call, take 2, put b1 ou keep.',
  'cubo.refusal.bad-roll': () => 'Ce lancer n’est pas valable\u202f: chacun montre de 1 à 6.',
  'cubo.refusal.paused': () => 'La partie est en pause.',
  'cubo.refusal.no-roll': () => 'Lancez d’abord les dés.',
  'cubo.refusal.not-due': () => 'Ce n’est pas le moment de lancer ces dés.',
  'cubo.refusal.other-dice': () => 'Les dés du milieu ont d’autres couleurs.',
  'cubo.refusal.in-hand': () => 'Vos dés sont dans votre main\u202f: lancez-les d’abord.',
  'cubo.refusal.covered': () => 'Votre carré est couvert et reste comme il est.',
  'cubo.refusal.already-called': () => 'Vous avez déjà annoncé Cubo dans cette manche.',
  'cubo.refusal.no-more-rolls': () => 'Cubo a été annoncé\u202f: plus personne ne relance dans cette manche.',
  'cubo.refusal.white-die': () => 'Le dé blanc reste sur la case centrale.',
  'cubo.refusal.same-cell': () => 'Choisissez deux dés différents.',
  'cubo.refusal.call-first': () => 'Annoncez d’abord Cubo, puis prenez un dé.',
  'cubo.refusal.already-decided': ({ decision }) =>
    decision ? `Vous avez déjà choisi\u202f: ${decision}` : 'Vous avez déjà choisi.',
  'cubo.refusal.place-empty': ({ place }) => `La place ${place ?? ''} du milieu est vide\u202f: ce dé a déjà été pris.`,
  'cubo.refusal.building-over': () => 'Tous les carrés sont couverts\u202f: c’est le moment des échanges.',
  'cubo.refusal.exchange-later': () => 'Les échanges viennent quand tous les carrés sont couverts.',
};
