import type { CommonTerms } from './terms.js';

/** A number below nought has a minus, not a hyphen. */
const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** In French nought is singular. */
export const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) < 2 ? 'point' : 'points'}`;

export const fr: CommonTerms = {
  $code: 'fr',
  $name: 'Français',
  $dir: 'ltr',

  'tabletop.tools': 'Commandes de la partie',
  'tabletop.undo': 'Reprendre le coup',
  'tabletop.redo': 'Rejouer le coup',
  'tabletop.newGame': 'Nouvelle partie',
  'tabletop.flip': 'Tourner le plateau',
  'tabletop.rematch': 'Revanche',
  'tabletop.cancel': 'Annuler',
  'tabletop.leaveGame': 'Quitter cette partie et en commencer une nouvelle\u202f?',
  'tabletop.keepPlaying': 'Continuer la partie',
  'tabletop.typedMove': 'Saisir un coup',
  'tabletop.play': 'Jouer',
  'tabletop.roll': 'Lancer les dés',
  'tabletop.beginByRolling': 'Lancez les dés pour commencer.',
  'tabletop.waitForDice': 'En attente des dés.',
  'tabletop.enterDice': 'Lancez vos dés et saisissez les valeurs obtenues.',
  'tabletop.takeDice': 'Placer ces dés',
  'tabletop.nameOf': (seat) => `Nom de ${seat}`,
  'tabletop.toMove': (name) => `C’est à ${name} de jouer.`,
  'tabletop.undone': 'Coup repris.',
  'tabletop.redone': 'Coup rejoué.',
  'tabletop.newGameBegun': 'Nouvelle partie.',
  'tabletop.atPly': (ply, length) => `Étape ${ply} sur ${length}.`,
  'tabletop.drawnGame': 'La partie est nulle.',
  'tabletop.wins': (name) => `${name} gagne.`,

  'tabletop.of': (name, sentence) => `${name}\u00a0: ${sentence}`,
  'tabletop.rollDice': 'Lancez les dés.',
  'tabletop.rolls': (name) => `${name} lance les dés.`,
  'tabletop.rolled': (dice) => `Les dés montrent ${dice}.`,
  'tabletop.stillToDecide': (names) => `On attend encore\u00a0: ${names}.`,
  'tabletop.clear': 'Effacer',
  'tabletop.signed': (points) => (points < 0 ? `moins ${-points}` : points > 0 ? `plus ${points}` : '0'),
  'tabletop.noChange': 'rien ne change',
  'tabletop.totalNow': (points) => `Total\u00a0: ${points}.`,

  'tabletop.pad': 'Ce que montrent vos dés',
  'tabletop.addDie': (value) => `Ajouter un ${value}`,
  'tabletop.removeDie': (value) => `Retirer le ${value}`,

  'tabletop.sheets': 'Feuilles',
  'tabletop.toDecide': 'doit choisir',
  'tabletop.hasEntered': 'a noté',
  'tabletop.waits': 'attend',
  'tabletop.roller': 'lance',

  'tabletop.winsWith': (name, points) => `${name} gagne avec ${pointsOf(points)}.`,
  'tabletop.shareWith': (names, points) => `${names} se partagent la première place avec ${pointsOf(points)}.`,
  'tabletop.result': 'Résultat',
  'tabletop.name': 'Nom',
  'tabletop.printEmpty': 'Imprimer une feuille vierge',

  'tabletop.replayTools': 'Parcourir la partie',
  'tabletop.first': 'Au début',
  'tabletop.back': 'Coup précédent',
  'tabletop.forward': 'Coup suivant',
  'tabletop.last': 'À la fin',
  'tabletop.playback': 'Rejouer à son rythme',
  'tabletop.stopPlayback': 'Arrêter ici',
  'tabletop.moves': 'Coups',
  'tabletop.start': 'Début',
  'tabletop.tryMoves': 'Essayer vos propres coups',
  'tabletop.returnToRecord': 'Revenir à la partie enregistrée',
  'tabletop.trying': 'Vous essayez vos propres coups.',
  'tabletop.returned': 'Retour à la partie enregistrée.',

  'tabletop.help': 'Aide',
  'tabletop.share': 'Partager',
  'tabletop.print': 'Imprimer',
  'tabletop.close': 'Fermer',
  'tabletop.recordAsText': 'La partie sous forme de texte',
  'tabletop.recordAsTag': 'La partie sous forme de balise HTML',
  'tabletop.copy': 'Copier',
  'tabletop.copied': 'Copié.',
  'tabletop.copyYourself':
    'Le navigateur ne permet pas la copie. Le texte est sélectionné\u00a0: vous pouvez le copier vous-même.',
  'tabletop.notLoaded': 'Le chargement a échoué. Réessayez.',

  'tabletop.marked': 'en évidence',
  'tabletop.markedPlaces': (places) => `En évidence\u00a0: ${places}.`,
  'tabletop.arrow': (from, to) => `Flèche de ${from} à ${to}.`,
  'tabletop.cannotShow': 'La partie ne peut pas être mise en place comme la page le demande.',
  'tabletop.saveDamaged':
    'La sauvegarde de la partie est endommagée. Elle reste telle quelle jusqu’à ce que vous commenciez une nouvelle partie.',
};
