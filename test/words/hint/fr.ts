import type { Hints } from './index.js';

export const fr: Hints = {
  triadEven: [
    'Regardez votre dé en a1.',
    'De a1 à a3, tourné sur le 2.',
    'Ensuite, l’autre camp ne peut pas faire aussitôt une triade. Chances de gagner\u202f: environ 62\u00a0%. Deuxième meilleur coup\u202f: de b1 à b2, tourné sur le 1, environ 55\u00a0%.',
  ],
  triadTakes: [
    'Regardez votre dé en c1.',
    'De c1 à e3, tourné sur le 2, et retirer e3.',
    'Triade. Le dé en e3 est retiré, 1 sur 3. L’autre camp peut cependant faire ensuite une triade. Chances de gagner\u202f: environ 80\u00a0%. Deuxième meilleur coup\u202f: de a6 à a4, tourné sur le 2, environ 40\u00a0%.',
  ],
  triadWins: [
    'Regardez votre dé en a1.',
    'De a1 à a3, tourné sur le 2.',
    'La victoire est alors certaine, quelle que soit la réponse.',
  ],
  triadLoses: [
    'Regardez votre dé en a1.',
    'De a1 à a3, tourné sur le 2.',
    'Contre le meilleur jeu, tous les coups perdent\u202f; celui-ci résiste le plus longtemps.',
  ],
  triadTurns: [
    'Regardez votre dé en b2.',
    'Tourner b2 sur le 2.',
    'L’autre camp peut cependant faire ensuite une triade. Chances de gagner\u202f: environ 60\u00a0%. Deuxième meilleur coup\u202f: tourner b1 sur le 2, environ 50\u00a0%.',
  ],
  triadSteps: [
    'Regardez votre dé en f2.',
    'De f2 à e1 sans tourner.',
    'L’autre camp peut cependant faire ensuite une triade. Chances de gagner\u202f: environ 60\u00a0%. Deuxième meilleur coup\u202f: tourner f2 sur le 3, environ 50\u00a0%.',
  ],
  kubiCrosses: [
    'Commencez par le nombre 1.',
    'Cocher 1, 2 et 6.',
    'Ils rapportent en moyenne environ 316 points. En moyenne 1 point de mieux que le deuxième meilleur coup\u202f: cocher 1, 2 et 5.',
  ],
  kubiEnters: [
    'Regardez les sommes 6 et 9.',
    'Écarter 1 · 9 + 6 · −200.',
    'Le 6 coûte 200, il en manque 3 au 9. Encore 3 pour le 1. En moyenne 2,4 points de mieux que le deuxième meilleur coup\u202f: écarter 4 · 9 + 3 · sans changement.',
  ],
  kubiAsGood: [
    'Regardez les sommes 5 et 10.',
    'Écarter 1 · 10 + 5 · −200.',
    'Il en manque 1 au 5, le 10 coûte 200. Encore 3 pour le 1. Aussi bon en moyenne\u202f: écarter 4 · 9 + 3 · sans changement.',
  ],
  tricuboClimbs: [
    'Regardez ce dé\u202f: grand 3.',
    'Grand 3\u202f: 3 croix sur la ligne 3, qui vaut alors 0 (−2).',
    'Grand 3\u202f: la ligne 3 descend de 2 à 0. Résultat final moyen\u202f: environ 62 points. En moyenne 1 point de mieux que le deuxième meilleur coup\u202f: 4 moyen\u202f: 2 croix sur la ligne 4, qui vaut alors 2 (−5).',
  ],
  tricuboField: [
    'Regardez ce dé\u202f: grand 3.',
    'Grand 3\u202f: cocher la case aux trois couleurs (0).',
    'Résultat final moyen\u202f: environ 62 points. En moyenne 14 points de mieux que le deuxième meilleur coup\u202f: grand 3\u202f: 3 croix sur la ligne 3, qui vaut alors 0 (−2).',
  ],
  tricuboScores: [
    'Regardez ce dé\u202f: 6 moyen.',
    '6 moyen\u202f: compter les lignes 2 et 5 (+8).',
    'Résultat final moyen\u202f: environ 62 points. En moyenne 0,3 point de mieux que le deuxième meilleur coup\u202f: grand 1\u202f: 3 croix sur la ligne 1, qui vaut alors 5 (+1).',
  ],
  tricuboStarts: [
    'Regardez la ligne 3.',
    'Première croix sur la ligne 3.',
    'Résultat final moyen\u202f: environ 66 points. En moyenne 0,1 point de mieux que le deuxième meilleur coup\u202f: première croix sur la ligne 2.',
  ],
  cuboSwaps: [
    'Regardez a1 et b1.',
    'Échanger le 1 rouge en a1 et le 1 bleu en b1.',
    'Ces dés peuvent valoir 22, contre 0 maintenant. Il faut 3 échanges. Il y faut le 6 rouge du milieu. En moyenne 15 points de mieux que le deuxième meilleur coup\u202f: crier «\u00a0Cubo\u00a0».',
  ],
  cuboCalls: [
    'Regardez tout le carré.',
    'Crier «\u00a0Cubo\u00a0».',
    'Ces dés ne peuvent pas valoir plus de 36, même avec un dé du milieu. En moyenne 8 points de mieux que le deuxième meilleur coup\u202f: relancer tous les dés.',
  ],
  cuboRolls: [
    'Regardez tout le carré.',
    'Relancer tous les dés.',
    'En moyenne 8 points de mieux que le deuxième meilleur coup\u202f: crier «\u00a0Cubo\u00a0».',
  ],
  cuboTakes: [
    'Regardez les dés du milieu.',
    'Prendre le 2 bleu.',
    'Le carré peut alors valoir 36, contre 32 maintenant. En moyenne 1 point de mieux que le deuxième meilleur coup\u202f: ne prendre aucun dé.',
  ],
  cuboTakesNone: [
    'Regardez les dés du milieu.',
    'Ne prendre aucun dé.',
    'Aussi bon en moyenne\u202f: prendre le 2 bleu.',
  ],
  cuboGives: [
    'Regardez a2.',
    'Céder le 2 rouge en a2.',
    'Le carré peut alors valoir 36, contre 32 maintenant. En moyenne 4 points de mieux que le deuxième meilleur coup\u202f: garder vos dés.',
  ],
  cuboKeeps: [
    'Regardez tout le carré.',
    'Garder vos dés.',
    'En moyenne 10 points de mieux que le deuxième meilleur coup\u202f: céder le 1 rouge en a1.',
  ],
  triominoLays: [
    'Regardez 3-4-5 parmi vos tuiles.',
    'Poser 3-4-5 à gauche de 3-4-4.',
    '+12 (4+5+3). Ensuite, 1 de vos 2 autres tuiles va. En moyenne 14 points de mieux que le deuxième meilleur coup\u202f: poser 3-4-5 à gauche de 4-4-5.',
  ],
  triominoLaysLastButOne: [
    'Regardez 3-4-5 parmi vos tuiles.',
    'Poser 3-4-5 à gauche de 3-4-4.',
    '+12 (4+5+3). Ensuite, votre autre tuile ne va pas. En moyenne 30 points de mieux que le deuxième meilleur coup\u202f: piocher une tuile.',
  ],
  triominoBuys: ['Regardez la pioche.', 'Piocher une tuile.', 'C’est le seul coup possible.'],
};
