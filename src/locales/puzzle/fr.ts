import { duration } from './duration.js';
import type { PuzzleTerms } from './terms.js';

/** The first of a month is not written like other days: `1er décembre`. */
const dated = (date: string): string => date.replace(/(?<=^| )1(?= )/, '1er');

export const fr: PuzzleTerms = {
  $code: 'fr',
  $name: 'Français',
  $dir: 'ltr',

  'puzzle.cannotShow': 'Ce problème ne peut pas être affiché comme la page le demande.',
  'puzzle.numbered': (number) => `Problème ${number}`,
  'puzzle.daily': (date) => `Problème du ${dated(date)}`,
  'puzzle.level': (level) => ({ easy: 'facile', medium: 'moyen', hard: 'difficile' })[level],
  'puzzle.date': dated,

  'puzzle.win': (side, moves) => `Les ${side === 'white' ? 'Blancs' : 'Noirs'} jouent et gagnent en ${moves} coups.`,
  'puzzle.entry': 'Notez le lancer là où il rapporte le plus d’ici à la fin de la partie.',
  'puzzle.use': 'Utilisez un dé là où il rapporte le plus d’ici à la fin de la partie.',
  'puzzle.square': (points, swaps) =>
    `Formez un carré de ${points} points en ${swaps === 1 ? 'un seul échange' : `${swaps} échanges au plus`}.`,
  'puzzle.exchange': 'Prenez le meilleur dé du milieu et échangez-le là où il rapporte le plus.',
  'puzzle.place': 'Trouvez la tuile et la place qui rapportent le plus.',
  'puzzle.run': (tiles) => `Posez les ${tiles} tuiles l’une après l’autre, sans piocher.`,

  'puzzle.begin': 'Jouez votre réponse ou demandez un indice.',
  'puzzle.again': 'Déjà résolu. Vous pouvez le rejouer.',
  'puzzle.goOn': 'C’est juste jusqu’ici.',
  'puzzle.solved': 'Résolu\u202f!',
  'puzzle.margin': (points, isAverage) => {
    const next = isAverage ? 'En moyenne, le deuxième choix rapporte' : 'Le deuxième choix rapporte';
    if (points === 0) return `${next} presque autant.`;
    return `${next} ${points} ${points < 2 ? 'point' : 'points'} de moins.`;
  },
  'puzzle.failed': 'Ce n’est pas ça.',
  'puzzle.lack': (points) =>
    points === 1
      ? 'Presque\u202f: 1 point de moins que la meilleure réponse.'
      : `C’est ${points} points de moins que la meilleure réponse.`,
  'puzzle.refuted': (replier) =>
    `Ce n’est pas ça\u202f: après la réponse des ${replier === 'white' ? 'Blancs' : 'Noirs'}, la victoire vient trop tard.`,
  'puzzle.deadEnd': 'Ce n’est pas ça\u202f: les tuiles restantes ne peuvent plus toutes être posées.',
  'puzzle.solution': 'Voici la solution.',
  'puzzle.notAsked': 'Ce n’est pas utile dans ce problème.',

  'puzzle.hint': 'Indice',
  'puzzle.tryAgain': 'Réessayer',
  'puzzle.showSolution': 'Voir la solution',
  'puzzle.next': 'Problème suivant',
  'puzzle.copy': 'Copier',
  'puzzle.copied': 'Copié.',
  'puzzle.copyYourself':
    'Le navigateur ne permet pas la copie. Le texte est sélectionné\u202f: vous pouvez le copier vous-même.',
  'puzzle.solvedIn': (tries) => (tries === 1 ? 'résolu du premier coup' : `résolu en ${tries} essais`),
  'puzzle.shown': 'solution affichée',
  'puzzle.streak': (days) => `${days} jours de suite`,
  'puzzle.best': (time) => `Meilleur temps\u202f: ${time}`,

  'puzzle.today': 'Problème du jour',
  'puzzle.nextIn': (hours, minutes) => `Prochain problème dans ${duration(hours, minutes, 'h', 'min')}`,
  'puzzle.archive': 'Problèmes précédents',
  'puzzle.close': 'Fermer',
  'puzzle.earlierMonth': 'Mois précédent',
  'puzzle.laterMonth': 'Mois suivant',
  'puzzle.solvedDay': (date) => `${date}, résolu`,
  'puzzle.solvedOf': (solved, days) => `${solved} sur ${days} ${solved < 2 ? 'résolu' : 'résolus'}`,
  'puzzle.longest': (days) => `Plus longue série\u202f: ${days} jours`,
  'puzzle.notLoaded': 'Le chargement a échoué. Réessayez.',
  'puzzle.missing': 'Le chargement a échoué.',
  'puzzle.reload': 'Recharger la page',
};
