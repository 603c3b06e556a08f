import type { OnlineWords } from './terms.js';

export const online: OnlineWords = {
  title: 'Onlinepartij',
  actions: {
    'play-with': 'Samen spelen',
    invite: 'Uitnodigen',
    'try-now': 'Nu proberen',
    'try-again': 'Opnieuw proberen',
    agree: 'Akkoord',
    decline: 'Weigeren',
    withdraw: 'Intrekken',
    watch: 'Meekijken',
    'play-here': 'Hier spelen',
    leave: 'Onlinepartij verlaten',
    'play-alone': 'Liever alleen spelen',
  },

  invitation: (game) => `Speel je ${game} met me?`,
  linkCopied: 'Link gekopieerd. Stuur hem naar degene met wie je wilt spelen.',
  linkToCopy: 'Kopieer deze link en stuur hem door:',
  seatLink: {
    invitation: (game) => `Mijn plaats in ${game}`,
    linkCopied:
      'Link gekopieerd. Open hem op je andere apparaat. Houd hem voor jezelf: hij geeft toegang tot je plaats.',
    linkToCopy: 'Kopieer deze link en open hem op je andere apparaat:',
  },

  unreached: 'De partij is niet bereikbaar. Nieuwe poging…',
  offline: 'Verbinding verbroken. Nieuwe poging…',
  reconnected: 'Weer verbonden.',

  waiting: (missing) => (missing === 1 ? 'Er ontbreekt nog één speler.' : `Er ontbreken nog ${missing} spelers.`),
  joined: (name) => `${name} doet nu mee.`,
  away: (name) => `${name} is even weg.`,
  left: (name) => `${name} heeft de partij verlaten.`,
  back: (name) => `${name} is er weer.`,
  replaced: (name) => `Een computer speelt voor ${name}.`,
  paused: 'De partij ligt even stil.',
  playing: (seat) => `Je speelt online als ${seat}.`,
  watching: 'Je kijkt mee.',
  yourTurn: 'Jouw beurt',
  spectators: (count) => (count === 1 ? '1 toeschouwer' : `${count} toeschouwers`),
  presence: {
    own: 'jij',
    free: 'nog niet aanwezig',
    here: 'aanwezig',
    gone: 'weg',
    replaced: 'weg, een computer speelt',
    computer: 'computer',
  },

  asks: {
    undo: (name) => `${name} wil een zet terugnemen.`,
    'new-game': (name) => `${name} wil een nieuwe partij beginnen.`,
  },
  asked: {
    undo: 'Je hebt gevraagd of je je zet mag terugnemen.',
    'new-game': 'Je hebt een nieuwe partij voorgesteld.',
  },
  agreed: 'Je gaat akkoord. Nu de anderen nog.',
  declined: 'Je verzoek is geweigerd.',
  requestOver: 'Het verzoek geldt niet meer.',
  requestVoid: 'De partij ging verder; het verzoek geldt niet meer.',

  sitDown: (name) => `Verder spelen voor ${name}`,
  asksForSeat: (asker, name) => `${asker || 'Iemand'} wil verder spelen voor ${name}.`,
  askedForSeat: (name) => `Je hebt gevraagd of je voor ${name} verder mag spelen.`,
  seatSoon: 'Verder is er niemand: je krijgt de plaats zo.',

  askUndo: 'Vragen om je zet terug te nemen',
  askNewGame: 'Nieuwe partij voorstellen',
  moveSeat: 'Op een ander apparaat spelen',

  rolledBack: 'Je zet is teruggenomen.',
  refused: {
    late: 'Te laat: de tijd was om.',
    outdated: 'Dat telde niet: de partij was al verder.',
    waiting: 'De partij ligt stil tot iedereen er is.',
    spectator: 'Je kijkt alleen mee met deze partij.',
    'nothing-to-undo': 'Je kunt nu niets terugnemen.',
    pending: 'Beantwoord eerst het openstaande verzoek.',
    'no-request': 'Dat verzoek is al afgehandeld.',
    other: 'Dat lukte niet. Probeer het nog eens.',
    seat: 'Je plaats is aan iemand anders gegeven.',
    'not-away': 'Deze speler is er.',
    declined: 'De anderen hebben geweigerd. Vraag het later nog eens.',
  },

  ended: {
    full: 'Alle plaatsen in deze partij zijn bezet.',
    'seat-taken': 'Iemand anders heeft deze plaats.',
    elsewhere: 'Je speelt deze partij op een ander tabblad of apparaat.',
    gone: 'Deze partij bestaat niet meer.',
    forbidden: 'Deze pagina mag geen verbinding maken met de partij.',
    outdated: 'Deze pagina is verouderd. Vernieuw hem om te spelen.',
    broken: 'De verbinding is afgebroken.',
    failed: 'Er is iets misgegaan in deze partij.',
  },
};
