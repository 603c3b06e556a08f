import type { KubiHelp } from './terms.js';

export const help: KubiHelp = {
  title: 'Comment jouer à Kubi',
  cards: {
    goal: {
      heading: 'But du jeu',
      text: 'Réunissez beaucoup de traits en face de quelques sommes. Peu de traits coûtent des points, beaucoup en rapportent. Le total le plus élevé gagne\u202f; en solitaire, il faut 500 points.',
    },
    numbers: {
      heading: 'Vos trois chiffres',
      text: 'Avant le premier lancer, cochez trois chiffres. Chaque fois qu’un lancer en montre, vous devez écarter un de ces dés.',
    },
    roll: {
      heading: 'Un lancer',
      text: 'Écartez un dé qui montre un de vos chiffres\u202f; à défaut, mettez-en un de côté. Avec les quatre autres, formez deux paires\u202f: chacune laisse un trait en face de sa somme.',
    },
    score: {
      heading: 'Les points',
      text: 'De un à quatre traits, une somme coûte 200 points\u202f; avec cinq, elle ne vaut rien. Du sixième au dixième, chaque trait rapporte la valeur imprimée. Sans trait, elle ne coûte rien.',
    },
    end: {
      heading: 'La fin',
      text: 'Au huitième trait en face d’un de vos chiffres, votre feuille est terminée. Chaque lancer sert à tous\u202f; les autres continuent jusqu’à ce que toutes les feuilles le soient.',
    },
  },
  aim: {
    heading: 'But du jeu',
    text: [
      'On lance cinq dés, encore et encore. Chaque lancer laisse des traits en face de deux sommes de votre feuille. Une somme qui a peu de traits coûte des points, une somme qui en a beaucoup en rapporte. Le total le plus élevé l’emporte\u202f; en solitaire, la partie est gagnée à partir de 500 points.',
      'Kubi se joue seul ou à plusieurs, jusqu’à huit, chacun sur sa feuille. Chaque lancer sert à tout le monde.',
    ],
  },
  setUp: {
    heading: 'Mise en place',
    text: [
      'Avant le premier lancer, cochez trois chiffres différents de 1 à 6. Au cours de la partie, vous écarterez des dés qui les montrent\u202f; en face de chacun de ces chiffres, il y a de la place pour huit traits.',
    ],
  },
  roll: {
    heading: 'Noter un lancer',
    text: [
      'Si les dés montrent au moins un de vos trois chiffres, vous devez écarter un de ces dés. Il laisse un trait en face de son chiffre.',
      'Avec les quatre autres dés, formez deux paires comme bon vous semble. Chaque paire laisse un trait en face de sa somme\u202f; deux paires de même somme y laissent deux traits.',
    ],
    caption: 'Les chiffres sont 1, 4 et 6. De 1 2 3 4 6, on écarte le 1\u202f; 3 et 4 font 7, 2 et 6 font 8.',
  },
  freeRide: {
    heading: 'Aucun de vos chiffres',
    text: [
      'Si aucun de vos trois chiffres n’est sorti, choisissez librement le dé à mettre de côté. Il ne laisse pas de trait\u202f: un tel lancer ne vous rapproche pas de la fin.',
    ],
  },
  score: {
    heading: 'Ce que valent les traits',
    text: [
      'Une somme sans trait ne vaut rien. De un à quatre traits, elle coûte 200 points\u202f; avec cinq traits exactement, elle ne vaut de nouveau rien.',
      'Du sixième au dixième, chaque trait rapporte la valeur imprimée à côté de la somme. On peut en tracer d’autres, mais ils ne comptent plus.',
    ],
    caption:
      'Cette feuille est terminée\u202f: il y a huit traits en face du 5. Ensemble, ses sommes valent 200 points.',
  },
  end: {
    heading: 'Fin de la partie',
    text: [
      'Votre feuille est terminée dès le huitième trait en face d’un de vos chiffres\u202f; ce lancer est encore noté en entier. Les autres continuent jusqu’à ce que toutes les feuilles soient terminées.',
      'Le total le plus élevé gagne. En cas d’égalité, les joueurs se partagent la place.',
    ],
  },
  byHand: {
    heading: 'Jouer au doigt ou à la souris',
    text: [
      'Les dés sont d’abord disposés comme ils rapportent le plus tout de suite\u202f: un de côté, deux paires. Touchez deux dés pour les échanger, ou faites-en glisser un sur l’autre. Un dé cerclé montre un de vos chiffres.',
      'Les traits que vous feriez apparaissent au crayon sur la feuille, avec ce qu’ils changent. «\u00a0Noter\u00a0» les rend définitifs. Vous pouvez aussi choisir dans la liste, où tout est écrit en toutes lettres\u202f: «\u00a0Tous les coups\u00a0», sous «\u00a0Plus\u00a0».',
      'À plusieurs, les boutons au-dessus de la feuille indiquent qui doit encore choisir et permettent d’afficher les autres feuilles. «\u00a0Annuler le coup\u00a0» annule ce qui vient d’être noté sur la feuille affichée.',
    ],
  },
  byKey: {
    heading: 'Jouer au clavier',
    text: [
      'Les flèches mènent de dé en dé. Entrée ou Espace choisit un dé et l’échange avec le suivant. D le met de côté, 1 et 2 le placent dans la première ou la deuxième paire, Retour arrière et Échap remettent tous les dés.',
      'Avant le premier lancer, les touches numériques choisissent les chiffres à cocher. Dans la liste des choix, les flèches sélectionnent et Entrée confirme.',
      'U ou Ctrl+Z annule un coup, R ou Ctrl+Y le rétablit. H donne un indice. Dans une partie enregistrée, les flèches gauche et droite reculent et avancent d’un coup, Début et Fin mènent au début et à la fin.',
    ],
  },
  byNotation: {
    heading: 'Saisir les coups',
    text: [
      'x126 coche trois chiffres. Un lancer se note avec le dé mis de côté et les deux paires\u202f: 1|34|66, ou simplement 1 34 66. Un dé qui ne laisse pas de trait se met entre parenthèses\u202f: (2)|34|66.',
    ],
  },
  onPaper: {
    heading: 'Vrais dés, vrai papier',
    text: [
      'Si la page vous demande de lancer vos propres dés, touchez ensuite les valeurs obtenues ou tapez les cinq chiffres. «\u00a0Imprimer une feuille vierge\u00a0» vous donne de quoi jouer avec un stylo.',
    ],
  },
};
