import type { CuboHelp } from './terms.js';

export const help: CuboHelp = {
  title: 'Comment jouer à Cubo',
  cards: {
    goal: {
      heading: 'But du jeu',
      text: 'Avec neuf dés, construisez un carré dont les lignes et les colonnes rapportent des points. Après six manches, le total le plus élevé gagne.',
    },
    lines: {
      heading: 'Suites et brelans',
      text: 'Trois chiffres consécutifs forment une suite et rapportent le plus grand. Trois chiffres égaux forment un brelan et rapportent l’un d’eux. D’une seule couleur, cela compte double. Le blanc convient à toutes.',
    },
    build: {
      heading: 'Construire',
      text: 'Échangez les dés deux par deux, sauf le blanc au centre. Tant que personne n’a annoncé, vous pouvez aussi relancer les neuf.',
    },
    call: {
      heading: 'Annoncer',
      text: 'Votre carré vous convient\u202f? Annoncez «\u00a0Cubo\u202f!\u00a0» et prenez un dé du milieu, ou aucun. Le dernier à construire a 6 secondes\u202f; ensuite, son carré ne rapporte rien.',
    },
    exchange: {
      heading: 'L’échange',
      text: 'Quand tous les carrés sont couverts, le dé du milieu peut prendre la place d’un des vôtres, sauf du blanc. Ou bien vous gardez vos dés.',
    },
  },
  aim: {
    heading: 'But du jeu',
    text: [
      'Avec neuf dés, vous construisez un carré de trois lignes et de trois colonnes. Les lignes et les colonnes de trois chiffres consécutifs ou de trois chiffres égaux rapportent des points, et deux fois plus en une seule couleur. Tout le monde construit en même temps, et le premier qui a fini choisit le premier parmi les dés du milieu.',
      'Cubo se joue seul ou à plusieurs, jusqu’à quatre. Le total le plus élevé après six manches l’emporte.',
    ],
  },
  setUp: {
    heading: 'Mise en place',
    text: [
      'Chacun a neuf dés\u202f: quatre rouges, quatre bleus et un blanc. Quatre autres sont au milieu, deux rouges et deux bleus.',
      'Chaque manche commence par un lancer de tous les dés, d’abord ceux du milieu. Puis tout le monde joue en même temps\u202f; seuls les échanges se font à tour de rôle.',
    ],
  },
  building: {
    heading: 'Construire le carré',
    text: [
      'Vos neuf dés forment un carré, avec le dé blanc sur la case centrale, où il reste. Vous pouvez échanger les autres deux par deux, autant de fois que vous voulez.',
      'Tant que personne n’a annoncé, vous pouvez aussi reprendre les neuf dés en main et les relancer, autant de fois que vous voulez, mais jamais une partie seulement. Tant qu’ils sont dans votre main, vous ne pouvez ni échanger des dés ni annoncer. Si la première annonce tombe à ce moment-là, vous les lancez encore, cette seule fois\u202f; ensuite, plus personne ne reprend de dés en main.',
    ],
  },
  calling: {
    heading: 'Annoncer Cubo',
    text: [
      'Quand votre carré vous convient, annoncez «\u00a0Cubo\u202f!\u00a0». Le carré est couvert et plus aucun de ses dés ne bouge. Vous pouvez alors prendre un dé du milieu, ou aucun\u202f; premier arrivé, premier servi. Rien ne vous oblige à l’utiliser.',
      'Le dernier à construire a 6 secondes dès que tous les autres ont pris un dé ou y ont renoncé. S’il annonce à temps, il a de nouveau 6 secondes pour prendre un des dés qui restent\u202f; s’il est trop tard, il n’a ni dé ni points dans cette manche.',
      'Dès que tous les joueurs sauf un ont annoncé, ceux qui n’ont pas encore choisi de dé ont 6 secondes\u202f; ensuite, ils n’en reçoivent pas. Si le dernier joueur annonce avant, ils choisissent l’un après l’autre, dans l’ordre des annonces, chacun en 6 secondes.',
    ],
  },
  exchange: {
    heading: 'L’échange',
    text: [
      'Quand tous les carrés sont couverts, ceux qui ont pris un dé peuvent l’échanger, l’un après l’autre. À chaque manche, c’est un autre joueur qui commence\u202f: le suivant à gauche. Le dé prend la place d’un des vôtres, avec le chiffre qu’il montre\u202f; seul le blanc reste où il est. Ou bien vous gardez tous vos dés.',
      'Le dé qui ne sert pas va au milieu. À la manche suivante, vous pouvez donc avoir plus de dés d’une couleur que de l’autre. Une règle maison redonne à chacun quatre dés rouges et quatre bleus à chaque manche.',
    ],
    caption:
      'Le 6 rouge a été pris. À la place du 2 bleu, il fait de la ligne du haut une suite et de la colonne de droite un brelan, tous deux rouges et valant 12 chacun\u202f: le carré rapporte alors 45 au lieu de 21.',
  },
  score: {
    heading: 'Le décompte',
    text: [
      'Chacune des trois lignes et des trois colonnes peut compter, mais pas les diagonales. Trois chiffres consécutifs, croissants ou décroissants le long de la ligne ou de la colonne, forment une suite et rapportent le plus grand d’entre eux. Trois chiffres égaux forment un brelan et rapportent l’un d’eux. Ici, les chiffres d’une suite peuvent être dans le désordre.',
      'Une suite ou un brelan d’une seule couleur compte double. Le dé blanc a le chiffre qu’il montre et la couleur qui vous arrange, même rouge dans sa ligne et bleu dans sa colonne.',
      'Après six manches, le total le plus élevé gagne. En cas d’égalité, la victoire est partagée.',
    ],
    caption:
      'Six suites\u202f: les lignes rapportent 6 + 4 + 10 = 20, les colonnes 3 + 4 + 5 = 12, et cela fait 32. La ligne du haut, toute rouge, et celle du bas, toute bleue, comptent double.',
  },
  practice: {
    heading: 'S’exercer en solitaire',
    text: [
      'En solitaire, vous jouez contre le chronomètre\u202f: 60 secondes par manche. Jusqu’à votre annonce, vous pouvez relancer les dés. Si vous annoncez à temps, vous pouvez prendre un des quatre dés du milieu\u202f; sinon, la manche ne rapporte rien. Après chaque manche, vous voyez le meilleur carré qui était possible.',
      'Votre première manche se joue sans chronomètre. Sous «\u00a0Plus\u00a0», «\u00a0Réglages\u00a0», vous pouvez aussi choisir dix fois plus de temps, ou aucune limite\u202f: vous construisez alors aussi longtemps que vous voulez. Tant que le jeu n’est pas visible, le chronomètre est arrêté.',
      'Avec «\u00a0Pause\u00a0», vous arrêtez le chronomètre et couvrez les dés, jusqu’à ce que vous appuyiez sur «\u00a0Continuer\u00a0».',
    ],
  },
  together: {
    heading: 'À plusieurs sur un appareil',
    text: [
      'Vous pouvez jouer à plusieurs sur un même appareil. Sur un grand écran, vos carrés sont côte à côte, et chacun échange en même temps les dés du sien. Quand le vôtre vous convient, appuyez à côté de lui sur «\u00a0Cubo\u202f!\u00a0», puis touchez un dé du milieu.',
      'Sur un petit écran, un carré est grand et les autres sont petits, au-dessus. Touchez un petit carré pour le voir en grand.',
    ],
  },
  byHand: {
    heading: 'Jouer au doigt ou à la souris',
    text: [
      'Touchez un dé, puis un autre, et ils changent de place\u202f; ou faites glisser l’un sur l’autre. Touchez de nouveau le dé choisi pour le relâcher. Les nombres à côté et au-dessous du carré disent ce que rapportent chaque ligne et chaque colonne, celui du coin ce que vaut tout le carré.',
      'Avec «\u00a0Tout relancer\u00a0», vous relancez les neuf dés, avec «\u00a0Cubo\u202f!\u00a0» vous annoncez. Touchez ensuite, au milieu, le dé que vous prenez, ou «\u00a0Ne prendre aucun dé\u00a0».',
      'Lors de l’échange, chacun de vos dés indique ce que le carré gagnerait ou perdrait. Touchez-en un pour voir le nouveau carré, puis appuyez sur «\u00a0Échanger\u00a0», ou touchez-le encore. «\u00a0Garder mes dés\u00a0» laisse le carré comme il est.',
    ],
  },
  byKey: {
    heading: 'Jouer au clavier',
    text: [
      'Dans le carré, les flèches mènent de dé en dé. Entrée ou Espace en choisit un\u202f; appuyez ensuite sur un autre, et les deux changent de place. Échap relâche le dé. Maj avec une flèche échange aussitôt le dé avec son voisin, même par-dessus le blanc.',
      'Maj avec X annonce Cubo, Maj avec N relance les neuf dés. Après l’annonce, les touches 1 à 4 prennent le dé de cette place du milieu, et 0 n’en prend aucun. Lors de l’échange, Entrée sur un dé montre ce que devient le carré si vous le cédez, Entrée encore une fois le cède, et K garde vos dés.',
      'Pour entendre ce que rapporte une ligne, appuyez sur 1, 2 ou 3, pour une colonne sur A, B ou C, pour tout le carré sur Q, pour le milieu sur M, pour le temps restant sur T. P met la partie en pause et la reprend. Si un lecteur d’écran garde ces lettres pour lui, passez du mode navigation au mode formulaire.',
      'Tant qu’aucun chronomètre n’est en cours, U ou Ctrl+Z annule un coup, R ou Ctrl+Y le rétablit. H donne un indice. Dans une partie enregistrée, les flèches gauche et droite reculent et avancent d’un coup, Début et Fin mènent au début et à la fin.',
    ],
  },
  byNotation: {
    heading: 'Saisir les coups',
    text: [
      'Les cases portent le nom de leur colonne et de leur ligne, de a1 à c3\u202f: les lettres à partir de la gauche, les chiffres à partir du haut. Avec swap a1c3, les dés en a1 et en c3 changent de place\u202f; a1c3 suffit aussi. Avec roll, vous reprenez les neuf dés en main, avec call vous annoncez Cubo.',
      'Avec take 2, vous prenez le deuxième dé du milieu, avec take - aucun. Lors de l’échange, put b1 pose en b1 le dé que vous avez pris, et avec keep vous gardez les vôtres.',
      'Si la page vous demande de lancer vos propres dés, touchez ensuite les valeurs obtenues ou tapez-les en chiffres\u202f: quatre pour le milieu, neuf pour un carré, ligne par ligne et chaque dé là où se trouve sa couleur.',
    ],
  },
};
