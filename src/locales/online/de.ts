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
  },

  invitation: (game) => `Spielst du ${game} mit mir?`,
  linkCopied: 'Link kopiert. Schick ihn der Person, mit der du spielen möchtest.',
  linkToCopy: 'Kopiere diesen Link und verschick ihn:',

  connecting: 'Verbindung wird aufgebaut …',
  offline: 'Verbindung verloren. Neuer Versuch läuft …',
  reconnected: 'Wieder verbunden.',

  waiting: (missing) => (missing === 1 ? 'Es fehlt noch eine Person.' : `Es fehlen noch ${missing} Personen.`),
  joined: (name) => `${name} ist jetzt dabei.`,
  away: (name) => `${name} ist gerade nicht da.`,
  back: (name) => `${name} ist wieder da.`,
  replaced: (name) => `Für ${name} spielt ein Computer.`,
  paused: 'Das Spiel ist angehalten.',
  playing: (seat) => `Du spielst online als ${seat}.`,
  watching: 'Du siehst zu.',
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
    'new-game': (name) => `${name} möchte ein neues Spiel beginnen.`,
  },
  asked: {
    undo: 'Du hast gefragt, ob du deinen Zug zurücknehmen darfst.',
    'new-game': 'Du hast ein neues Spiel vorgeschlagen.',
  },
  agreed: 'Du bist einverstanden. Die anderen fehlen noch.',
  declined: 'Deine Anfrage wurde abgelehnt.',
  requestOver: 'Die Anfrage ist vom Tisch.',
  requestVoid: 'Das Spiel ging weiter; die Anfrage gilt nicht mehr.',

  askUndo: 'Um Rücknahme des Zugs bitten',
  askNewGame: 'Neues Spiel vorschlagen',

  rolledBack: 'Das zählte nicht.',
  refused: {
    late: 'Zu spät: Die Zeit war um.',
    outdated: 'Das zählte nicht: Das Spiel war schon weiter.',
    waiting: 'Das Spiel ist angehalten, bis alle da sind.',
    spectator: 'Du siehst bei diesem Spiel nur zu.',
    'nothing-to-undo': 'Du kannst jetzt nichts zurücknehmen.',
    pending: 'Zuerst ist noch eine Anfrage zu beantworten.',
    'no-request': 'Diese Anfrage ist schon erledigt.',
    other: 'Das hat nicht geklappt. Versuche es noch einmal.',
  },

  ended: {
    full: 'In dieser Partie sind alle Plätze besetzt.',
    'seat-taken': 'Auf diesem Platz sitzt schon jemand.',
    elsewhere: 'Du spielst diese Partie in einem anderen Tab oder auf einem anderen Gerät.',
    gone: 'Diese Partie gibt es nicht mehr.',
    forbidden: 'Diese Seite darf sich nicht mit der Partie verbinden.',
    outdated: 'Diese Seite ist veraltet. Lade sie neu, um zu spielen.',
    broken: 'Die Verbindung ist abgebrochen.',
  },
};
