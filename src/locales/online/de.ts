import type { OnlineWords } from './terms.js';

export const online: OnlineWords = {
  title: 'Online-Partie',
  actions: {
    'play-with': 'Mit jemandem spielen',
    invite: 'Einladen',
    'try-now': 'Jetzt versuchen',
    'try-again': 'Noch einmal versuchen',
    agree: 'Einverstanden',
    decline: 'Ablehnen',
    withdraw: 'Zurückziehen',
    watch: 'Zusehen',
    'play-here': 'Hier spielen',
    leave: 'Online-Partie verlassen',
    'play-alone': 'Lieber allein spielen',
  },

  invitation: (game) => `Spielst du ${game} mit mir?`,
  linkCopied: 'Link kopiert. Schick ihn der Person, mit der du spielen möchtest.',
  linkToCopy: 'Kopiere diesen Link und verschick ihn:',
  seatLink: {
    invitation: (game) => `Mein Platz in ${game}`,
    linkCopied: 'Link kopiert. Öffne ihn auf deinem anderen Gerät. Behalte ihn für dich: Er öffnet deinen Platz.',
    linkToCopy: 'Kopiere diesen Link und öffne ihn auf deinem anderen Gerät:',
  },

  unreached: 'Die Partie ist nicht erreichbar. Neuer Versuch läuft …',
  offline: 'Verbindung verloren. Neuer Versuch läuft …',
  reconnected: 'Wieder verbunden.',

  waiting: (missing) => (missing === 1 ? 'Es fehlt noch eine Person.' : `Es fehlen noch ${missing} Personen.`),
  joined: (name) => `${name} ist jetzt dabei.`,
  away: (name) => `${name} ist gerade nicht da.`,
  left: (name) => `${name} hat die Partie verlassen.`,
  back: (name) => `${name} ist wieder da.`,
  replaced: (name) => `Für ${name} spielt ein Computer.`,
  paused: 'Die Partie ist angehalten.',
  playing: (seat) => `Du spielst online als ${seat}.`,
  watching: 'Du siehst zu.',
  yourTurn: 'Du bist dran',
  spectators: (count) => (count === 1 ? '1 Person sieht zu' : `${count} Personen sehen zu`),
  presence: {
    own: 'du',
    free: 'noch nicht da',
    here: 'da',
    gone: 'nicht da',
    replaced: 'nicht da, ein Computer spielt',
    computer: 'Computer',
  },

  asks: {
    undo: (name) => `${name} möchte einen Zug zurücknehmen.`,
    'new-game': (name) => `${name} möchte eine neue Partie beginnen.`,
  },
  asked: {
    undo: 'Du hast gefragt, ob du deinen Zug zurücknehmen darfst.',
    'new-game': 'Du hast eine neue Partie vorgeschlagen.',
  },
  agreed: 'Du bist einverstanden. Die anderen müssen noch antworten.',
  declined: 'Deine Anfrage wurde abgelehnt.',
  requestOver: 'Die Anfrage gilt nicht mehr.',
  requestVoid: 'Die Partie ging weiter; die Anfrage gilt nicht mehr.',

  sitDown: (name) => `Für ${name} weiterspielen`,
  asksForSeat: (asker, name) => `${asker || 'Jemand'} möchte für ${name} weiterspielen.`,
  askedForSeat: (name) => `Du hast gefragt, ob du für ${name} weiterspielen darfst.`,
  seatSoon: 'Sonst ist niemand da: Du bekommst den Platz gleich.',

  askUndo: 'Um Rücknahme des Zugs bitten',
  askNewGame: 'Neue Partie vorschlagen',
  moveSeat: 'Auf einem anderen Gerät spielen',

  rolledBack: 'Dein Zug wurde zurückgenommen.',
  refused: {
    late: 'Zu spät: Die Zeit war um.',
    outdated: 'Das zählte nicht: Die Partie war schon weiter.',
    waiting: 'Die Partie ist angehalten, bis alle da sind.',
    spectator: 'Du siehst bei dieser Partie nur zu.',
    'nothing-to-undo': 'Du kannst jetzt nichts zurücknehmen.',
    pending: 'Beantworte zuerst die offene Anfrage.',
    'no-request': 'Diese Anfrage ist schon erledigt.',
    other: 'Das hat nicht geklappt. Versuche es noch einmal.',
    seat: 'Dein Platz wurde jemand anderem gegeben.',
    'not-away': 'Diese Person ist da.',
    declined: 'Die anderen haben abgelehnt. Frag später noch einmal.',
  },

  ended: {
    full: 'In dieser Partie sind alle Plätze besetzt.',
    'seat-taken': 'Auf diesem Platz sitzt schon jemand.',
    elsewhere: 'Du spielst diese Partie in einem anderen Tab oder auf einem anderen Gerät.',
    gone: 'Diese Partie gibt es nicht mehr.',
    forbidden: 'Diese Seite darf sich nicht mit der Partie verbinden.',
    outdated: 'Diese Seite ist veraltet. Lade sie neu, um zu spielen.',
    broken: 'Die Verbindung ist abgebrochen.',
    failed: 'In dieser Partie ist ein Fehler aufgetreten.',
  },
};
