import type { TriominoCourseText } from './index.js';

export const course: TriominoCourseText = {
  title: 'Apprendre Triomino',
  steps: {
    goal: {
      text: 'À Triomino, on pose à tour de rôle des tuiles triangulaires, avec un chiffre par coin. Chacune rapporte des points. Après plusieurs manches, en général à 400 points, le total le plus élevé gagne. Seul, on joue une manche.',
    },
    lead: {
      text: 'Vos tuiles sont en bas. Chacune rapporte la somme de ses chiffres. Vous commencez par la tuile de votre choix. Prenez celle qui rapporte le plus\u202f: touchez-la, puis touchez la place qui apparaît sur la table.',
      answers: {
        ten: '2+3+5\u202f: vous commencez avec 10 points.',
        seven: 'Ces chiffres font 7. Additionnez aussi les autres\u202f: une de vos tuiles rapporte 10.',
        three: '0+1+2 ne fait que 3. Additionnez aussi les autres\u202f: une de vos tuiles rapporte 10.',
      },
    },
    side: {
      text: 'Votre adversaire a posé 0-2-5 à côté\u202f: 2 contre 2, 5 contre 5. Posez une tuile de la même façon, côté contre côté. Celles qui ne se placent nulle part sont assombries.',
      answers: {
        seven: '2 contre 2, 3 contre 3\u202f: 7 points. La place les indiquait déjà avant la pose.',
        three:
          '0 contre 0, 2 contre 2\u202f: 3 points. 2-2-3 en aurait rapporté 7. Chaque place indique ce qu’une tuile y rapporte.',
        buy: 'Vous piochez ainsi une tuile pour 5 points. Pas besoin pour l’instant\u202f: deux des vôtres conviennent.',
      },
    },
    corner: {
      text: 'Tous les chiffres qui se rencontrent dans un coin doivent être égaux, même là où une tuile ne touche que par la pointe. Laquelle des vôtres se place entre les deux tuiles marquées\u202f?',
      answers: {
        gap: '3 contre 3 sur le côté, 2 contre 2 à la pointe. Mais pourquoi 48 points et non 8\u202f? Vous allez le voir.',
        outside: 'C’est la bonne tuile\u202f! Posez-la maintenant dans le creux, où son 2 touche le 2 de 1-2-2.',
        other:
          'Elle convient ici, mais pas dans le creux\u202f: sa pointe y toucherait un 2. Quelle tuile a deux 3 et un 2\u202f?',
        buy: 'Inutile de piocher\u202f: une de vos trois tuiles se place dans le creux.',
      },
    },
    bridge: {
      text: 'C’était un pont\u202f: un seul côté touche une tuile, et le coin opposé en touche une autre. Il rapporte 40 points de plus. Une de vos tuiles forme ici un pont. Posez-la\u202f!',
      answers: {
        bridge:
          'Un côté contre une tuile, la pointe contre une autre\u202f: un pont. 8 points pour la tuile, et 40 de plus.',
        far: 'C’est la bonne tuile, mais ici sa pointe ne touche rien. Elle a une autre place, qui rapporte bien plus.',
        other:
          'Un côté, mais pas de pointe\u202f: ce n’est pas un pont. Touchez vos tuiles une à une. Là où un pont est possible, les points sont dorés.',
        buy: 'Inutile de piocher\u202f: une de vos trois tuiles forme un pont.',
      },
    },
    hexagon: {
      text: 'Six tuiles autour d’un coin forment un hexagone. Le joueur qui pose la sixième marque 50 points de plus. Cinq sont marquées ici. Fermez le cercle\u202f!',
      answers: {
        hexagon: 'Le cercle est fermé\u202f: 13 points pour la tuile, et 50 de plus.',
        outside: 'C’est la bonne tuile, mais ici le cercle reste ouvert. Elle a une autre place.',
        other: 'Le cercle est encore ouvert. Il faut un 5 en haut, et un 4 dans chacun des autres coins.',
        buy: 'Inutile de piocher\u202f: une de vos trois tuiles ferme le cercle.',
      },
    },
    two: {
      text: 'Une tuile ferme parfois deux hexagones à la fois. Cela rapporte 60 points de plus, et trois à la fois en rapportent 70. Trouvez la tuile qui en ferme deux.',
      answers: {
        two: 'Deux cercles d’un coup\u202f: 67 points. Un tour en rapporte rarement plus.',
        one: 'Un hexagone, 51 points. Bien vu, mais une autre tuile en ferme deux.',
        outside: 'C’est la bonne tuile\u202f! Posez-la maintenant dans le creux entouré de tuiles sur ses trois côtés.',
        other: 'Cela ne ferme aucun hexagone. Regardez le creux entouré de tuiles sur ses trois côtés.',
        buy: 'Inutile de piocher\u202f: une de vos trois tuiles ferme deux hexagones.',
      },
    },
    buy: {
      text: 'Aucune de vos tuiles ne convient. Appuyez sur «\u00a0Piocher\u00a0» pour en avoir une autre, au prix de 5 points. Vous le pouvez même si une tuile convient, jusqu’à trois fois par tour.',
      answers: {
        buy: 'Une tuile piochée coûte 5 points. Après chaque pioche, vous pouvez poser n’importe quelle tuile qui convient.',
        lay: '11 points pour la tuile, moins 5 pour la pioche\u202f: 6 points, et c’est à votre adversaire de jouer.',
      },
      reply: 'C’est 3-4-4, et elle convient. Posez-la\u202f!',
    },
    pass: {
      text: 'Pas de chance\u202f: vous avez pioché trois tuiles, et aucune ne convient. On n’en pioche jamais quatre, et on ne passe avant la troisième que si la pioche est vide. Appuyez sur «\u00a0Passer\u00a0»\u202f; cela coûte encore 10 points.',
      answers: {
        pass: '5+5+5+10\u202f: ce tour vous a coûté 25 points. Il n’y a jamais pire.',
      },
    },
    out: {
      text: 'Votre dernière tuile\u202f! Le premier à finir marque 25 points. On termine le tour de table, pour que tous aient joué le même nombre de fois\u202f; puis vous marquez aussi ce qui reste aux autres. Posez-la\u202f!',
      answers: {
        out: '11 pour la tuile, 25 pour la dernière, 15 pour les tuiles de votre adversaire\u202f: 51 points. Votre adversaire avait commencé, le tour de table est donc terminé, et la manche aussi.',
        buy: 'Ne piochez pas maintenant\u202f: votre dernière tuile convient.',
      },
    },
    blocked: {
      text: 'Quand la pioche est vide, posez si vous le pouvez\u202f; sinon, passer est gratuit. Après votre 0-2-5, personne ne peut plus\u202f: le plus petit reste gagne. Vous avez encore 9, votre adversaire 22. Combien cela vous rapporte-t-il\u202f?',
      choices: {
        difference: {
          label: '13',
          text: 'Oui\u202f: les 22 de votre adversaire moins vos 9. Raison de plus pour poser tôt les tuiles fortes.',
        },
        theirs: { label: '22', text: 'Presque\u202f: vos 9 sont encore à retirer.' },
        nothing: {
          label: 'Rien',
          text: 'Mais si\u202f: vous marquez ce qui reste à votre adversaire, moins ce qui vous reste.',
        },
      },
    },
    target: {
      text: 'À chaque manche, à deux, chacun reçoit neuf tuiles, et la plus forte tuile tirée commence. Au milieu d’une manche, vous atteignez 402 points. Avez-vous gagné\u202f?',
      choices: {
        no: {
          label: 'Pas encore',
          text: 'Exact\u202f: la manche se joue jusqu’au bout. C’est alors que le total le plus élevé gagne.',
        },
        yes: { label: 'Oui', text: 'Pas encore\u202f: la manche se joue jusqu’au bout, et on peut vous dépasser.' },
      },
    },
    turn: {
      text: 'À vous pour un tour complet. Touchez vos tuiles, comparez les places et posez la tuile qui rapporte le plus.',
      answers: {
        best: 'Un pont, et 48 points. Vous savez jouer à Triomino\u202f!',
        elsewhere: 'C’est la bonne tuile, mais pas sa meilleure place\u202f: les points y sont dorés.',
        other: 'Il y a mieux\u202f: à une place, les points sont dorés. Quelle tuile s’y place\u202f?',
        buy: 'Inutile de piocher\u202f: certaines de vos tuiles conviennent. Touchez-les pour voir ce qu’elles rapportent.',
      },
    },
  },
  end: 'À vous de jouer votre première partie\u202f! Un conseil\u202f: avant de poser une tuile forte, cherchez un pont ou un hexagone.',
};
