import type { Sentences } from './en.js';

/** What a sheet says aloud in the games of `spoken-games.ts`, to be proof-read; in French. */
export const fr: Sentences = {
  tooFewNumbers: 'Choisissez d’abord trois chiffres différents.',
  tooManyNumbers: 'Trois chiffres sont déjà choisis. Décochez-en un avant d’en choisir un autre.',
  crossed: 'Chiffres cochés\u00a0: 1, 4 et 6. Lancez les dés.',
  rolled: 'Les dés montrent 1 2 3 4 6. Mettez un dé de côté et formez deux paires avec les autres.',
  mustMarkOne: 'Vous devez écarter un de vos propres chiffres\u00a0: 1, 4 ou 6.',
  putOut: 'Dé 1\u00a0: Écarté.',
  unplacedDice: 'Placez d’abord les cinq dés\u00a0: un reste de côté, les autres forment deux paires.',
  putInFirst: 'Dé 2\u00a0: 1re paire.',
  tookBack: 'Dé 2\u00a0: non placé.',
  putInSecond: 'Dé 2\u00a0: 2e paire.',
  complete: 'Écarter un 1, puis 8 et 7\u00a0: moins 400 pour l’ouverture des deux sommes.',
  entered:
    'Écarter un 1, puis 8 et 7\u00a0: moins 400 pour l’ouverture des deux sommes. Total\u00a0: moins 400. Lancez les dés.',
  asked: 'Quitter cette partie et en commencer une nouvelle\u202f?',
  begun: 'Nouvelle partie. Cochez trois chiffres. Vous écarterez des dés qui les montrent.',

  leftOut: 'Dé 2\u00a0: De côté.',
  enteredFree:
    'Mettre un 2 de côté sans trait, puis 7 et 6\u00a0: moins 400 pour l’ouverture des deux sommes. Total\u00a0: moins 400. Lancez les dés.',

  enteredMixed:
    'Écarter un 1, puis 8 et 7\u00a0: plus 240 au total, soit plus 40 derrière le 8, plus 200 pour le cinquième trait derrière le 7. Total\u00a0: moins 760. Lancez les dés.',
  undone: 'Coup repris. Mettez un dé de côté et formez deux paires avec les autres.',
  redone: 'Coup rejoué. Lancez les dés.',
  enteredTwice:
    'Écarter un 6, puis deux fois 5\u00a0: plus 200 pour le cinquième trait derrière le 5. Total\u00a0: moins 800. Lancez les dés.',
  enteredInVain: 'Écarter un 4, puis 9 et 3\u00a0: rien ne change. Total\u00a0: moins 1000. Lancez les dés.',
  enteredOpening:
    'Écarter un 1, puis 9 et 6\u00a0: moins 200 pour l’ouverture du 6. Total\u00a0: moins 1200. Lancez les dés.',

  ended:
    'Écarter un 1, puis 12 et 7\u00a0: plus 100 derrière le 12. Total\u00a0: plus 300. Huit traits derrière le 1\u00a0: cette feuille est terminée. 300 points. Avec 500, la partie aurait été gagnée.',
  gameOver: 'La partie est terminée.',
  wonAlone:
    'Écarter un 5, puis 8 et 7\u00a0: rien ne change. Total\u00a0: plus 700. Huit traits derrière le 5\u00a0: cette feuille est terminée. 700 points. À partir de 500, la partie est gagnée\u202f!',

  annCrossed:
    'Ann\u00a0: Chiffres cochés\u00a0: 1, 4 et 6. Bob\u00a0: Cochez trois chiffres. Vous écarterez des dés qui les montrent.',
  bobCrossed: 'Bob\u00a0: Chiffres cochés\u00a0: 1, 2 et 6. Ann lance les dés.',
  rolledForTwo:
    'Les dés montrent 1 2 3 4 6. Ann\u00a0: Mettez un dé de côté et formez deux paires avec les autres. On attend encore\u00a0: Bob.',
  annEntered:
    'Ann\u00a0: Écarter un 1, puis 8 et 7\u00a0: moins 400 pour l’ouverture des deux sommes. Total\u00a0: moins 400. Bob\u00a0: Mettez un dé de côté et formez deux paires avec les autres.',
  undoneForTwo:
    'Coup repris. Ann\u00a0: Mettez un dé de côté et formez deux paires avec les autres. On attend encore\u00a0: Bob.',
  redoneForTwo: 'Coup rejoué. Bob\u00a0: Mettez un dé de côté et formez deux paires avec les autres.',
  bobEntered:
    'Bob\u00a0: Écarter un 1, puis 8 et 7\u00a0: moins 400 pour l’ouverture des deux sommes. Total\u00a0: moins 400. Bob lance les dés.',

  annDone:
    'Ann\u00a0: Écarter un 1, puis 12 et 7\u00a0: plus 100 derrière le 12. Total\u00a0: plus 300. Huit traits derrière le 1\u00a0: cette feuille est terminée. Bob\u00a0: Mettez un dé de côté et formez deux paires avec les autres.',
  bobWon:
    'Bob\u00a0: Écarter un 1, puis 12 et 7\u00a0: plus 100 derrière le 12. Total\u00a0: plus 800. Huit traits derrière le 1\u00a0: cette feuille est terminée. Bob gagne avec 800 points. Chaque feuille a huit traits derrière un chiffre.',
  shared:
    'Bob\u00a0: Écarter un 1, puis 12 et 7\u00a0: plus 100 derrière le 12. Total\u00a0: plus 300. Huit traits derrière le 1\u00a0: cette feuille est terminée. Ann et Bob se partagent la première place avec 300 points. Chaque feuille a huit traits derrière un chiffre.',

  badMove: 'Ce n’est pas un coup de ce jeu. Un coup s’écrit ainsi\u00a0: 1|34|66.',
  sameNumber: 'Les trois chiffres doivent être différents.',
  crossFirst: 'Cochez d’abord trois chiffres.',
  alreadyCrossed: 'Les trois chiffres de cette feuille sont déjà cochés.',
  otherDice: 'D’autres dés ont été lancés\u00a0: 1 2 3 5 5.',
  mustMark: 'Vous devez écarter votre propre chiffre, le 5.',
  notYourTurn: 'Ce n’est pas le moment de le faire.',
  done: 'Cette feuille est terminée\u00a0: elle a huit traits derrière un chiffre.',
  alreadyEntered: 'Ce lancer est déjà noté sur cette feuille.',

  enterDice: 'Chiffres cochés\u00a0: 1, 4 et 6. Lancez vos dés et saisissez les valeurs obtenues.',
  badRoll: 'Ce n’est pas un lancer de ce jeu\u00a0: cinq dés qui montrent chacun de 1 à 6.',
  waitForDice: 'Chiffres cochés\u00a0: 1, 4 et 6. En attente des dés.',

  atEntry:
    'Étape 4 sur 4. Ann\u00a0: Écarter un 1, puis 8 et 7\u00a0: moins 400 pour l’ouverture des deux sommes. Total\u00a0: moins 400. Ecce!',
  atStart: 'Étape 0 sur 4. Nota bene.',
  atCrossing: 'Étape 1 sur 4. Ann\u00a0: Chiffres cochés\u00a0: 1, 4 et 6.',
  trying: 'Vous essayez vos propres coups. Bob\u00a0: Mettez un dé de côté et formez deux paires avec les autres.',
  returned:
    'Retour à la partie enregistrée. Ann\u00a0: Écarter un 1, puis 8 et 7\u00a0: moins 400 pour l’ouverture des deux sommes. Total\u00a0: moins 400. Ecce!',

  noRoll: 'Il faut d’abord lancer les dés.',
  noMark: 'Aucun de vos chiffres n’est sorti\u00a0: le dé mis de côté ne donne donc pas de trait.',
};
