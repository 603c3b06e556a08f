import type { CuboCourseText } from './index.js';

export const course: CuboCourseText = {
  title: 'Apprendre Cubo',
  steps: {
    square: {
      text: 'À Cubo, vous construisez un carré avec neuf dés. Ses lignes et ses colonnes rapportent des points, affichés à côté et au-dessous. Le nombre dans le coin indique ce que vaut tout le carré.',
    },
    street: {
      text: 'Trois chiffres consécutifs, croissants ou décroissants, forment une suite et rapportent le plus grand. La ligne du bas est encore en désordre\u202f: touchez le 5, puis le 4, et ils changent de place.',
      answers: {
        right: '3 4 5\u202f: une suite. Elle rapporte son plus grand chiffre, donc 5 points.',
        other:
          'C’est aussi une suite\u202f! Elle rapporte son plus grand chiffre, affiché à côté de la ligne ou sous la colonne.',
        call: '«\u00a0Cubo\u202f!\u00a0» met fin à la construction, et rien ne rapporte encore. Touchez d’abord le 5 et le 4 de la ligne du bas.',
        roll: 'Ce bouton relance les neuf dés. Pas encore\u202f: touchez d’abord le 5 et le 4 de la ligne du bas.',
        mixed: 'C’est la bonne ligne, mais ses chiffres ne sont pas encore dans l’ordre. Formez 3 4 5.',
        none: 'Cela ne forme pas de suite. Regardez la ligne du bas\u202f: 3, 4 et 5 y sont déjà, mais en désordre.',
      },
    },
    lane: {
      text: 'Trois chiffres égaux forment un brelan et rapportent l’un d’eux\u202f: 5 5 5 rapporte 5 points. Complétez la colonne de gauche.',
      answers: {
        right: '5 5 5\u202f: un brelan. Il rapporte 5 points, pas 15.',
        call: 'N’annoncez pas encore\u202f: rien ne rapporte de points. Il manque un 5 dans la colonne de gauche.',
        roll: 'Gardez ces dés\u202f: trois d’entre eux montrent un 5. Amenez aussi le troisième dans la colonne de gauche.',
        none: 'Il manque encore un 5 dans la colonne de gauche. Regardez dans les coins\u202f: quel 1 peut-il remplacer\u202f?',
      },
    },
    colour: {
      text: 'Une suite ou un brelan d’une seule couleur compte double. La ligne du haut, 4 5 6, rapporte 6 points. Mettez-la toute en rouge, et elle en rapporte 12.',
      answers: {
        right: 'Tout en rouge\u202f: 12 points au lieu de 6. Les couleurs comptent autant que les chiffres.',
        broken: 'La suite est rompue. Seul le 5 bleu doit partir, et un autre 5 prend sa place.',
        call: 'N’annoncez pas encore\u202f: de 6 points, vous pouvez en faire 12. Remplacez le 5 bleu de la ligne du haut.',
        roll: 'Gardez ces dés\u202f: vous avez tout ce qu’il faut. Quel dé rouge peut remplacer le 5 bleu\u202f?',
        none: 'Il y a encore un 5 bleu dans la ligne du haut. Quel dé rouge peut prendre sa place\u202f?',
      },
    },
    white: {
      text: 'Le dé blanc reste au centre et convient à toutes les couleurs. Dans sa colonne, il compte déjà comme bleu\u202f: faites maintenant de la ligne du milieu une suite rouge.',
      answers: {
        right: 'Rouge dans sa ligne et bleu dans sa colonne, en même temps\u202f: 10 points pour chacune.',
        column:
          'Cela rompt la colonne bleue, qui rapporte déjà 10. Dans la ligne du milieu, seul le 5 bleu doit partir.',
        call: 'N’annoncez pas encore\u202f: la ligne du milieu peut rapporter 10 au lieu de 5. Remplacez son 5 bleu.',
        roll: 'Gardez ces dés\u202f: il ne vous manque qu’un 5 rouge, et il y en a un tout près.',
        none: 'La ligne du milieu doit devenir 3 4 5, en rouge et blanc. Quel dé rouge peut remplacer le 5 bleu\u202f?',
      },
    },
    worth: {
      text: 'Oubliez un instant le carré\u202f: laquelle de ces trois lignes rapporterait le plus\u202f?',
      choices: {
        street: {
          label: '4 5 6 en deux couleurs',
          text: '6 points, le plus grand chiffre. Mais d’une seule couleur, une ligne compte double.',
        },
        lane: {
          label: '5 5 5 d’une seule couleur',
          text: 'Exact\u202f: 5 pour le brelan, doublés par la couleur, font 10.',
        },
        six: {
          label: '6 6 6 en deux couleurs',
          text: '6 points\u202f: un brelan ne rapporte son chiffre qu’une fois. Et d’une seule couleur, une ligne compte double.',
        },
      },
    },
    both: {
      text: 'Chaque dé appartient à une ligne et à une colonne. Un seul échange complète à la fois la ligne du haut et la colonne de droite. Quel dé va dans leur coin commun\u202f?',
      answers: {
        right: 'Le 6 sert deux fois\u202f: 6 + 6 font 12 points. Ce sont ces dés-là qui font gagner.',
        one: 'En voilà une de complète. Mais le coin en haut à droite compte deux fois\u202f: quel chiffre convient aux deux\u202f?',
        call: 'N’annoncez pas encore\u202f: rien ne rapporte de points. Un seul échange en vaut 12.',
        roll: 'Gardez ces dés\u202f: un seul échange vaut 12 points. Regardez le coin en haut à droite.',
        none: 'Rien n’est complet. Que faut-il après 4 5 dans la ligne du haut\u202f? La colonne de droite a besoin du même chiffre.',
      },
    },
    roll: {
      text: 'Pas de chance avec ces dés\u202f! Tant que personne n’a annoncé «\u00a0Cubo\u202f!\u00a0», vous pouvez relancer les neuf, autant de fois que vous voulez. Appuyez sur «\u00a0Tout relancer\u00a0».',
      answers: {
        right: 'Toujours les neuf, jamais une partie seulement.',
        call: 'Annoncer maintenant ne rapporterait rien. Relancez plutôt tous les dés.',
        swap: 'Vous pourriez construire, mais ces dés valent 6 points au mieux. Relancez-les.',
      },
      reply: 'Les nouveaux dés rapportent déjà 6 points, et on peut en tirer davantage.',
    },
    call: {
      text: 'Votre carré vous convient\u202f? Appuyez sur «\u00a0Cubo\u202f!\u00a0»\u202f: il est couvert et fixé. Prenez alors un des quatre dés du milieu. Lequel compléterait la ligne du haut\u202f?',
      answers: {
        called: 'Votre carré est couvert. Touchez maintenant, au milieu, le dé que vous voulez.',
        right:
          'Le 6 rouge, pour 4 5 6 en rouge dans la ligne du haut. À plusieurs, le premier à annoncer choisit le premier. Mais dès qu’un seul joueur construit encore, vous n’avez que 6 secondes pour choisir.',
        other:
          'Ce dé ne convient pas\u202f: après 4 5, il faut un 6. Regardez encore votre carré, puis annoncez de nouveau.',
        without:
          'On peut n’en prendre aucun si aucun n’aide. Mais l’un d’eux forme 4 5 6\u202f: annoncez de nouveau et prenez-le.',
        roll: 'Ce serait dommage de relancer\u202f: ce carré vaut 28. Appuyez sur «\u00a0Cubo\u202f!\u00a0».',
        swap: 'Votre carré n’y gagne rien. Appuyez sur «\u00a0Cubo\u202f!\u00a0».',
      },
    },
    exchange: {
      text: 'Quand tous ont annoncé, votre 6 rouge peut remplacer un de vos dés, sauf le blanc. Chacun indique ce que vous gagneriez ou perdriez. Touchez-en un, puis appuyez sur «\u00a0Échanger\u00a0».',
      answers: {
        right: 'De 28 à 46 points\u202f! Le 1 bleu va au milieu, et la manche est terminée.',
        keep: 'Si aucun échange n’aide, gardez vos dés. Mais ici, l’un d’eux promet 18 points de plus.',
        other: 'Cela coûte des points. Cherchez le dé marqué d’un plus\u202f: il ne sert encore à rien.',
      },
    },
    last: {
      text: 'À plusieurs, tout le monde construit en même temps. Le joueur 2 a annoncé et pris un dé\u202f; vous seul construisez encore et vous avez 6 secondes. Que faites-vous\u202f?',
      choices: {
        roll: {
          label: 'Tout relancer',
          text: 'Ce n’est plus possible\u202f: dès que quelqu’un a annoncé, plus personne ne relance dans cette manche.',
        },
        call: {
          label: '«\u00a0Cubo\u202f!\u00a0»',
          text: 'Exact\u202f: vos 13 points sont acquis, et vous avez 6 secondes de plus pour prendre un des dés qui restent.',
        },
        build: {
          label: 'Continuer',
          text: 'C’est permis, mais sans annonce après 6 secondes, vous n’avez ni dé ni points dans cette manche.',
        },
      },
    },
    rounds: {
      text: 'On joue six manches, chacune avec un nouveau lancer\u202f; le dé reçu en échange reste à vous. Le total le plus élevé gagne. Seul, vous avez 60 secondes par manche, sauf la toute première\u202f; sans annonce à temps, aucun point.',
    },
    turn: {
      text: 'Et maintenant une manche entière, sans chronomètre\u202f: construisez, annoncez, prenez un dé du milieu, échangez-le. Atteindrez-vous 20 points\u202f?',
      answers: {
        great: '30 points ou plus\u202f: aucun adversaire ne vous fait peur\u202f!',
        good: 'Bien joué\u202f! 20 points, c’est une bonne manche, et ces dés peuvent rapporter encore plus.',
        less: 'Moins de 20. Recommencez\u202f: cherchez d’abord une suite d’une seule couleur, puis des dés qui servent deux fois.',
        roll: 'Ne les relancez pas\u202f: ces dés peuvent rapporter plus de 30 points. Les voilà remis comme au début.',
      },
    },
  },
  end: 'À vous pour une première partie\u202f! Un conseil\u202f: avant d’annoncer, regardez le milieu et laissez un trou qu’un de ses dés peut combler.',
};
