import type { TriadHelp } from './terms.js';

export const help: TriadHelp = {
  title: 'Comment jouer à Triad',
  cards: {
    goal: {
      heading: 'But du jeu',
      text: 'Chaque joueur a six dés. Le premier qui retire trois des siens du plateau gagne. Ici, les Blancs en ont déjà retiré deux.',
    },
    turn: {
      heading: 'Votre coup',
      text: 'Tournez un de vos dés sur une autre valeur et déplacez-le d’autant de cases en ligne droite, même en diagonale. Le chemin doit être libre\u202f: ni saut, ni prise.',
    },
    triad: {
      heading: 'Les triades',
      text: 'Trois dés côte à côte en ligne droite forment une triade\u202f: tous égaux, ou 1, 2 et 3 dans n’importe quel ordre. Il y faut les deux couleurs.',
    },
    takeOff: {
      heading: 'Retirer un dé',
      text: 'Quand votre coup forme une triade, retirez du plateau un de vos dés qui en fait partie. À vous de choisir lequel, même celui que vous venez de déplacer.',
    },
    stuck: {
      heading: 'Tout est bloqué',
      text: 'Si aucun de vos dés ne peut se déplacer avec une nouvelle valeur, tournez-en un sur place, ou déplacez-en un, sans le tourner, du nombre de cases qu’il montre.',
    },
  },
  aim: {
    heading: 'But du jeu',
    text: [
      'Triad se joue à deux, avec six dés chacun. Le premier qui retire du plateau trois de ses propres dés gagne.',
    ],
  },
  setUp: {
    heading: 'Mise en place',
    text: [
      'Les dés sont lancés une seule fois\u202f; chacun montre 1, 2 ou 3. Chaque joueur place les siens sur la rangée la plus proche de lui, dans l’ordre croissant à partir de sa gauche. Les Blancs sont en bas et commencent normalement\u202f; lors de la revanche, c’est l’autre camp.',
      'Ici, un seul lancer vaut pour les deux camps.',
    ],
    caption: 'Les deux camps ont obtenu 1 1 2 2 3 3.',
  },
  move: {
    heading: 'Un coup',
    text: [
      'Tournez un de vos dés sur une autre valeur et déplacez-le d’exactement ce nombre de cases en ligne droite\u202f: le long d’une rangée, d’une colonne ou d’une diagonale. Peu importe la valeur qu’il avait, pourvu que la nouvelle soit différente.',
      'Toutes les cases du chemin, y compris la dernière, doivent être libres. On ne saute jamais par-dessus un dé et on n’en capture jamais.',
    ],
    caption: 'Le 1 en b2 devient un 2 et se déplace de deux cases, ou devient un 3 et se déplace de trois.',
  },
  triad: {
    heading: 'Une triade',
    text: [
      'Trois dés sur des cases voisines en ligne droite forment une triade si les deux couleurs y figurent et si les valeurs des dés sont toutes identiques, ou bien 1, 2 et 3 dans n’importe quel ordre.',
      'Trois dés d’une même couleur ne forment pas de triade, pas plus que 1 1 2 ou 1 3 3.',
    ],
    caption: 'Trois triades\u202f: 1 2 3 dans une rangée, 2 2 2 dans une colonne, 3 1 2 sur une diagonale.',
  },
  takeOff: {
    heading: 'Retirer un dé',
    text: [
      'Quand votre coup forme une triade, vous retirez du plateau, dans le même coup, un de vos propres dés de cette triade. À vous de choisir lequel\u202f; ce peut être celui que vous venez de déplacer.',
      'Même si vous formez plusieurs triades à la fois, vous ne retirez qu’un dé. Une triade déjà présente avant votre coup ne rapporte rien.',
    ],
    caption: 'Les Blancs vont de c1 à e3 et forment 2 2 2. Ils retirent le dé en e3 ou celui en d4.',
  },
  stuck: {
    heading: 'Quand aucun dé ne peut se déplacer',
    text: [
      'Si aucun de vos dés ne peut se déplacer avec une nouvelle valeur, vous avez deux possibilités\u202f: tourner un dé sur place pour lui donner une autre valeur, ou déplacer un dé, sans le tourner, du nombre de cases qu’il montre. Une triade ainsi formée compte.',
      'Il est toujours possible de tourner un dé\u202f: on ne passe donc jamais son tour.',
    ],
    caption: 'Les dés des Blancs sont bloqués\u202f; il faut en tourner un.',
  },
  end: {
    heading: 'Fin de la partie',
    text: [
      'Le joueur qui retire son troisième dé gagne aussitôt.',
      'Une règle maison\u202f: la partie est nulle si la même position, avec le même joueur au trait, se produit pour la troisième fois, ou si aucun dé n’a été retiré depuis 200 coups.',
      'Avec la pendule, chaque joueur dispose d’un temps pour toute la partie, et chaque coup y ajoute quelques secondes. Elle tourne à partir du premier coup. Si votre temps est écoulé, vous perdez.',
    ],
  },
  byHand: {
    heading: 'Jouer au doigt ou à la souris',
    text: [
      'Touchez un de vos dés\u202f: le plateau montre toutes les cases qu’il peut atteindre et la valeur qu’il y prendrait. Une case qui s’illumine signale une triade. Touchez la case, ou faites-y glisser le dé. Après une triade, touchez le dé à retirer.',
      'Un dé qui ne peut pas se déplacer est estompé. Touchez-le, et le plateau vous dit pourquoi.',
    ],
  },
  byKey: {
    heading: 'Jouer au clavier',
    text: [
      'Sur le plateau, les flèches, Début, Fin, Page préc. et Page suiv. mènent de case en case. Entrée ou Espace choisit un dé, sa case d’arrivée et le dé à retirer. Échap relâche le dé.',
      'U ou Ctrl+Z annule un coup, R ou Ctrl+Y le rétablit, F tourne le plateau. H donne un indice.',
      'Dans une partie enregistrée, les flèches gauche et droite reculent et avancent d’un coup, Début et Fin mènent au début et à la fin.',
    ],
  },
  byNotation: {
    heading: 'Saisir les coups',
    text: [
      'Les cases portent le nom de leur colonne et de leur rangée, de a1 à f6, comme indiqué sur le bord. Un coup s’écrit avec ses deux cases\u202f: b1b4. Ajoutez x et une case pour le dé à retirer\u202f: b1b4xb4.',
      'Quand aucun dé ne peut se déplacer, b1=3 tourne le dé en b1 sur le 3, et b1>b3 le déplace sans le tourner.',
    ],
  },
};
