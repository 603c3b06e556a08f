import { figure, signed } from '../figures.js';
import { lowered } from '../lowered.js';
import { pointsOf } from '../fr.js';
import type { CommonPlayTerms } from '../terms.js';

/** Whether a player is called by the colour: `Les Blancs gagnent.`, but `Ann gagne.` */
export const isSide = (name: string): boolean => name === 'Blancs' || name === 'Noirs';

const COMPUTER = /^Ordinateur(?= \d+$|$)/;

/** A player as the subject of a sentence: `L’ordinateur 2 réfléchit…` */
const player = (name: string): string => name.replace(COMPUTER, 'L’ordinateur');

const toPlayer = (name: string): string =>
  isSide(name) ? `aux ${name}` : `à ${name.replace(COMPUTER, 'l’ordinateur')}`;

export const fr: CommonPlayTerms = {
  'tabletop.saveRefused': 'Cette partie n’est pas enregistrée\u202f: le stockage du navigateur est plein ou bloqué.',
  'tabletop.saveConflict':
    'Une autre version de cette partie a été enregistrée dans un autre onglet ou une autre fenêtre. Celle-ci n’est pas enregistrée.',
  'tabletop.takeOther': 'Ouvrir l’autre version',
  'tabletop.keepThis': 'Enregistrer celle-ci',

  'tabletop.tools': 'Commandes de la partie',
  'tabletop.undo': 'Annuler le coup',
  'tabletop.redo': 'Rétablir le coup',
  'tabletop.newGame': 'Nouvelle partie',
  'tabletop.flip': 'Tourner le plateau',
  'tabletop.rematch': 'Revanche',
  'tabletop.cancel': 'Annuler',
  'tabletop.nothingToCancel': 'Il n’y a rien à abandonner.',
  'tabletop.nothingToUndo': 'Il n’y a aucun coup à annuler.',
  'tabletop.nothingToRedo': 'Il n’y a aucun coup à rétablir.',
  'tabletop.noHint': 'Un indice s’obtient quand c’est à vous de jouer.',
  'tabletop.notNow': 'Ce n’est pas possible maintenant.',
  'tabletop.changeSetup': 'Changer de joueurs ou de règles',
  'tabletop.keepPlaying': 'Continuer la partie',
  'tabletop.more': 'Plus',
  'tabletop.allMoves': 'Tous les coups',
  'tabletop.madeMoves': 'Liste des coups',
  'tabletop.settings': 'Réglages',
  'tabletop.settingsNote': 'Ce navigateur s’en souvient.',
  'tabletop.tips': 'Conseils pour débuter',
  'tabletop.typedMove': 'Saisir un coup',
  'tabletop.play': 'Jouer',
  'tabletop.roll': 'Lancer les dés',
  'tabletop.beginByRolling': 'Lancez les dés pour commencer.',
  'tabletop.waitForDice': 'En attente des dés.',
  'tabletop.enterDice': 'Lancez vos dés et saisissez les valeurs obtenues.',
  'tabletop.takeDice': 'Placer ces dés',
  'tabletop.nameOf': (seat) => `Nom\u202f: ${seat}`,
  'tabletop.level': (level) => ({ easy: 'facile', medium: 'moyen', hard: 'difficile' })[level],
  'tabletop.thinking': (name) => `${player(name)} réfléchit…`,
  'tabletop.toMove': (name) => `C’est ${toPlayer(name)} de jouer.`,
  'tabletop.yourTurn': 'C’est à vous de jouer.',
  'tabletop.taskOf': (name, task) => `${name}\u202f: ${lowered(task)}`,
  'tabletop.yourTask': (task) => `À vous\u202f: ${lowered(task)}`,
  'tabletop.undone': (move) => `Annulé\u202f: ${move}`,
  'tabletop.redone': (move) => `Rétabli\u202f: ${move}`,
  'tabletop.newGameBegun': 'Nouvelle partie.',
  'tabletop.atPly': (ply, length) => `Étape ${ply} sur ${length}.`,
  'tabletop.drawnGame': 'La partie est nulle.',
  'tabletop.wins': (name) => (isSide(name) ? `Les ${name} gagnent.` : `${player(name)} gagne.`),

  'tabletop.of': (name, sentence) => `${name}\u202f: ${sentence}`,
  'tabletop.semicolon': '\u202f; ',
  'tabletop.does': (name, deed) => `${name} ${deed}`,
  'tabletop.rollDice': 'Lancez les dés.',
  'tabletop.rolls': (name) => `À ${name.replace(COMPUTER, 'l’ordinateur')} de lancer.`,
  'tabletop.rolled': (dice) => `Les dés montrent ${dice}.`,
  'tabletop.stillToDecide': (names) => `On attend encore\u202f: ${names}.`,
  'tabletop.stillMany': (count) => `On attend encore ${count} joueurs.`,
  'tabletop.clear': 'Effacer',
  'tabletop.cleared': 'Tout est repris.',
  'tabletop.signed': signed,
  'tabletop.noChange': 'sans changement',
  'tabletop.totalNow': (points) => `Total\u202f: ${figure(points)}.`,

  'tabletop.pad': 'Vos dés',
  'tabletop.addDie': (value) => `Ajouter un ${value}`,
  'tabletop.removeDie': (value) => `Retirer le ${value}`,

  'tabletop.sheets': 'Feuilles',
  'tabletop.points': pointsOf,
  'tabletop.toDecide': 'doit choisir',
  'tabletop.hasEntered': 'a noté',
  'tabletop.waits': 'attend',
  'tabletop.roller': 'doit lancer',

  'tabletop.winsWith': (name, points) => `${name} gagne avec ${pointsOf(points)}.`,
  'tabletop.shareWith': (names, points) => `${names} se partagent la première place avec ${pointsOf(points)}.`,
  'tabletop.youWin': (by) =>
    by === 0 ? 'Vous gagnez.' : `Vous gagnez ${by === 1 ? 'd’un point' : `de ${pointsOf(by)}`}.`,
  'tabletop.youLose': (by) =>
    by === 0 ? 'Vous perdez.' : `Vous perdez ${by === 1 ? 'd’un point' : `de ${pointsOf(by)}`}.`,
  'tabletop.youShare': (names, points) => `${names} partagez la première place avec ${pointsOf(points)}.`,
  'tabletop.result': 'Résultat',
  'tabletop.showAgain': 'Revoir ce coup',
  'tabletop.lookThrough': 'Revoir',
  'tabletop.backToResult': 'Revenir au résultat',
  'tabletop.howItAddsUp': 'Le détail',
  'tabletop.newBest': (points) => `Nouveau record, battu de ${pointsOf(points)}.`,
  'tabletop.bestSoFar': (points) => `Votre meilleur résultat\u202f: ${pointsOf(points)}.`,
  'tabletop.betterThan': (tenths, next) =>
    tenths === 0
      ? `Neuf parties bien jouées sur dix atteignent ${figure(next)}.`
      : `Mieux que ${tenths} ${tenths === 1 ? 'partie bien jouée' : 'parties bien jouées'} sur 10.`,
  'tabletop.name': 'Nom',
  'tabletop.printEmpty': 'Imprimer une feuille vierge',

  'tabletop.replayTools': 'Parcourir la partie',
  'tabletop.first': 'Au début',
  'tabletop.back': 'Coup précédent',
  'tabletop.forward': 'Coup suivant',
  'tabletop.last': 'À la fin',
  'tabletop.playback': 'Rejouer au rythme d’origine',
  'tabletop.stopPlayback': 'Arrêter ici',
  'tabletop.moves': 'Coups',
  'tabletop.start': 'Début',
  'tabletop.tryMoves': 'Essayer vos propres coups',
  'tabletop.returnToRecord': 'Revenir à la partie enregistrée',
  'tabletop.trying': 'Vous essayez vos propres coups.',
  'tabletop.returned': 'Retour à la partie enregistrée.',
  'tabletop.backToDiagram': 'Retour au diagramme.',

  'tabletop.hint': 'Indice',
  'tabletop.help': 'Aide',
  'tabletop.helpCards': 'En bref',
  'tabletop.helpRules': 'Toutes les règles',
  'tabletop.helpControls': 'Commandes',
  'tabletop.learn': 'Apprendre',
  'tabletop.playNow': 'Jouer maintenant',
  'tabletop.previousCard': 'Carte précédente',
  'tabletop.nextCard': 'Carte suivante',
  'tabletop.share': 'Partager',
  'tabletop.print': 'Imprimer',
  'tabletop.sound': 'Son',
  'tabletop.close': 'Fermer',
  'tabletop.recordAsText': 'La partie sous forme de texte',
  'tabletop.recordAsTag': 'La partie sous forme de balise HTML',
  'tabletop.copy': 'Copier',
  'tabletop.copied': 'Copié.',
  'tabletop.copyYourself':
    'Le navigateur ne permet pas la copie. Le texte est sélectionné\u202f: vous pouvez le copier vous-même.',
  'tabletop.link': 'Lien',
  'tabletop.copyLink': 'Copier le lien',
  'tabletop.sendLink': 'Envoyer',
  'tabletop.longGame':
    'Cette partie est trop longue pour un lien. Vous pouvez la copier sous forme de texte dans «\u00a0Intégrer\u00a0».',
  'tabletop.shareLine': 'Une ligne à coller',
  'tabletop.copyLine': 'Copier la ligne',
  'tabletop.savePicture': 'Enregistrer l’image',
  'tabletop.pictureSaved': (file) => `Enregistré\u202f: ${file}.`,
  'tabletop.drawingSaved': (file) =>
    `Enregistré\u202f: ${file}. Le format PNG n’est pas possible ici\u202f; ce fichier s’ouvre dans tout navigateur.`,
  'tabletop.embed': 'Intégrer',
  'tabletop.soFar': 'pour l’instant',
  'tabletop.personalBest': (points) =>
    points === undefined ? 'nouveau record personnel' : `record personnel\u202f: ${figure(points)}`,
  'tabletop.badLink': 'Le lien vers une partie est illisible. Rien n’a changé.',
  'tabletop.ownGame': 'Revenir à votre partie',
  'tabletop.notLoaded': 'Le chargement a échoué. Réessayez.',
  'tabletop.marksRemoved': 'Plus rien en évidence.',
};
