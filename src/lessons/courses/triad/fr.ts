import type { TriadCourseText } from './index.js';

export const course: TriadCourseText = {
  title: 'Apprendre Triad',
  steps: {
    goal: {
      text: 'Chaque joueur commence avec six dés, qui montrent chacun 1, 2 ou 3. Les vôtres sont blancs. Le premier qui retire du plateau trois de ses propres dés gagne. Ici, chaque camp en a déjà retiré deux.',
    },
    move: {
      text: 'C’est à vous\u202f: tournez un de vos dés sur une autre valeur et déplacez-le d’autant de cases en ligne droite. Touchez un dé pour voir où il peut aller, puis touchez une case.',
      answers: {
        made: 'Exactement\u202f: après son coup, un dé montre de combien de cases il s’est déplacé.',
      },
    },
    way: {
      text: 'Les diagonales sont permises aussi. Mais la valeur doit changer, et un dé ne saute jamais par-dessus un autre. Jouez le seul dé qui peut atteindre la case en évidence.',
      answers: {
        reached:
          'Oui, trois cases en diagonale, tourné sur le 3. Le 2 en d6 devrait rester un 2, et le 1 en b1 est bloqué.',
        elsewhere: 'C’est le bon dé\u202f! Quelle valeur l’amène exactement sur la case en évidence\u202f?',
        other:
          'C’est permis, mais ce n’est pas la case en évidence. Touchez vos autres dés\u202f: lequel peut y aller\u202f?',
      },
    },
    equal: {
      text: 'Trois dés égaux côte à côte en ligne droite forment une triade, si les deux couleurs y figurent. Placez un 2 à côté des dés en évidence, puis touchez votre dé pour le retirer.',
      answers: {
        made: '2 2 2\u202f: votre première triade, et un de vos dés est retiré.',
        elsewhere:
          'C’est le bon dé\u202f! Tourné sur le 2, il rejoint en diagonale la case voisine des dés en évidence.',
        other: 'Pas encore de triade. La rangée continue en e6\u202f: lequel de vos dés y arrive avec un 2\u202f?',
      },
    },
    oneTwoThree: {
      text: '1, 2 et 3 forment aussi une triade, dans n’importe quel ordre et dans tous les sens\u202f: en rangée, en colonne ou en diagonale. Comblez le vide entre les dés en évidence.',
      answers: {
        made: 'Joli\u202f: 2, 3 et 1 sur une diagonale.',
        elsewhere: 'C’est le bon dé\u202f! Entre le 2 et le 1, il faut un 3.',
        other:
          'Pas encore de triade. Le vide est en e5, et il y faut un 3\u202f: quel dé se trouve à trois cases\u202f?',
      },
    },
    colours: {
      text: 'Une rangée, une colonne et une diagonale sont en évidence. Une seule est une triade\u202f: laquelle\u202f? Pensez aux deux couleurs.',
      choices: {
        row: {
          label: 'Rangée',
          text: 'Les deux couleurs y sont, mais 1 1 2, ce n’est ni trois fois la même valeur, ni 1, 2 et 3.',
        },
        column: { label: 'Colonne', text: 'Trois 2, mais tous blancs\u202f: il y faut aussi du noir.' },
        diagonal: { label: 'Diagonale', text: 'C’est juste\u202f: 3, 1 et 2, et les deux couleurs y sont.' },
      },
    },
    takeOff: {
      text: 'Formez 3 3 3 dans la colonne en évidence. Deux de ces dés sont à vous, et vous choisissez lequel retirer. Choisissez bien\u202f: il ne manque plus qu’une triade aux Noirs.',
      answers: {
        moved: 'Bien choisi\u202f: on peut aussi retirer le dé déplacé, et le 3 en b4 ne sert à rien aux Noirs.',
        helpful: 'Votre 3 en b5 reste à côté du 2 des Noirs\u202f: ils y ajoutent un 1 et gagnent. Retirez l’autre dé.',
        elsewhere: 'C’est le bon dé\u202f! Tourné sur le 3, il comble le vide dans la colonne.',
        other:
          'Pas encore de triade. Le vide entre les 3 en évidence est en b5\u202f: quel dé peut y arriver avec un 3\u202f?',
      },
    },
    two: {
      text: 'Aux quatre 1 en évidence, il manque un dé sur la même case\u202f: formez deux triades en un seul coup\u202f! Même alors, vous ne retirez qu’un dé\u202f: un des vôtres, au choix, dans ces deux triades.',
      answers: {
        made: 'Deux triades, un dé retiré\u202f: ce n’est jamais plus d’un.',
        single: 'La bonne case, et une triade\u202f: 2, 3 et 1. Mais tourné sur le 1, un dé y forme deux triades.',
        elsewhere: 'C’est le bon dé\u202f! Il lui suffit d’avancer d’une case.',
        other: 'Deux lignes de dés en évidence se croisent sur une case libre. Il y faut un 1.',
      },
    },
    standing: {
      text: 'Disons que vous avez retiré le dé en e3 et que les Noirs ont joué. L’autre triade est toujours là, en évidence. Que vous rapporte-t-elle à ce coup\u202f?',
      choices: {
        another: {
          label: 'Le retrait d’un autre dé',
          text: 'Non. Une triade ne compte que dans le coup qui la forme. Pour retirer un autre dé, formez-en une nouvelle.',
        },
        nothing: {
          label: 'Rien',
          text: 'C’est juste. Une triade compte une seule fois\u202f: dans le coup qui la forme.',
        },
      },
    },
    defend: {
      text: 'Surveillez les Noirs. Le long de la flèche, un 2 noir arriverait en d1 et formerait 2 1 3 avec deux de vos dés\u202f: les Noirs gagneraient. Empêchez-le\u202f!',
      answers: {
        filled: 'Bien\u202f: d1 est maintenant occupée.',
        away: 'Bien\u202f: sans ce dé, il n’y a plus de triade à former.',
        barred: 'Bien\u202f: le chemin est bloqué, et la ligne est rompue.',
        column: 'La rangée est sauvée, mais maintenant un 2 noir arrive en f4\u202f: 2, 3 et 1 dans la colonne.',
        beside: 'Le chemin est bloqué, mais maintenant un 1 noir arrive en e3, au-dessus de vos 1 en e2 et e1.',
        other:
          'Les Noirs arrivent toujours en d1 et gagnent. Occupez d1, bloquez le chemin ou sortez un dé de la ligne.',
      },
    },
    win: {
      text: 'Vous avez déjà retiré deux dés. Trouvez la triade qui gagne la partie.',
      answers: {
        won: 'Le troisième dé est retiré\u202f: vous gagnez aussitôt\u202f! Encore une règle\u202f: si la même position se produit pour la troisième fois, la partie est nulle.',
        elsewhere: 'C’est le bon dé\u202f! Il doit devenir un 2, comme les deux qu’il rejoint.',
        other: 'Ce n’est pas une triade. Deux 2 noirs se suivent sur une diagonale\u202f: où continue-t-elle\u202f?',
      },
    },
    stuck: {
      text: 'C’est rare\u202f: tous les chemins vers une nouvelle valeur sont bloqués. Tournez un dé sur place, ou déplacez-en un sans le tourner.',
      answers: {
        turned:
          'Bien. Ce n’est permis que si aucun dé ne peut se déplacer avec une nouvelle valeur. Une triade ainsi formée compte aussi.',
        moved:
          'Bien\u202f: une case, et toujours un 1. Ce n’est permis que si aucun dé ne peut se déplacer avec une nouvelle valeur. Une triade ainsi formée compte aussi.',
      },
    },
    start: {
      text: 'Une partie commence ainsi\u202f: les dés sont lancés et rangés dans l’ordre croissant, depuis la gauche de chacun. Les Blancs commencent. Jouez vos deux premiers coups sans permettre de triade aux Noirs.',
      answers: {
        triad: 'Une triade, et si tôt\u202f!',
        safe: 'Bien\u202f: les Noirs ne peuvent pas former aussitôt une triade.',
        unsafe: 'C’est bon, mais attention\u202f: maintenant les Noirs peuvent former une triade.',
      },
      reply: 'Les Noirs ont joué. C’est de nouveau à vous.',
    },
  },
  end: 'À vous de jouer votre première partie\u202f: avant chaque coup, regardez ce que l’autre camp pourrait faire ensuite. La même position pour la troisième fois\u202f: partie nulle.',
};
