import type { Sentences } from './en.js';

/** What a sheet says aloud in the games of `spoken-games.ts`, to be proof-read; in French. */
export const fr: Sentences = {
  startFirst: 'Faites d’abord votre première croix\u00a0: choisissez une ligne.',
  started: 'Première croix sur la ligne 2. Lancez les dés.',
  noRoll: 'Il faut d’abord lancer les dés.',
  rolled: 'Dés\u00a0: grand 3, moyen 1, petit 6. Utilisez un dé. Le grand dé est bloqué pour ce tour.',
  closedByRound: 'Le grand dé est bloqué pour ce tour.',
  usesOfMedium:
    '1 moyen\u00a0: 2 croix sur la ligne 1, qui vaut alors 7 (plus 7). 1 moyen\u00a0: cocher la case de sa couleur (0). 1 moyen\u00a0: cocher la case aux trois couleurs (0).',
  crossedField: '1 moyen\u00a0: cocher la case aux trois couleurs (0). Total\u00a0: plus 1. Lancez les dés.',
  undone: 'Coup repris. Utilisez un dé. Le grand dé est bloqué pour ce tour.',
  redone: 'Coup rejoué. Lancez les dés.',
  asked: 'Quitter cette partie et en commencer une nouvelle\u202f?',
  begun: 'Nouvelle partie. Faites votre première croix\u00a0: choisissez une ligne.',

  chooseRows: 'Choisissez 2 lignes à compter maintenant.',
  nothingChosen: 'Choisissez d’abord ce que vous voulez faire.',
  rowsTicked: '6 moyen\u00a0: compter les lignes 1 et 2 (plus 9).',
  tooManyRows: 'Le 6 moyen compte exactement 2 lignes.',
  rowsScored: '6 moyen\u00a0: compter les lignes 1 et 2 (plus 9). Total\u00a0: plus 19. Lancez les dés.',
  rowScored: 'Petit 6\u00a0: compter la ligne 2 (plus 2). Total\u00a0: plus 12. Lancez les dés.',

  crossesLost:
    'Grand 1\u00a0: 1 croix sur la ligne 1, qui vaut alors 0, 2 perdues (moins 5). Total\u00a0: plus 2. Lancez les dés.',
  crossedOwnField: 'Grand 1\u00a0: cocher la case de sa couleur (0). Total\u00a0: plus 7. Lancez les dés.',

  noRoom:
    'Le dé moyen est inutilisable\u00a0: il n’y a pas assez de place sur la ligne 1, et aucune case de couleur n’est libre pour lui.',
  sixTooLarge: 'Le grand 6 est inutilisable\u00a0: il compte 3 lignes, et on ne peut plus en compter que 2.',
  sixTooLargeForOne: 'Le 6 moyen est inutilisable\u00a0: il compte 2 lignes, et on ne peut plus en compter qu’une.',
  sixSpent: 'Le petit 6 est inutilisable\u00a0: trois lignes sont déjà comptées.',

  nothingButJoker:
    'Dés\u00a0: grand 3, moyen 1, petit 2. Vous ne pouvez utiliser aucun des dés libres. Avec le joker, vous pouvez utiliser celui qui est bloqué.',
  usesOfJoker:
    'Avec le joker, le grand 3\u00a0: 3 croix sur la ligne 3, qui vaut alors 1 (plus 1). Avec le joker, le grand 3\u00a0: cocher la case de sa couleur (moins 2).',
  jokerSpent:
    'Avec le joker, le grand 3\u00a0: 3 croix sur la ligne 3, qui vaut alors 1 (plus 1). Total\u00a0: moins 2. Lancez vos dés et saisissez les valeurs obtenues.',
  tookNone: 'Ne prendre aucun dé. Lancez vos dés et saisissez les valeurs obtenues.',
  nothing: 'Dés\u00a0: grand 1, moyen 1, petit 2. Vous ne pouvez utiliser aucun des dés libres.',
  tookNoneOfAny: 'Ne prendre aucun dé. Lancez vos dés et saisissez les valeurs obtenues.',

  endedByPurple:
    '3 moyen\u00a0: 2 croix sur la ligne 3, qui vaut alors 0 (moins 5). Total\u00a0: plus 15. Trois lignes ont atteint le violet\u00a0: la partie se termine avec ce tour. 15 points. Votre rang\u00a0: Débutant. Le violet atteint sur trois lignes met fin à la partie.',
  gameOver: 'La partie est terminée.',
  endedByRounds:
    '4 moyen\u00a0: cocher la case de sa couleur (0). Total\u00a0: plus 60. 60 points. Votre rang\u00a0: Apprenti. Le dernier tour est joué.',
  journeyman:
    'Grand 3\u00a0: cocher la case de sa couleur (0). Total\u00a0: plus 61. 61 points. Votre rang\u00a0: Compagnon. Le dernier tour est joué.',
  master:
    'Grand 3\u00a0: cocher la case de sa couleur (0). Total\u00a0: plus 71. 71 points. Votre rang\u00a0: Maître. Le dernier tour est joué.',
  grandmaster:
    'Grand 3\u00a0: cocher la case de sa couleur (plus 10). Total\u00a0: plus 81. 81 points. Votre rang\u00a0: Grand maître. Le dernier tour est joué.',

  rolledForTwo:
    'Dés\u00a0: grand 3, moyen 1, petit 6. Ann\u00a0: Prenez un dé et utilisez-le. Il sera bloqué pour les autres.',
  activeFirst: 'C’est d’abord au joueur actif de prendre un dé.',
  annTook:
    'Ann\u00a0: Grand 3\u00a0: 3 croix sur la ligne 3, qui vaut alors 4 (plus 4). Total\u00a0: plus 5. Bob\u00a0: Utilisez un des dés libres.',
  undoneForTwo: 'Coup repris. Ann\u00a0: Prenez un dé et utilisez-le. Il sera bloqué pour les autres.',
  redoneForTwo: 'Coup rejoué. Bob\u00a0: Utilisez un des dés libres.',
  closedByAnn: 'Le grand dé est bloqué\u00a0: il a été pris par Ann.',
  alreadyEntered: 'Sur cette feuille, le lancer est déjà utilisé.',
  bobUsed: 'Bob\u00a0: 1 moyen\u00a0: cocher la case de sa couleur (0). Total\u00a0: plus 1. Bob lance les dés.',

  annEnds:
    'Ann\u00a0: Petit 3\u00a0: 1 croix sur la ligne 3, qui vaut alors 5 (0). Total\u00a0: plus 20. Trois lignes ont atteint le violet\u00a0: la partie se termine avec ce tour. Bob\u00a0: Utilisez un des dés libres.',
  annWins:
    'Bob\u00a0: 4 moyen\u00a0: cocher la case aux trois couleurs (0). Total\u00a0: plus 1. Ann gagne avec 20 points. Le violet atteint sur trois lignes met fin à la partie.',
  bobWinsByCrosses:
    'Bob\u00a0: Petit 3\u00a0: 1 croix sur la ligne 3, qui vaut alors 5 (0). Total\u00a0: plus 20. Bob gagne avec 20 points. À total égal, c’est le nombre de croix qui décide. Le violet atteint sur trois lignes met fin à la partie.',
  shared:
    'Bob\u00a0: Petit 3\u00a0: 1 croix sur la ligne 3, qui vaut alors 5 (0). Total\u00a0: plus 20. Ann et Bob se partagent la première place avec 20 points. Le violet atteint sur trois lignes met fin à la partie.',

  badMove: 'Ce n’est pas un coup de ce jeu. Un coup s’écrit ainsi\u00a0: L, Lc, M:2,5 ou -.',
  notYourTurn: 'Ce n’est pas le moment de le faire.',
  alreadyStarted: 'La première croix est déjà faite.',
  needsSix: 'Il faut un 6 pour compter des lignes.',
  onlyInterim: 'Un 6 ne sert qu’à compter des lignes.',
  scoresOneRow: 'Le petit 6 compte exactement 1 ligne.',
  noJoker: 'Il n’y a pas de joker libre sur cette feuille.',
  mustUse: 'Tant que vous pouvez utiliser un dé, vous devez le faire.',

  rowFull: 'La ligne 1 est pleine.',
  fieldCrossed: 'Aucune case de la couleur du dé moyen n’est libre.',
  allColoursCrossed: 'Aucune case aux trois couleurs n’est libre.',
  interimTwice: 'La ligne 1 est déjà comptée.',
  interimsSpent: 'Le grand 6 compte 3 lignes, mais on ne peut plus en compter que 2.',
  noMoreInterims: 'Trois lignes sont déjà comptées, et on ne peut pas en compter davantage.',
  overflow: 'Sur la ligne 1, il n’y a de la place que pour 2 croix, pas pour 3.',
  notClosed: 'Le dé moyen est libre\u00a0: pas besoin de joker.',

  enterDice: 'Première croix sur la ligne 2. Lancez vos dés et saisissez les valeurs obtenues.',
  badRoll: 'Ce n’est pas un lancer de ce jeu\u00a0: trois dés qui montrent chacun de 1 à 6.',
  waitForDice: 'Première croix sur la ligne 2. En attente des dés.',

  atUse:
    'Étape 2 sur 2. Ann\u00a0: Grand 3\u00a0: 3 croix sur la ligne 3, qui vaut alors 4 (plus 4). Total\u00a0: plus 5. Ecce!',
  atStart: 'Étape 0 sur 2. Nota bene.',
  atRoll: 'Étape 1 sur 2. Dés\u00a0: grand 3, moyen 4, petit 6.',
  trying: 'Vous essayez vos propres coups. Bob\u00a0: Utilisez un des dés libres.',
  returned:
    'Retour à la partie enregistrée. Ann\u00a0: Grand 3\u00a0: 3 croix sur la ligne 3, qui vaut alors 4 (plus 4). Total\u00a0: plus 5. Ecce!',
};
