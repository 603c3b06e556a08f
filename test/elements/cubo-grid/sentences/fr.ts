import type { Sentences } from './en.js';

export const fr: Sentences = {
  rowOne: 'Ligne 1\u00a0: suite d’une seule couleur, doublée, 6. 1 rouge, 2 rouge, 3 rouge.',
  columnC: 'Colonne c\u00a0: suite, 5. 3 rouge, 4 bleu, 5 bleu.',
  middle: 'Au milieu\u00a0: 6 rouge, 1 rouge, 6 bleu, 2 bleu.',
  timeLeft: '60 secondes',
  picked: 'Le 1 rouge en a1 est choisi. Choisissez le dé avec lequel l’intervertir.',
  letGo: 'Aucun dé n’est choisi.',
  whiteDie: 'Le dé blanc reste sur la case centrale.',
  swapped: '1 rouge en c3, 5 bleu en a1. Valeur\u00a0: 8. Disposez vos dés, puis annoncez Cubo.',
  called: 'Cubo\u202f! Prenez un dé du milieu, ou aucun.',
  took: 'Prend le 1 rouge. Choisissez le dé qui cède sa place au 1 rouge, ou gardez vos dés.',
  giving: 'Céder le 2 rouge\u00a0: le carré vaut alors 4.',
  exchanged:
    'Pose le 1 rouge en a2, à la place du 2 rouge. 4 points dans cette manche. La manche 1 est terminée. Lancez les dés.',
  undone: 'Coup repris. Choisissez le dé qui cède sa place au 1 rouge, ou gardez vos dés.',
  kept: 'Garde tous ses dés. 8 points dans cette manche. La manche 1 est terminée. Lancez les dés.',
  paused: 'En pause. Les dés sont couverts et le temps est arrêté.',
  isPaused: 'La partie est en pause.',
  goesOn: 'Disposez vos dés, puis annoncez Cubo.',
  timeUp: 'Le temps est écoulé. 0 point dans cette manche. La manche 1 est terminée. Lancez les dés.',
  noLimit: 'Le temps ne court pas.',
  inHand: 'Vos dés sont dans votre main\u00a0: lancez-les d’abord.',
  badRoll: 'Ce n’est pas un lancer de ces dés\u00a0: chacun montre de 1 à 6.',
  noRoll: 'Il faut d’abord lancer les dés.',
  notDue: 'Ce n’est pas le moment de lancer ces dés.',
  otherDice: 'Les dés du milieu ont d’autres couleurs.',
  enteredMiddle:
    'Au milieu\u00a0: 6 rouge, 1 rouge, 3 bleu, 2 bleu. Joueur 1\u00a0: lancez les neuf dés et saisissez les valeurs obtenues, ligne par ligne.',
  bobCalls: 'Bob\u00a0: Cubo\u202f! Bob\u00a0: Prenez un dé du milieu, ou aucun. Encore en construction\u00a0: Ann.',
  noMoreRolls: 'Cubo a été annoncé\u00a0: plus personne ne relance dans cette manche.',
  bobTakes: 'Bob\u00a0: Prend le 1 rouge. Encore en construction\u00a0: Ann.',
  alreadyDecided: 'Vous avez déjà choisi.',
  annCalls: 'Ann\u00a0: Cubo\u202f! Ann\u00a0: Prenez un dé du milieu, ou aucun.',
  placeEmpty: 'La place 2 du milieu est vide\u00a0: ce dé a déjà été pris.',
  annTakesNone:
    'Ann\u00a0: Ne prend aucun dé. Bob\u00a0: Choisissez le dé qui cède sa place au 1 rouge, ou gardez vos dés.',
  buildingOver: 'Tous les carrés sont couverts\u00a0: c’est le moment des échanges.',
  bobKeeps:
    'Bob\u00a0: Garde tous ses dés. Ann\u00a0: 32 points dans cette manche. Bob\u00a0: 18 points dans cette manche. La manche 1 est terminée. Lancez les dés.',
  badMove:
    'Ce n’est pas un coup de ce jeu. Un coup s’écrit ainsi\u00a0: swap a1c3, roll, call, take 2, put b1 ou keep.',
  notYourTurn: 'Ce n’est pas le moment de le faire.',
  sameCell: 'On intervertit toujours deux dés différents.',
  callFirst: 'Annoncez d’abord Cubo, puis prenez un dé.',
  exchangeLater: 'Les échanges viennent quand tous les carrés sont couverts.',
  alreadyCalled: 'Vous avez déjà annoncé Cubo dans cette manche.',
  covered: 'Votre carré est couvert et reste comme il est.',
  practised: 'Ne prend aucun dé. 32 points dans cette manche. 132 points en six manches.',
  gameOver: 'La partie est terminée.',
  begun: 'Nouvelle partie. Lancez les dés.',
  annWins:
    'Bob\u00a0: Ne prend aucun dé. Ann\u00a0: 32 points dans cette manche. Bob\u00a0: 18 points dans cette manche. Ann gagne avec 32 points. Les six manches sont jouées.',
  shared:
    'Bob\u00a0: Ne prend aucun dé. Ann\u00a0: 32 points dans cette manche. Bob\u00a0: 18 points dans cette manche. Ann et Bob se partagent la première place avec 32 points. Les six manches sont jouées.',
};
