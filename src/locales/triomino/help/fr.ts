import type { TriominoHelp } from './terms.js';

export const help: TriominoHelp = {
  title: 'Comment jouer à Triomino',
  cards: {
    goal: {
      heading: 'But du jeu',
      text: 'Posez vos tuiles triangulaires côte contre côte et marquez des points. Après la manche où quelqu’un atteint l’objectif, 400 en général, le total le plus élevé gagne.',
    },
    lay: {
      heading: 'Poser une tuile',
      text: 'Une tuile a au moins un côté commun avec une autre. Tous les chiffres qui se rencontrent dans un coin doivent être égaux. Une tuile rapporte la somme de ses chiffres.',
    },
    bridge: {
      heading: 'Les ponts',
      text: 'Une tuile qui a un côté commun avec une autre et dont le coin opposé en touche encore une est un pont. Il rapporte 40 points de plus.',
    },
    hexagon: {
      heading: 'Les hexagones',
      text: 'Une tuile qui ferme le cercle de six autour d’un coin rapporte 50 points de plus\u202f; 60 si elle en ferme deux à la fois, comme ici.',
    },
    buy: {
      heading: 'Piocher',
      text: 'Au lieu de poser une tuile, vous pouvez en piocher une pour 5 points, trois au plus. Après la troisième, posez-en une, ou passez pour 10 points de plus.',
    },
    end: {
      heading: 'Fin de la manche',
      text: 'Le premier qui pose sa dernière tuile marque 25 points et la somme de toutes les tuiles que les autres ont encore.',
    },
  },
  aim: {
    heading: 'But du jeu',
    text: [
      'Il y a 56 tuiles triangulaires, avec un chiffre de 0 à 5 dans chaque coin. On les pose côté contre côté, de sorte que tous les chiffres qui se rencontrent dans un coin soient égaux. Lus dans le sens des aiguilles d’une montre à partir du plus bas, les chiffres d’une tuile ne diminuent jamais.',
      'Chaque tuile rapporte la somme de ses chiffres, et davantage si elle complète un pont ou un hexagone. Une manche se termine quand quelqu’un n’a plus de tuiles. La partie se termine après la manche où quelqu’un atteint l’objectif de 400 points, et le total le plus élevé l’emporte.',
    ],
  },
  start: {
    heading: 'Début d’une manche',
    text: [
      'Seul ou à deux, chacun reçoit 9 tuiles, à trois ou quatre 7, à cinq ou six 6. Les autres forment la pioche.',
      'Puis chacun tire une tuile, et celui qui a la somme la plus élevée commence\u202f; en cas d’égalité, on tire de nouveau, et les tuiles tirées retournent dans la pioche. Celui qui commence pose une tuile de son choix et marque la somme de ses chiffres. Selon la règle américaine, c’est le triple le plus élevé qui commence, une tuile à trois chiffres égaux. Il doit être posé et rapporte 10 points de plus\u202f; qui a trois zéros peut poser cette tuile à la place, pour 40 points. Si personne n’a de triple, la somme la plus élevée commence.',
    ],
  },
  laying: {
    heading: 'Poser une tuile',
    text: [
      'À votre tour, posez une tuile de sorte qu’elle ait au moins un côté commun avec une autre et que chaque coin qu’elle touche concorde, même un coin qu’elle ne touche que par la pointe.',
    ],
    caption: 'Le côté du bas concorde, mais à la pointe le 2 touche un 3\u202f: cette tuile ne convient pas.',
  },
  buying: {
    heading: 'Piocher et passer',
    text: [
      'Au lieu de poser une tuile, vous pouvez en piocher une, ce qui coûte 5 points, même si une des vôtres convient. Après chaque pioche, vous pouvez poser n’importe quelle tuile qui convient. Une fois que vous avez commencé à piocher, vous continuez jusqu’à ce que vous posiez une tuile ou que vous en ayez pioché trois.',
      'Après la troisième, vous posez une tuile, ou vous passez pour 10 points de plus. Quand la pioche est vide, ceux qui peuvent poser une tuile y sont obligés\u202f; les autres passent. Selon la règle européenne, cela ne coûte rien, même si c’est votre troisième tuile qui l’a vidée. Cela coûte 20 points.',
    ],
  },
  bridge: {
    heading: 'Les ponts',
    text: [
      'Un pont rapporte 40 points de plus\u202f: la tuile a exactement un côté commun avec une autre, et son coin opposé touche encore une tuile. Selon la règle américaine, une tuile qui a deux ou trois côtés communs est aussi un pont.',
    ],
    caption: '3-4-4 a un côté commun en bas, et sa pointe touche une autre tuile\u202f: 3+4+4, et 40 pour le pont.',
  },
  hexagon: {
    heading: 'Les hexagones',
    text: [
      'Une tuile qui ferme le cercle de six autour d’un coin complète un hexagone. Un seul rapporte 50 points de plus\u202f; une tuile qui en complète deux ou trois à la fois rapporte 60 ou 70. Hexagones et pont ne s’additionnent pas\u202f: ce sont les hexagones qui comptent.',
    ],
    caption: '3-4-5 ferme deux hexagones à la fois\u202f: 3+4+5, et 60 pour les deux.',
  },
  ending: {
    heading: 'Fin d’une manche',
    text: [
      'Celui qui pose sa dernière tuile marque 25 points et la somme de toutes les tuiles que les autres ont encore. On finit d’abord le tour de table, pour que tous aient joué le même nombre de fois\u202f; seul le premier à finir reçoit ce bonus. Selon la règle américaine, la manche s’arrête aussitôt.',
      'Quand la pioche est vide et que personne ne peut poser de tuile, la manche est bloquée. Celui qui a le plus petit reste marque les tuiles des autres, moins les siennes.',
    ],
  },
  variants: {
    heading: 'Variantes',
    text: [
      'Une page choisit entre deux règles du jeu, l’européenne et l’américaine, et peut en changer chaque point\u202f: qui commence, ce que coûte le fait de passer, si l’on finit le tour de table, ce qui est un pont, ce que rapportent les hexagones, l’objectif ou un nombre de manches, et une limite de temps à chaque tour. Une fois ce temps écoulé, vous perdez votre tour, comme si vous aviez pioché trois tuiles puis passé. Avec la pendule, votre temps vaut pour toute la partie, et chaque tour y ajoute quelques secondes.',
      'Les enfants peuvent jouer pour un point par tuile, en général une seule manche, ou sans points\u202f: la manche est alors gagnée par le premier qui n’a plus de tuiles. Avec 76 tuiles, les images en miroir sont aussi de la partie.',
    ],
  },
  together: {
    heading: 'Seul et à plusieurs',
    text: [
      'On peut jouer jusqu’à six sur un même appareil. Entre deux tours, les tuiles sont couvertes\u202f: passez l’appareil, et celui dont c’est le tour affiche les siennes. Celles des autres ne se voient jamais, pas même dans une partie que vous partagez pendant qu’elle est en cours.',
      'Seul, vous jouez une manche\u202f: posez autant de tuiles que possible, pour autant de points que possible.',
    ],
  },
  byHand: {
    heading: 'Jouer au doigt ou à la souris',
    text: [
      'Touchez une de vos tuiles\u202f: la table montre tous les endroits où elle se place, avec les points. Touchez-en un, ou faites-y glisser la tuile\u202f; elle tourne d’elle-même. Les mêmes endroits sont décrits en toutes lettres sous «\u00a0Plus\u00a0», «\u00a0Tous les coups\u00a0».',
      'Vous voyez toute la table tant que les chiffres sont assez grands\u202f; ensuite, la partie autour de la dernière tuile. Un bouton sur la table la montre en entier. Déplacez-la avec un doigt ou la souris, à côté des endroits où se place une tuile, ou n’importe où avec deux doigts\u202f; zoomez avec deux doigts, avec Ctrl et la molette, ou sous «\u00a0Plus\u00a0».',
    ],
  },
  byKey: {
    heading: 'Jouer au clavier',
    text: [
      'Les flèches parcourent vos tuiles, et Entrée ou Espace en choisit une. Ensuite, les flèches mènent d’un endroit à l’autre, tels qu’ils sont sur la table\u202f; Entrée pose la tuile et Échap la relâche.',
      'B pioche une tuile, P passe. L relit le dernier coup, C dit combien de tuiles chacun a, T combien de temps il reste. U ou Ctrl+Z annule un coup, R ou Ctrl+Y le rétablit. H donne un indice.',
      'Plus et moins changent le zoom, Maj avec une flèche déplace la table, et 0 la montre de nouveau tout entière. Dans une partie enregistrée, les flèches gauche et droite reculent et avancent d’un coup, Début et Fin mènent au début et à la fin.',
    ],
  },
  byNotation: {
    heading: 'Saisir les coups',
    text: [
      'Un coup s’écrit avec les chiffres de la tuile dans le sens des aiguilles d’une montre à partir de sa pointe, le coin qui est seul en haut ou en bas, puis @ et l’endroit\u202f: 012@3,-1 se trouve dans la colonne 3 et la ligne −1. La première tuile est en 0,0\u202f; on compte les colonnes vers la droite et les lignes vers le bas. Tapez buy pour piocher une tuile et pass pour passer.',
      'Si la page vous demande vos propres tuiles, piochez-les et touchez celles que vous avez, ou tapez leurs noms\u202f: 012,055,344. Une tuile porte le nom de ses chiffres, dans le sens des aiguilles d’une montre à partir du plus bas.',
    ],
  },
};
