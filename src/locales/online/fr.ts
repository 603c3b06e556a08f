import { isSide, named, subject as player } from '../common/names/fr.js';
import type { OnlineWords } from './terms.js';

/** `Les Blancs sont là`, but `Ann est là`. */
const subject = (name: string, singular: string, plural: string): string =>
  isSide(name) ? `Les ${name} ${plural}` : `${player(name)} ${singular}`;

/** `pour les Blancs`, but `pour Ann`. */
const object = (name: string): string => (isSide(name) ? `les ${name}` : name);

export const online: OnlineWords = {
  title: 'Partie en ligne',
  actions: {
    'play-with': 'Jouer à plusieurs',
    invite: 'Inviter',
    'try-now': 'Essayer maintenant',
    'try-again': 'Réessayer',
    agree: 'Accepter',
    decline: 'Refuser',
    withdraw: 'Retirer',
    watch: 'Regarder',
    'play-here': 'Jouer ici',
    leave: 'Quitter la partie en ligne',
    'play-alone': 'Plutôt jouer en solo',
    ready: 'On peut commencer',
    'not-ready': 'Attendre encore',
  },

  invitation: (game) => `On joue à ${game}\u202f?`,
  linkCopied: 'Lien copié. Envoyez-le à la personne avec qui vous voulez jouer.',
  linkToCopy: 'Copiez ce lien et envoyez-le\u202f:',
  seatLink: {
    invitation: (game) => `Ma place dans ${game}`,
    linkCopied:
      'Lien copié. Ouvrez-le sur votre autre appareil. Gardez-le pour vous\u202f: il donne accès à votre place.',
    linkToCopy: 'Copiez ce lien et ouvrez-le sur votre autre appareil\u202f:',
  },

  joiningGameOf: (name) => `${name} vous attend. Connexion à la partie…`,
  unreached: 'La partie est injoignable. Nouvel essai…',
  offline: 'Connexion perdue. Nouvel essai…',
  reconnected: 'Connexion rétablie.',
  unsaved: 'Le serveur ne peut pas enregistrer la partie pour l’instant. Elle reprendra d’elle-même.',

  waiting: (missing) => (missing === 1 ? 'Il manque encore une personne.' : `Il manque encore ${missing} personnes.`),
  joined: (name) => `${subject(name, 'a', 'ont')} rejoint la partie.`,
  away: (name) => `${subject(name, 'n’est', 'ne sont')} pas là pour l’instant.`,
  left: (name) => `${subject(name, 'a', 'ont')} quitté la partie.`,
  back: (name) => `${subject(name, 'est', 'sont')} de retour.`,
  replaced: (name) => `Un ordinateur joue pour ${object(name)}.`,
  paused: 'La partie est en pause.',
  playing: (seat) => `Vous jouez en ligne (${seat}).`,
  watching: 'Vous regardez la partie.',
  yourTurn: 'À vous de jouer',
  spectators: (count) => (count === 1 ? '1 personne regarde' : `${count} personnes regardent`),
  presence: {
    own: 'vous',
    free: 'pas encore là',
    here: 'en ligne',
    gone: 'hors ligne',
    replaced: 'hors ligne, un ordinateur joue',
    computer: 'ordinateur',
  },

  asks: {
    undo: (name) => `${subject(name, 'demande', 'demandent')} à annuler un coup.`,
    'new-game': (name) => `${subject(name, 'propose', 'proposent')} une nouvelle partie.`,
  },
  asked: {
    undo: 'Vous avez demandé à annuler votre coup.',
    'new-game': 'Vous avez proposé une nouvelle partie.',
  },
  agreed: 'Vous avez accepté. Les autres doivent encore répondre.',
  declined: 'Votre demande a été refusée.',
  requestOver: 'La demande n’est plus valable.',
  requestVoid: 'La partie a continué\u202f: la demande ne compte plus.',

  sitDown: (name) => `Jouer pour ${object(name)}`,
  asksForSeat: (asker, name) => `${asker || 'Quelqu’un'} demande à jouer pour ${object(name)}.`,
  askedForSeat: (name) => `Vous avez demandé à jouer pour ${object(name)}.`,
  seatSoon: 'Personne d’autre n’est là\u202f: vous aurez la place dans un instant.',

  askUndo: 'Demander à annuler votre coup',
  askNewGame: 'Proposer une nouvelle partie',
  moveSeat: 'Jouer sur un autre appareil',

  rolledBack: 'Votre coup a été annulé.',
  refused: {
    late: 'Trop tard\u202f: le temps était écoulé.',
    outdated: 'Cela n’a pas compté\u202f: la partie avait déjà avancé.',
    waiting: 'La partie est en pause jusqu’à ce que tout le monde soit là.',
    spectator: 'Vous ne faites que regarder cette partie.',
    'nothing-to-undo': 'Vous ne pouvez rien annuler pour l’instant.',
    pending: 'Répondez d’abord à la demande en cours.',
    'no-request': 'Cette demande n’est plus valable.',
    other: 'Cela n’a pas fonctionné. Réessayez.',
    seat: 'Votre place a été donnée à quelqu’un d’autre.',
    'not-away': 'Cette personne est là.',
    declined: 'Les autres ont refusé. Redemandez plus tard.',
  },

  ended: {
    full: 'Toutes les places de cette partie sont prises.',
    'seat-taken': 'Quelqu’un d’autre occupe cette place.',
    elsewhere: 'Vous jouez cette partie dans un autre onglet ou sur un autre appareil.',
    gone: 'Cette partie n’existe plus.',
    forbidden: 'Cette page n’a pas le droit de se connecter à la partie.',
    outdated: 'Cette page n’est plus à jour. Rechargez-la pour jouer.',
    broken: 'La connexion a été interrompue.',
    failed: 'Une erreur s’est produite dans cette partie.',
  },

  start: {
    seats: 'Places',
    yourName: 'Votre nom',
    sit: (seat) => (isSide(seat) ? `Jouer avec les ${seat}` : `Prendre cette place (${seat})`),
    isReady: 'peut commencer',
    isNotReady: 'ne peut pas encore commencer',
    press: 'Tout le monde est là. Dites quand vous pouvez commencer.',
    waitingFor: (names) => `On attend encore\u202f: ${named(names)}.`,
    whenHere: 'La partie commence quand tout le monde est là.',
    whenReady: 'La partie commence quand tout le monde peut commencer.',
    begun: 'La partie a commencé.',
    code: 'Code QR du lien vers cette partie',
    scan: 'La personne à côté de vous peut scanner ce code.',
    copyLink: 'Copier le lien',
    hideCode: 'Masquer le code',
  },
};
