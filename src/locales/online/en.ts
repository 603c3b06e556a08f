import type { OnlineWords } from './terms.js';

export const online: OnlineWords = {
  title: 'Online game',
  actions: {
    'play-with': 'Play with a friend',
    invite: 'Invite',
    'try-now': 'Try now',
    'try-again': 'Try again',
    agree: 'Agree',
    decline: 'Decline',
    withdraw: 'Withdraw',
    watch: 'Watch',
    'play-here': 'Play here',
    leave: 'Leave the online game',
    'play-alone': 'Play alone instead',
  },

  invitation: (game) => `Let’s play ${game}!`,
  linkCopied: 'Link copied. Send it to whoever you want to play with.',
  linkToCopy: 'Copy this link and send it:',
  seatLink: {
    invitation: (game) => `My seat in ${game}`,
    linkCopied: 'Link copied. Open it on your other device. Keep it to yourself: it opens your seat.',
    linkToCopy: 'Copy this link and open it on your other device:',
  },

  unreached: 'The game can’t be reached. Trying again…',
  offline: 'Connection lost. Trying again…',
  reconnected: 'Connected again.',

  waiting: (missing) => (missing === 1 ? 'Waiting for one more player.' : `Waiting for ${missing} more players.`),
  joined: (name) => `${name} has joined.`,
  away: (name) => `${name} is away.`,
  left: (name) => `${name} has left.`,
  back: (name) => `${name} is back.`,
  replaced: (name) => `A computer is playing for ${name}.`,
  paused: 'The game is paused.',
  playing: (seat) => `You’re playing online as ${seat}.`,
  watching: 'You’re watching.',
  yourTurn: 'Your turn',
  spectators: (count) => (count === 1 ? '1 person watching' : `${count} people watching`),
  presence: {
    own: 'you',
    free: 'not here yet',
    here: 'here',
    gone: 'away',
    replaced: 'away, a computer is playing',
    computer: 'computer',
  },

  asks: {
    undo: (name) => `${name} wants to take back a move.`,
    'new-game': (name) => `${name} wants to start a new game.`,
  },
  asked: {
    undo: 'You’ve asked to take back your move.',
    'new-game': 'You’ve asked for a new game.',
  },
  agreed: 'You’ve agreed. Waiting for the others.',
  declined: 'Your request was declined.',
  requestOver: 'The request has been dropped.',
  requestVoid: 'The game has moved on, so the request no longer counts.',

  sitDown: (name) => `Sit down for ${name}`,
  asksForSeat: (asker, name) => `${asker || 'Somebody'} wants to sit down for ${name}.`,
  askedForSeat: (name) => `You’ve asked to sit down for ${name}.`,
  seatSoon: 'Nobody else is here: you’ll have the seat in a moment.',

  askUndo: 'Ask to take back your move',
  askNewGame: 'Ask for a new game',
  moveSeat: 'Play on another device',

  rolledBack: 'Your move was taken back.',
  refused: {
    late: 'Too late: time was up.',
    outdated: 'That didn’t count: the game had already changed.',
    waiting: 'The game is paused until everybody is here.',
    spectator: 'You’re only watching this game.',
    'nothing-to-undo': 'There’s nothing you can take back now.',
    pending: 'There’s a request to answer first.',
    'no-request': 'That request is over.',
    other: 'That didn’t work. Try again.',
    seat: 'Your seat has been given to somebody else.',
    'not-away': 'This player is here.',
    declined: 'The others have declined. Ask again later.',
  },

  ended: {
    full: 'All seats in this game are taken.',
    'seat-taken': 'Somebody else has this seat.',
    elsewhere: 'You’re playing this game in another tab or on another device.',
    gone: 'This game no longer exists.',
    forbidden: 'This page isn’t allowed to connect to the game.',
    outdated: 'This page is out of date. Reload it to play.',
    broken: 'The connection was lost.',
    failed: 'Something went wrong in this game.',
  },
};
