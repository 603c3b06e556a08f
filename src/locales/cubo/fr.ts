import { fr as common, pointsOf } from '../common/fr.js';
import type { CuboTerms } from './terms.js';

const COLOURS = { r: 'rouge', b: 'bleu', w: 'blanc' };
const KINDS = { street: 'suite', lane: 'brelan' };
const DOUBLED = { street: 'doublée', lane: 'doublé' };

/** In French nought is singular. */
const seconds = (number: number): string => `${number} ${number < 2 ? 'seconde' : 'secondes'}`;

export const fr: CuboTerms = {
  ...common,
  'cubo.player': (number) => `Joueur ${number}`,
  'cubo.square': (name) => `Carré, ${name}`,
  'cubo.die': (colour, value) => `${value ?? 'dé'} ${COLOURS[colour]}`,
  'cubo.middle': 'Milieu',
  'cubo.empty': 'vide',
  'cubo.line': ({ name, kind, isDouble, points }) =>
    `${/\d/.test(name) ? 'Ligne' : 'Colonne'} ${name}\u00a0: ${
      kind ? `${KINDS[kind]}${isDouble ? ` d’une seule couleur, ${DOUBLED[kind]}` : ''}, ` : ''
    }${points}`,
  'cubo.worth': (points) => `Valeur\u00a0: ${points}`,
  'cubo.soFar': (points) => `Score\u00a0: ${points}`,
  'cubo.holds': (die) => `a pris le ${die}`,
  'cubo.round': (round, rounds) => `Manche ${round} sur ${rounds}`,
  'cubo.stage.in-hand': 'dés en main',
  'cubo.stage.called': 'a annoncé',
  'cubo.stage.decided': 'couvert',
  'cubo.stage.late': 'trop tard',

  'cubo.build': 'Disposez vos dés, puis annoncez Cubo.',
  'cubo.buildAll': 'Tout le monde construit en même temps. Annoncez Cubo quand votre carré vous convient.',
  'cubo.stillBuilding': (names) => `Encore en construction\u00a0: ${names}.`,
  'cubo.takeDie': 'Prenez un dé du milieu, ou aucun.',
  'cubo.hurry': (left) => `Encore ${seconds(left)} pour annoncer Cubo.`,
  'cubo.enterDice': 'Lancez vos dés.',
  'cubo.exchange': (die) => `Choisissez le dé qui cède sa place au ${die}, ou gardez vos dés.`,
  'cubo.roundOver': (round) => `La manche ${round} est terminée.`,
  'cubo.enterMiddle': 'Lancez les quatre dés du milieu et saisissez les valeurs obtenues.',
  'cubo.enterSquare': (name) =>
    `${name}\u00a0: lancez les neuf dés et saisissez les valeurs obtenues, ligne par ligne.`,

  'cubo.call': 'Cubo\u202f!',
  'cubo.rollAgain': 'Tout relancer',
  'cubo.throw': 'Lancer les dés',
  'cubo.rollRound': (round) => `Lancer les dés de la manche ${round}`,
  'cubo.take': 'Dés à prendre',
  'cubo.takeThis': (die) => `Prendre le ${die}`,
  'cubo.takeNone': 'Ne prendre aucun dé',
  'cubo.put': (die, points) => `Céder le ${die}\u00a0: le carré vaut alors ${points}`,
  'cubo.keep': 'Garder mes dés',
  'cubo.pause': 'Pause',
  'cubo.goOn': 'Continuer',
  'cubo.isPaused': 'En pause. Les dés sont couverts et le temps est arrêté.',
  'cubo.soundOn': 'Activer le son',
  'cubo.soundOff': 'Couper le son',
  'cubo.tooNarrow':
    'À plusieurs, on construit côte à côte, et il faut plus de place\u00a0: tournez l’appareil ou prenez-en un plus grand.',

  'cubo.chosen': 'choisi',
  'cubo.fixed': 'reste ici',

  'cubo.time': 'Temps restant',
  'cubo.secondsLeft': seconds,
  'cubo.noLimit': 'Le temps ne court pas.',

  'cubo.middleRolled': (dice) => `Au milieu\u00a0: ${dice}.`,
  'cubo.rolled': (dice) => `Dés\u00a0: ${dice}.`,
  'cubo.swapped': (first, cell, second, other, worth) =>
    `${first} en ${cell}, ${second} en ${other}. Valeur\u00a0: ${worth}.`,
  'cubo.rollsAgain': 'Tous les dés en main.',
  'cubo.called': 'Cubo\u202f!',
  'cubo.took': (die) => `Prend le ${die}.`,
  'cubo.tookNone': 'Ne prend aucun dé.',
  'cubo.exchanged': (die, cell, given) => `Pose le ${die} en ${cell}, à la place du ${given}.`,
  'cubo.kept': 'Garde tous ses dés.',
  'cubo.timeUp': 'Le temps est écoulé.',
  'cubo.earned': (points) => `${pointsOf(points)} dans cette manche.`,

  'cubo.picked': (die, cell) => `Le ${die} en ${cell} est choisi. Choisissez le dé avec lequel l’intervertir.`,
  'cubo.letGo': 'Aucun dé n’est choisi.',

  'cubo.rounds': 'Points par manche',
  'cubo.total': 'Total',
  'cubo.explained': (name) => `Détail du carré, ${name}`,
  'cubo.notScored': 'Cubo n’a pas été annoncé à temps\u00a0: aucun point dans cette manche.',
  'cubo.best': (points) => `Meilleur résultat possible\u00a0: ${pointsOf(points)}`,
  'cubo.bestExchange': (taken, given) => `avec le ${taken} à la place du ${given}`,
  'cubo.bestFound': 'Vous avez trouvé le meilleur carré possible.',
  'cubo.practised': (points) => `${pointsOf(points)} en six manches.`,

  'cubo.reason.six-rounds': 'Les six manches sont jouées.',

  'cubo.refusal.game-over': () => 'La partie est terminée.',
  'cubo.refusal.not-your-turn': () => 'Ce n’est pas le moment de le faire.',
  'cubo.refusal.bad-move': () =>
    'Ce n’est pas un coup de ce jeu. Un coup s’écrit ainsi\u00a0: swap a1c3, roll, call, take 2, put b1 ou keep.',
  'cubo.refusal.bad-roll': () => 'Ce n’est pas un lancer de ces dés\u00a0: chacun montre de 1 à 6.',
  'cubo.refusal.paused': () => 'La partie est en pause.',
  'cubo.refusal.no-roll': () => 'Il faut d’abord lancer les dés.',
  'cubo.refusal.not-due': () => 'Ce n’est pas le moment de lancer ces dés.',
  'cubo.refusal.other-dice': () => 'Les dés du milieu ont d’autres couleurs.',
  'cubo.refusal.in-hand': () => 'Vos dés sont dans votre main\u00a0: lancez-les d’abord.',
  'cubo.refusal.covered': () => 'Votre carré est couvert et reste comme il est.',
  'cubo.refusal.already-called': () => 'Vous avez déjà annoncé Cubo dans cette manche.',
  'cubo.refusal.no-more-rolls': () => 'Cubo a été annoncé\u00a0: plus personne ne relance dans cette manche.',
  'cubo.refusal.white-die': () => 'Le dé blanc reste sur la case centrale.',
  'cubo.refusal.same-cell': () => 'On intervertit toujours deux dés différents.',
  'cubo.refusal.call-first': () => 'Annoncez d’abord Cubo, puis prenez un dé.',
  'cubo.refusal.already-decided': () => 'Vous avez déjà choisi.',
  'cubo.refusal.place-empty': ({ place }) => `La place ${place ?? ''} du milieu est vide\u00a0: ce dé a déjà été pris.`,
  'cubo.refusal.building-over': () => 'Tous les carrés sont couverts\u00a0: c’est le moment des échanges.',
  'cubo.refusal.exchange-later': () => 'Les échanges viennent quand tous les carrés sont couverts.',
};
