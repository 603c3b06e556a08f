import type { KubiCourseText } from './index.js';

export const course: KubiCourseText = {
  title: 'Apprendre Kubi',
  steps: {
    pairs: {
      text: 'À Kubi, tout tourne autour de la somme de deux dés. Le 6 cerclé est écarté\u202f; les autres forment deux paires. Touchez deux dés pour les échanger. Appuyez sur «\u00a0Noter\u00a0».',
      answers: {
        sevenAndEight:
          '3 + 4 et 3 + 5\u202f: un trait en face du 7, un autre en face du 8. En haut, le 6 écarté a aussi le sien.',
        sixAndNine:
          '3 + 3 et 4 + 5\u202f: un trait en face de la somme 6, un autre en face du 9. En haut, le 6 écarté a aussi le sien.',
      },
    },
    points: {
      text: 'Qu’est-ce que cela vaut\u202f? De un à quatre traits, une somme coûte 200 points, comme le 6. Avec cinq, elle ne vaut rien, comme le 7. Du sixième au dixième, chaque trait rapporte la valeur imprimée, comme le 8.',
    },
    worth: {
      text: 'Le 8 a sept traits\u202f: deux d’entre eux rapportent, 80 points en tout. Combien rapportera le prochain\u202f?',
      choices: {
        value: {
          label: '40 points',
          text: 'Oui, la valeur imprimée. Chaque trait du 2 ou du 12 rapporte 100 points, mais ils sont rares. Sans trait, une somme ne coûte rien.',
        },
        sum: { label: '8 points', text: 'La somme n’est pas sa valeur. Regardez la colonne «\u00a0l’un\u00a0».' },
        nothing: {
          label: 'Rien',
          text: 'Du sixième au dixième, chaque trait rapporte, et ce sera le huitième. Regardez la colonne «\u00a0l’un\u00a0».',
        },
      },
    },
    even: {
      text: 'Le 7 a quatre traits\u202f: −200. Formez une paire qui fait 7\u202f: touchez deux dés pour les échanger. La feuille montre au crayon ce qui changerait.',
      answers: {
        seven: 'Le cinquième trait\u202f: les 200 points sont récupérés, et désormais chaque 7 en rapporte 30.',
        eights:
          'Le 8 a maintenant quatre traits et coûte toujours 200 points. Quels sont les deux dés qui font 7\u202f?',
      },
    },
    double: {
      text: 'Deux paires de même somme y laissent deux traits. Le 8 coûte 200 points. Comment peut-il en rapporter 40 après ce lancer\u202f?',
      answers: {
        eights: 'Deux fois 3 + 5\u202f: le cinquième trait récupère 200 points, le sixième en rapporte 40.',
        ten: 'Avec 5 + 5, vous entamez le 10\u202f: son premier trait coûte 200 points. Mettez un 3 et un 5 ensemble.',
      },
    },
    choose: {
      text: 'Écartez un de vos trois chiffres, en haut\u202f: le 1 ou le 6. Formez des paires sans entamer de somme\u202f: le premier trait coûte 200.',
      answers: {
        nines: 'Les deux paires vont au 9\u202f: aucune somme entamée, et il ne lui manque plus qu’un trait.',
        sixAndSeven: 'Aucune somme entamée. Le 7 rapporte 30, et il ne manque plus qu’un trait au 6.',
        small:
          'Avec le 1, vous avez entamé une petite somme encore vide\u202f: −200. Écartez-le, ou trouvez-lui un autre partenaire.',
        large:
          'Avec le 6, vous avez entamé une grande somme encore vide\u202f: −200. Écartez-le, ou trouvez-lui un autre partenaire.',
      },
    },
    clock: {
      text: 'Le huitième trait en face d’un de vos chiffres finit votre partie, et le 1 en a sept. Continuez sans entamer de somme.',
      answers: {
        five: 'Vous continuez, et le 5 a son cinquième trait\u202f: 200 points récupérés.',
        sevens: 'Vous continuez, et deux traits de plus en face du 7 rapportent 60 points.',
        over: 'C’était le huitième 1\u202f: votre partie serait finie. Le 6 est aussi un de vos chiffres.',
        opened: 'Vous continuez, mais le 4 et le 10 sont entamés\u202f: −400. Formez d’autres paires.',
      },
    },
    free: {
      text: 'Aucun de vos chiffres\u202f: mettez de côté un dé au choix. Il ne laisse pas de trait, la fin n’approche donc pas. Pouvez-vous donner au 6 et au 9 leur cinquième trait\u202f?',
      answers: {
        both: '400 points en un lancer\u202f! Quand aucun dé n’est cerclé, mettez de côté celui qui vous sert le moins.',
        ten: 'Avec 5 + 5, vous entamez le 10\u202f: −200. Un seul des deux 5 vous suffit.',
        nine: 'Le 9 a cinq traits, le 6 n’en a que quatre. Gardez les deux 3.',
        eight:
          'Le 8 rapporte, mais le 6 et le 9 coûtent toujours 200 points chacun. Commencez par une paire qui fait 6.',
      },
    },
    full: {
      text: 'Le 7 a dix traits\u202f: toutes ses cases sont pleines. Que fait un onzième trait\u202f?',
      choices: {
        earns: { label: 'Il rapporte 30', text: 'Seuls les traits du sixième au dixième rapportent des points.' },
        nothing: {
          label: 'Rien',
          text: 'Exact\u202f: il est permis, ne rapporte rien et ne coûte rien. Une bonne place pour une paire inutile ailleurs.',
        },
        costs: { label: 'Il coûte 200', text: 'Seules les sommes qui ont de un à quatre traits coûtent des points.' },
      },
    },
    last: {
      text: 'Seul le 1 est à vous\u202f: son huitième trait arrive. Ce dernier lancer compte en entier. Seul, on gagne à 500 points\u202f; vous en avez 340.',
      answers: {
        won: 'Gagné\u202f! Le 10 a son cinquième trait, et le 7, déjà plein, accueille l’autre paire.',
        lost: 'Cela fait 90 de plus\u202f: pas assez. Quelle somme vous coûte encore 200 points\u202f?',
      },
    },
    several: {
      text: 'Kubi se joue de un à huit, chacun avec sa feuille et ses trois chiffres. Ann a lancé ces dés. Qui les note\u202f?',
      choices: {
        roller: {
          label: 'Ann seulement',
          text: 'Les autres ne feraient alors qu’attendre. À Kubi, personne n’attend.',
        },
        everyone: {
          label: 'Tout le monde',
          text: 'Oui, chaque lancer sert à tous. Quand votre feuille est terminée, les autres continuent. Le total le plus élevé gagne.',
        },
      },
    },
    turn: {
      text: 'À vous de décider. Pour quel chiffre reste-t-il de la place\u202f? Quelles sommes ont besoin de traits\u202f? Notez ce lancer au mieux.',
      answers: {
        sixes:
          'Le meilleur choix\u202f: le chiffre 6 a le plus de place, et deux fois la somme 6 rapportent 80 points.',
        nine: 'Bravo\u202f: le 9 a son cinquième trait, le 8 rapporte 40 points et aucune somme n’est entamée.',
        good: 'Bien\u202f: aucune somme entamée, et il reste du temps pour d’autres lancers.',
        two: 'Bonnes sommes, mais le 2 a déjà cinq traits. Écartez un chiffre qui a plus de place.',
        opened:
          'Vous entamez une somme\u202f: −200, et le temps presse pour arriver à cinq traits. Restez-en à celles que vous avez.',
      },
    },
    begin: {
      text: 'Une partie commence ainsi\u202f: choisissez trois chiffres et cochez-les. Vous les écarterez\u202f: la plupart des sommes viendront donc des trois autres. Notez ensuite votre premier lancer.',
      answers: {
        close: 'Un choix solide\u202f: les trois autres se suivent et donnent toujours les mêmes sommes.',
        middle:
          'C’est possible, mais le 1 et le 6 restent en jeu et donnent beaucoup de sommes différentes. La prochaine fois, essayez 1, 2 et 6.',
        crossed: 'Voilà vos trois chiffres. En face de chacun, il y a de la place pour huit traits.',
        oneSum: 'Une seule somme entamée\u202f: un bon début\u202f!',
        twoSums:
          'Deux sommes entamées, −400\u202f: la plupart des parties commencent ainsi. Ajoutez-y maintenant des traits.',
      },
      reply: 'Et voici votre premier lancer.',
    },
  },
  end: 'Bonne première partie, et avant d’entamer une somme, demandez-vous si elle aura ses cinq traits.',
};
