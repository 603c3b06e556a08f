import type { TricuboHelp } from './terms.js';

export const help: TricuboHelp = {
  title: 'Comment jouer à Tricubo',
  cards: {
    goal: {
      heading: 'But du jeu',
      text: 'Trois dés font des croix sur cinq lignes. À la fin, chaque ligne rapporte la valeur au-dessus de sa dernière croix. Elle monte et descend\u202f: arrêtez-vous là où elle est haute.',
    },
    die: {
      heading: 'Un dé',
      text: 'Le chiffre désigne la ligne, la taille le nombre de croix\u202f: grand trois, moyen deux, petit une. Le joueur actif choisit d’abord\u202f; son dé est alors bloqué pour les autres.',
    },
    six: {
      heading: 'Un 6',
      text: 'Un 6 compte des lignes avant la fin\u202f: exactement trois avec le grand dé, deux avec le moyen, une avec le petit. Elles compteront encore à la fin. Trois lignes par partie, pas plus.',
    },
    colours: {
      heading: 'Cases de couleur',
      text: 'Au lieu de faire des croix, un dé de 1 à 5 peut cocher la case de sa couleur ou celle aux trois couleurs. Sur la face A, les quatre rapportent ensemble 10 points.',
    },
    end: {
      heading: 'La fin',
      text: 'Dès que quelqu’un atteint le violet sur trois lignes, la partie se termine avec cette manche. Trois lignes de ce genre rapportent 5 points. Le total le plus élevé gagne.',
    },
  },
  aim: {
    heading: 'But du jeu',
    text: [
      'Avec trois dés, un grand, un moyen et un petit, vous faites des croix sur les cinq lignes de votre feuille. À la fin, chaque ligne rapporte la valeur inscrite au-dessus de sa dernière croix, et cette valeur monte et descend\u202f: tout dépend de l’endroit où vous vous arrêtez. Le total le plus élevé l’emporte.',
      'Tricubo se joue seul ou à plusieurs, jusqu’à cinq, chacun sur sa feuille.',
    ],
  },
  setUp: {
    heading: 'Mise en place',
    text: [
      'Chacun commence avec une croix dans la première case d’une ligne\u202f: le premier joueur sur la ligne 1, le deuxième sur la ligne 2, et ainsi de suite. En solitaire, vous choisissez la ligne.',
    ],
  },
  draft: {
    heading: 'Prendre un dé',
    text: [
      'On lance les trois dés. Le joueur actif en prend un et l’utilise\u202f; ce dé est alors bloqué pour les autres. Ensuite, chacun d’eux utilise un des deux dés qui restent\u202f; plusieurs peuvent choisir le même. À la manche suivante, c’est le joueur de gauche qui est actif.',
      'Si vous pouvez utiliser un des dés qui sont libres pour vous, vous devez le faire\u202f; lequel et comment, c’est vous qui choisissez. Seul celui qui ne peut en utiliser aucun n’en prend pas. Si le joueur actif n’en prend pas, les trois sont libres pour les autres.',
    ],
    caption:
      'Le joueur actif a pris le grand 3 et fait trois croix sur la ligne 3. Il reste à l’autre le 5 moyen et le petit 2.',
  },
  rows: {
    heading: 'Un chiffre de 1 à 5',
    text: [
      'Le chiffre indique la ligne où vous faites des croix, la taille du dé combien vous en faites\u202f: trois avec le grand, deux avec le moyen, une avec le petit. Les lignes se remplissent à partir de la gauche, sans trou.',
      'S’il reste moins de cases libres, les croix en trop sont perdues\u202f; une ligne pleine n’en prend plus. Ici, toutes les croix doivent tenir dans la ligne.',
    ],
  },
  fields: {
    heading: 'Les cases de couleur',
    text: [
      'Au lieu de faire des croix sur sa ligne, un dé qui montre un chiffre de 1 à 5 peut cocher une case de couleur\u202f: celle de sa propre couleur, ou la case aux trois couleurs. Ici, un 6 le peut aussi.',
      'Sur la face A, les quatre cases rapportent ensemble 10 points\u202f; s’il en manque une, elles ne rapportent rien. Sur la face B, les cases cochées coûtent au contraire des points.',
    ],
  },
  interim: {
    heading: 'Le décompte partiel avec un 6',
    text: [
      'Un 6 permet de compter des lignes avant la fin\u202f: exactement trois avec le grand dé, deux avec le moyen, une avec le petit. C’est vous qui les choisissez. Dans la colonne «\u00a0Par\u00adtiel\u00a0», chacune reçoit la valeur inscrite au-dessus de sa dernière croix\u202f; une ligne sans croix reçoit 0.',
      'Dans toute la partie, vous ne pouvez compter ainsi que trois lignes, chacune une seule fois. Un grand 6 ne sert donc que tant qu’aucune n’est comptée, un moyen tant qu’il y en a une au plus, un petit tant qu’il y en a deux au plus. Sur une ligne déjà comptée, vous pouvez continuer à faire des croix, et elle compte une nouvelle fois à la fin.',
    ],
    caption:
      'Un 6 moyen a compté les lignes 1 et 2, pour 7 et 10. La ligne 2 a reçu depuis une croix de plus\u202f; à la fin, elle rapporterait maintenant encore 5.',
  },
  joker: {
    heading: 'Le joker',
    text: [
      'Sur la face B, il y a un joker. Une fois par partie, il vous permet d’utiliser le dé qui est bloqué pour vous\u202f: choisissez simplement ce dé. Ce n’est jamais obligatoire.',
    ],
  },
  end: {
    heading: 'Fin de la partie',
    text: [
      'Dès que quelqu’un a atteint une colonne violette sur trois lignes, la partie se termine avec cette manche, que tous jouent jusqu’au bout. Chaque joueur qui a trois lignes de ce genre reçoit 5 points.',
    ],
  },
  score: {
    heading: 'Le total',
    text: [
      'Additionnez les décomptes partiels, pour chaque ligne la valeur au-dessus de sa dernière croix, les cases de couleur et les points pour trois lignes violettes.',
      'Le total le plus élevé gagne. En cas d’égalité, c’est le plus grand nombre de croix qui l’emporte\u202f: dans les lignes, dans les cases de couleur et sur le joker. Si l’égalité persiste, les joueurs se partagent la place.',
    ],
    caption:
      'Décompte partiel 7 + 4 + 10 = 21, décompte final 5 + 4 + 10 + 5 + 0 = 24, toutes les couleurs 10, trois lignes violettes 5\u202f: cela fait 60.',
  },
  solo: {
    heading: 'Jouer en solitaire',
    text: [
      'À chaque manche, un dé est bloqué pour vous\u202f: à la première le grand, à la deuxième le moyen, à la troisième le petit, puis on recommence. Vous utilisez un des deux autres. La partie se termine avec trois lignes violettes, qui rapportent leurs 5 points, ou après 21 manches.',
      'Votre total vous donne un rang\u202f: Novice jusqu’à 40, Adepte à partir de 41, Virtuose à partir de 61, As à partir de 71. Au-dessus de 80, sur la face A seulement\u202f: Légende.',
    ],
  },
  sides: {
    heading: 'La face A et la face B',
    text: [
      'La face A est telle qu’elle est imprimée. De la face B, seuls le joker, le −5 pour quatre cases de couleur et l’absence du rang le plus élevé viennent pour l’instant de l’éditeur\u202f; les autres valeurs sont provisoires.',
    ],
  },
  byHand: {
    heading: 'Jouer au doigt ou à la souris',
    text: [
      'Touchez un dé\u202f: sa ligne est choisie, et tout ce qu’il peut faire d’autre apparaît au crayon sur la feuille. Touchez la ligne ou appuyez sur le grand bouton à côté des dés, et c’est fait\u202f; ou bien touchez une case de couleur ou une case du décompte partiel. Toucher une ligne choisit le dé qui l’atteint. Touchez de nouveau le dé pour revenir sur votre choix. En solitaire, touchez d’abord la ligne de votre première croix.',
      'Avec le 6 du grand dé ou du dé moyen, touchez les lignes à compter et appuyez sur le grand bouton. Sous «\u00a0Plus\u00a0», vous pouvez ouvrir la liste de tous les coups en toutes lettres.',
      'À plusieurs, les boutons au-dessus de la feuille indiquent qui doit encore choisir et permettent d’afficher les autres feuilles. «\u00a0Annuler le coup\u00a0» annule ce qui a été fait sur la feuille affichée.',
    ],
  },
  byKey: {
    heading: 'Jouer au clavier',
    text: [
      'Les flèches mènent de dé en dé. Entrée ou Espace en choisit un, L, M et S également. Viennent alors ses possibilités sur la feuille\u202f: les flèches ou Tab mènent de l’une à l’autre, Entrée la réalise, Espace coche une ligne à compter. Échap annule le choix.',
      'Dans la liste des choix, les flèches sélectionnent et Entrée confirme.',
      'U ou Ctrl+Z annule un coup, R ou Ctrl+Y le rétablit. H donne un indice. Dans une partie enregistrée, les flèches gauche et droite reculent et avancent d’un coup, Début et Fin mènent au début et à la fin.',
      'En mode navigation d’un lecteur d’écran, les lettres appartiennent au lecteur d’écran\u202f; passez en mode formulaire pour les utiliser ici.',
    ],
  },
  byNotation: {
    heading: 'Saisir les coups',
    text: [
      'L, M ou S, pour le grand dé, le dé moyen ou le petit dé, fait des croix sur la ligne que montre le dé. Lc coche la case de sa couleur, Lt la case aux trois couleurs. M:2,5 compte les lignes 2 et 5 avec un 6.',
      'Un J devant le coup utilise le joker\u202f: JM. En solitaire, @2 fait la première croix, sur la ligne 2. Pour ne prendre aucun dé, tapez -.',
    ],
  },
  onPaper: {
    heading: 'Vrais dés, vrai papier',
    text: [
      'Si la page vous demande de lancer vos propres dés, touchez ensuite les valeurs obtenues ou tapez les trois chiffres, en commençant par le grand dé et en finissant par le petit. «\u00a0Imprimer une feuille vierge\u00a0» vous donne de quoi jouer avec un stylo.',
    ],
  },
};
