import { named, subject } from '../common/names/it.js';
import type { OnlineWords } from './terms.js';

export const online: OnlineWords = {
  title: 'Partita online',
  actions: {
    'play-with': 'Gioca con qualcuno',
    invite: 'Invita',
    'try-now': 'Prova ora',
    'try-again': 'Riprova',
    agree: 'Accetta',
    decline: 'Rifiuta',
    withdraw: 'Ritira',
    watch: 'Guarda',
    'play-here': 'Gioca qui',
    leave: 'Lascia la partita online',
    'play-alone': 'Piuttosto gioca in solitaria',
  },

  invitation: (game) => `Giochiamo a ${game}?`,
  linkCopied: 'Link copiato. Mandalo alla persona con cui vuoi giocare.',
  linkToCopy: 'Copia questo link e mandalo:',
  seatLink: {
    invitation: (game) => `Il mio posto a ${game}`,
    linkCopied: 'Link copiato. Aprilo sull’altro dispositivo. Tienilo per te: dà accesso al tuo posto.',
    linkToCopy: 'Copia questo link e aprilo sull’altro dispositivo:',
  },

  unreached: 'La partita non è raggiungibile. Nuovo tentativo…',
  offline: 'Connessione persa. Nuovo tentativo…',
  reconnected: 'Di nuovo online.',

  waiting: (missing) => (missing === 1 ? 'Manca ancora una persona.' : `Mancano ancora ${missing} persone.`),
  joined: (name) => `${subject(name)} ora partecipa alla partita.`,
  away: (name) => `${subject(name)} al momento non c’è.`,
  left: (name) => `${subject(name)} ha lasciato la partita.`,
  back: (name) => `${subject(name)} è di nuovo qui.`,
  replaced: (name) => `Per ${named(name)} gioca un computer.`,
  paused: 'La partita è in pausa.',
  playing: (seat) => `Stai giocando online (${seat}).`,
  watching: 'Stai guardando la partita.',
  yourTurn: 'Tocca a te',
  spectators: (count) => (count === 1 ? '1 persona guarda' : `${count} persone guardano`),
  presence: {
    own: 'tu',
    free: 'non ancora qui',
    here: 'online',
    gone: 'assente',
    replaced: 'assente, gioca un computer',
    computer: 'computer',
  },

  asks: {
    undo: (name) => `${subject(name)} vuole annullare una mossa.`,
    'new-game': (name) => `${subject(name)} vuole iniziare una nuova partita.`,
  },
  asked: {
    undo: 'Hai chiesto di annullare la tua mossa.',
    'new-game': 'Hai proposto una nuova partita.',
  },
  agreed: 'Hai accettato. Mancano gli altri.',
  declined: 'La tua richiesta è stata rifiutata.',
  requestOver: 'La richiesta non è più valida.',
  requestVoid: 'La partita è andata avanti: la richiesta non vale più.',

  sitDown: (name) => `Gioca per ${named(name)}`,
  asksForSeat: (asker, name) => `${asker || 'Qualcuno'} vuole giocare per ${named(name)}.`,
  askedForSeat: (name) => `Hai chiesto di giocare per ${named(name)}.`,
  seatSoon: 'Non c’è nessun altro: avrai il posto tra un attimo.',

  askUndo: 'Chiedi di annullare la tua mossa',
  askNewGame: 'Proponi una nuova partita',
  moveSeat: 'Gioca su un altro dispositivo',

  rolledBack: 'La tua mossa è stata annullata.',
  refused: {
    late: 'Troppo tardi: il tempo era scaduto.',
    outdated: 'La mossa non vale: la partita era già andata avanti.',
    waiting: 'La partita è in pausa finché non ci sono tutti.',
    spectator: 'Stai solo guardando questa partita.',
    'nothing-to-undo': 'Ora non puoi annullare niente.',
    pending: 'Prima rispondi alla richiesta in corso.',
    'no-request': 'Questa richiesta è già chiusa.',
    other: 'Non ha funzionato. Riprova.',
    seat: 'Il tuo posto è stato dato a qualcun altro.',
    'not-away': 'Questa persona è qui.',
    declined: 'Gli altri hanno rifiutato. Chiedi di nuovo più tardi.',
  },

  ended: {
    full: 'Tutti i posti di questa partita sono occupati.',
    'seat-taken': 'Questo posto è di qualcun altro.',
    elsewhere: 'Stai giocando questa partita in un’altra scheda o su un altro dispositivo.',
    gone: 'Questa partita non esiste più.',
    forbidden: 'A questa pagina non è permesso collegarsi alla partita.',
    outdated: 'Questa pagina non è aggiornata. Ricaricala per giocare.',
    broken: 'La connessione si è interrotta.',
    failed: 'Si è verificato un errore in questa partita.',
  },
};
