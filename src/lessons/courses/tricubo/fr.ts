import type { TricuboCourseText } from './index.js';

export const course: TricuboCourseText = {
  title: 'Apprendre Tricubo',
  steps: {
    sheet: {
      text: 'Votre feuille a cinq lignes, à cocher à partir de la gauche. Une ligne rapporte la valeur de sa dernière croix, dans le rond\u202f: la ligne 2 vaut 7. Le total le plus élevé gagne.',
    },
    worth: {
      text: 'La ligne 4 a trois croix et vaut 4. Combien vaudrait-elle avec une croix de plus\u202f?',
      choices: {
        next: {
          label: '2',
          text: 'Oui, la valeur suivante est 2. Les valeurs montent et descendent\u202f: tout dépend de l’endroit où vous vous arrêtez.',
        },
        sum: {
          label: '6',
          text: 'Les valeurs ne s’additionnent pas\u202f: sur chaque ligne, seule la dernière compte. Regardez le cadre.',
        },
        highest: { label: '10', text: 'Le 10 est encore à deux croix. Le cadre montre la case suivante.' },
      },
    },
    die: {
      text: 'Le chiffre d’un dé désigne la ligne, sa taille le nombre de croix\u202f: grand trois, moyen deux, petit une. Touchez le 3 moyen, puis la ligne 3.',
      answers: {
        right:
          'Deux croix\u202f: la ligne 3 vaut 7. Celle de la ligne 1 était là d’avance\u202f: une partie commence avec une croix.',
        large: 'C’était le grand dé\u202f: son 5 fait trois croix sur la ligne 5. Essayez le dé moyen.',
        small: 'C’était le petit dé\u202f: son 4 fait une croix sur la ligne 4. Essayez le dé moyen.',
        colour: 'C’est une case de couleur\u202f; elles viendront plus tard. Cette fois, touchez la ligne 3.',
      },
    },
    stop: {
      text: 'À chaque manche, vous utilisez un dé. Ici, tous les trois montrent un 2\u202f: seule la taille compte. Lequel arrête la ligne 2 juste sur le 10\u202f?',
      answers: {
        right: 'La ligne 2 s’arrête juste sur le 10. Les croix au crayon montrent à l’avance ce que ferait chaque dé.',
        large: 'Trois croix de plus dépassent le 10, et la ligne 2 ne vaut que 5. Il en faut une de moins.',
        small: 'Avec une croix de plus, la ligne 2 descend à 2. Le 10 est une case plus loin.',
        colour:
          'Les cases de couleur viendront plus tard. La ligne 2 peut monter à 10\u202f: combien de croix lui faut-il\u202f?',
      },
    },
    draft: {
      text: 'Tous utilisent le même lancer. Le joueur actif prend un dé\u202f; les autres utilisent chacun un des deux qui restent, parfois le même. Le joueur 2 a le grand 5. Quelle ligne améliorer\u202f?',
      answers: {
        right:
          'La ligne 1 monte de 1 à 7. À la manche suivante, c’est vous le joueur actif\u202f: vous choisissez d’abord.',
        medium: 'La ligne 2 a son 10\u202f; avec deux croix de plus, elle vaut 0. Essayez l’autre dé libre.',
        colour: 'Cela ne coûte rien, mais une ligne peut monter de 6. Cherchez le nombre en vert.',
      },
    },
    colours: {
      text: 'Cette fois, chaque dé gâcherait une ligne. Il peut aussi cocher la case de sa couleur ou celle aux trois couleurs. Les quatre rapportent ensemble 10 points. Touchez un dé, puis une case.',
      answers: {
        own: 'Aucune ligne n’est gâchée, et une case sur quatre est cochée. Attention\u202f: à moins de quatre, elles ne rapportent rien.',
        shared:
          'Aucune ligne n’est gâchée. Cette case accepte tous les dés de 1 à 5\u202f: gardez-la si possible pour la fin.',
        large: 'La ligne 2 descend de 10 à 0. Touchez le grand dé, puis une des cases encadrées.',
        medium: 'La ligne 1 descend de 7 à 2. Touchez le dé moyen, puis une des cases encadrées.',
        small: 'La ligne 2 descend de 10 à 5. Touchez le petit dé, puis une des cases encadrées.',
      },
    },
    six: {
      text: 'Un 6 ne peut cocher aucune case de couleur. Il compte une ligne avant la fin, dans la colonne «\u00a0Au 6\u00a0», puis encore une fois à la fin. Touchez le petit 6, puis votre meilleure ligne.',
      answers: {
        right: '10 points que vous ne pouvez plus perdre, même si la ligne 2 reçoit d’autres croix.',
        empty: 'La ligne 3 n’a pas de croix\u202f: elle rapporte 0. Choisissez la ligne qui vaut le plus.',
        lower: 'Cette ligne ne rapporte que 7. Une autre vaut 10.',
        crosses: 'Cela vous coûte des points. Le petit 6 en rapporte\u202f: touchez-le, puis votre meilleure ligne.',
        colour:
          'Utile pour plus tard, mais le petit 6 rapporte 10 points maintenant. Touchez-le, puis votre meilleure ligne.',
      },
    },
    limit: {
      text: 'Le petit 6 compte une ligne, le moyen exactement deux, le grand exactement trois. Dans toute la partie, vous n’en comptez que trois, et vous en avez déjà une. Quel 6 ne vous sert plus\u202f?',
      choices: {
        small: {
          label: 'Petit',
          text: 'Il compte une ligne, et il vous en reste deux\u202f: vous pouvez encore l’utiliser.',
        },
        medium: { label: 'Moyen', text: 'Il compte deux lignes, et il vous en reste deux\u202f: c’est juste assez.' },
        large: { label: 'Grand', text: 'Exact\u202f: il compte trois lignes, et il ne vous en reste que deux.' },
      },
    },
    sixes: {
      text: 'Le 6 moyen compte deux lignes, chacune une seule fois par partie. Touchez-le, puis les deux meilleures qui restent, puis le bouton.',
      answers: {
        right: '10 et 7\u202f: cela fait 17 points. Vos trois lignes sont comptées, un 6 ne vous sert plus.',
        empty: 'La ligne 3 n’a pas de croix\u202f: elle rapporte 0. Deux autres rapportent ensemble 17.',
        lower: '7 et 7. Une des lignes qui restent vaut 10.',
        crosses: 'Cela vous coûte des points. Le 6 moyen en rapporte 17 avec les deux bonnes lignes.',
        colour: 'Utile pour plus tard, mais le 6 moyen rapporte 17 points maintenant.',
      },
    },
    must: {
      text: 'La partie est avancée\u202f: vos cases de couleur sont toutes cochées. Si vous pouvez utiliser un dé, vous devez le faire, même à perte\u202f; les croix en trop sont perdues. Lequel vous coûte le moins\u202f?',
      answers: {
        right: 'Seulement 5 points. C’est seulement quand aucun dé n’est utilisable que l’on n’en prend pas.',
        large:
          'La ligne 4 descend de 10 à 0\u202f; la troisième croix ne tient plus et est perdue. Un autre dé ne coûte que 5.',
        medium: 'La ligne 1 descend de 10 à 0. Un autre dé ne coûte que 5.',
      },
    },
    purple: {
      text: 'Trois lignes dans le violet terminent la partie avec cette manche\u202f; chaque joueur qui en a alors trois reçoit 5 points. Vous en avez déjà deux. Quel dé termine la partie avec un gain\u202f?',
      answers: {
        right:
          'La ligne 3 est votre troisième dans le violet\u202f: un point de plus, et 5 de bonus. Le joueur 2 finit la manche, puis le total le plus élevé gagne.',
        medium:
          'Cela termine aussi la partie, mais la ligne 4 descend de 10 à 0. Quelle ligne monte en atteignant le violet\u202f?',
        small: 'La ligne 1 est déjà dans le violet et descend à 0. Il vous en faut une troisième.',
      },
    },
    alone: {
      text: 'Vous pouvez aussi jouer en solitaire. Vous choisissez alors la ligne de votre première croix\u202f; à plusieurs, le joueur 1 commence sur la ligne 1, le joueur 2 sur la ligne 2, et ainsi de suite. Touchez une ligne.',
      answers: {
        start: 'Voilà un bon début.',
        used: 'En solitaire, la partie dure jusqu’à trois lignes violettes, ou 21 manches. Votre total vous donne un rang.',
      },
      reply:
        'À chaque manche, un autre dé est bloqué\u202f: le grand, le moyen, le petit, et ainsi de suite. Utilisez un des deux autres.',
    },
    turn: {
      text: 'À présent, une manche sans aide, en pleine partie. Une ligne peut-elle monter\u202f? Le 6 rapporte-t-il plus\u202f? Ou une case de couleur\u202f? À vous de choisir.',
      answers: {
        best: 'La ligne 5 monte de 0 à 7 avec un seul dé\u202f: c’est aussi le choix de l’ordinateur.',
        six: '10 points sont acquis. La ligne 5 aurait aussi pu monter de 0 à 7\u202f: les deux choix sont bons.',
        good: 'Bon choix\u202f: à peine moins que le meilleur.',
      },
    },
  },
  end: 'Jouez maintenant votre première partie\u202f: arrêtez vos lignes sur le 10, et gardez les cases de couleur pour les lancers qui en gâcheraient une.',
};
