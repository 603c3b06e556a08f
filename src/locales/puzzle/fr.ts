import type { PuzzleTerms } from './terms.js';

/** With a comma, as decimals are written. */
const decimal = (points: number): string => String(points).replace('.', ',');

export const fr: PuzzleTerms = {
  $code: 'fr',
  $name: 'Français',
  $dir: 'ltr',

  'puzzle.cannotShow': 'Ce problème ne peut pas être affiché comme la page le demande.',
  'puzzle.numbered': (number) => `Problème ${number}`,
  'puzzle.daily': (date) => `Problème du ${date}`,
  'puzzle.level': (level) => ({ easy: 'facile', medium: 'moyen', hard: 'difficile' })[level],

  'puzzle.win': (side, moves) => `Les ${side === 'white' ? 'Blancs' : 'Noirs'} jouent et gagnent en ${moves} coups.`,
  'puzzle.entry': 'Inscrivez le lancer là où il rapporte le plus d’ici à la fin de la partie.',
  'puzzle.use': 'Utilisez un dé là où il rapporte le plus d’ici à la fin de la partie.',
  'puzzle.square': (points, swaps) =>
    `Formez un carré de ${points} points en ${swaps === 1 ? 'un seul échange' : `${swaps} échanges au plus`}.`,
  'puzzle.exchange': 'Prenez au milieu le dé qui rapporte le plus et échangez-le au meilleur endroit.',
  'puzzle.place': 'Trouvez la tuile et la place qui rapportent le plus.',
  'puzzle.run': (tiles) => `Posez les ${tiles} tuiles l’une après l’autre, sans acheter.`,

  'puzzle.goOn': 'C’est juste jusqu’ici.',
  'puzzle.solved': 'Résolu\u202f!',
  'puzzle.margin': (points) =>
    `Tout le reste rapporte au moins ${decimal(points)} ${points < 2 ? 'point' : 'points'} de moins.`,
  'puzzle.failed': 'Ce n’est pas ça.',
  'puzzle.solution': 'Voici la solution.',
  'puzzle.notAsked': 'Ce n’est pas utile dans ce problème.',

  'puzzle.tryAgain': 'Réessayer',
  'puzzle.showSolution': 'Voir la solution',
  'puzzle.next': 'Problème suivant',
  'puzzle.copy': 'Copier le résultat',
  'puzzle.copied': 'Copié.',
  'puzzle.solvedIn': (tries) => (tries === 1 ? 'résolu du premier coup' : `résolu en ${tries} essais`),
  'puzzle.shown': 'solution affichée',
  'puzzle.streak': (days) => `${days} jours de suite`,
  'puzzle.best': (time) => `Meilleur temps\u202f: ${time}`,
};
