/** What a reader asks the others for. */
export type Wish = 'undo' | 'new-game';

/** What a reader can do before the game begins. */
type StartAction = 'ready' | 'not-ready';

/** What a reader can do about the connection and the others, beside playing. */
export type OnlineAction =
  | 'play-with'
  | 'invite'
  | 'try-now'
  | 'try-again'
  | 'agree'
  | 'decline'
  | 'withdraw'
  | 'watch'
  | 'play-here'
  | 'leave'
  | 'play-alone'
  | StartAction;

/** Why the host did not do what the reader wanted. */
export type RefusedFor =
  | 'late'
  | 'outdated'
  | 'waiting'
  | 'spectator'
  | 'nothing-to-undo'
  | 'pending'
  | 'no-request'
  | 'other'
  | 'seat'
  | 'not-away'
  | 'declined';

/** Why a shared game is over for this reader, as far as there is something to say about it. */
export type EndedFor = 'full' | 'seat-taken' | 'elsewhere' | 'gone' | 'forbidden' | 'outdated' | 'broken' | 'failed';

/** What is said of a link that the reader is handed. */
export interface LinkWords {
  /** What is sent along with the link. */
  readonly invitation: (game: string) => string;
  readonly linkCopied: string;
  /** Before the link, where the browser does not let it be copied. */
  readonly linkToCopy: string;
}

/** What an element says of a game that is played between devices, in one language. Names are those of seats, as the game calls them: `Ann`, `White`. */
export interface OnlineWords extends LinkWords {
  /** The accessible name of what is told here. */
  readonly title: string;
  /** The labels of buttons and tools. */
  readonly actions: Readonly<Record<OnlineAction, string>>;

  /** Of the link that takes the reader’s own seat to another device. */
  readonly seatLink: LinkWords;

  // The connection.
  /** Until a shared game is there to which somebody has invited. */
  readonly joiningGameOf: (name: string) => string;
  /** The host could not be reached yet. */
  readonly unreached: string;
  readonly offline: string;
  readonly reconnected: string;
  /** The host is there, but nobody is told of anything before it is saved. */
  readonly unsaved: string;

  // Who is there.
  /** So many players have not come yet. */
  readonly waiting: (missing: number) => string;
  readonly joined: (name: string) => string;
  readonly away: (name: string) => string;
  /** Somebody is gone who has said so. */
  readonly left: (name: string) => string;
  readonly back: (name: string) => string;
  /** A computer plays for somebody who is gone. */
  readonly replaced: (name: string) => string;
  readonly paused: string;
  /** The own seat, as the game calls it. */
  readonly playing: (seat: string) => string;
  readonly watching: string;
  /** In the title of a page that is out of sight. */
  readonly yourTurn: string;
  readonly spectators: (count: number) => string;
  /** After the name of a seat, for screen readers. */
  readonly presence: {
    readonly own: string;
    readonly free: string;
    readonly here: string;
    readonly gone: string;
    readonly replaced: string;
    readonly computer: string;
  };

  // What others have to agree to.
  readonly asks: Readonly<Record<Wish, (name: string) => string>>;
  /** The reader has asked, or has agreed; others have not answered yet. */
  readonly asked: Readonly<Record<Wish, string>>;
  readonly agreed: string;
  readonly declined: string;
  /** Somebody else’s request came to nothing. */
  readonly requestOver: string;
  /** The game went on before everybody had answered. */
  readonly requestVoid: string;

  // The seat of somebody who is away, for somebody who looks on.
  readonly sitDown: (name: string) => string;
  /** Somebody asks for the seat of somebody; the first name may be empty. */
  readonly asksForSeat: (asker: string, name: string) => string;
  /** The reader asks for it. */
  readonly askedForSeat: (name: string) => string;
  /** Nobody is there to agree. */
  readonly seatSoon: string;

  // Tools.
  readonly askUndo: string;
  readonly askNewGame: string;
  readonly moveSeat: string;

  // What was not done.
  /** Before the reason that the game gives. */
  readonly rolledBack: string;
  readonly refused: Readonly<Record<RefusedFor, string>>;

  // The end.
  readonly ended: Readonly<Record<EndedFor, string>>;

  // Before the game begins.
  readonly start: {
    /** The accessible name of the list of all seats. */
    readonly seats: string;
    readonly yourName: string;
    /** On the button that takes a free seat. */
    readonly sit: (seat: string) => string;
    /** After the name of a seat. */
    readonly isReady: string;
    readonly isNotReady: string;
    /** The others are here; the reader has not said that they are ready. */
    readonly press: string;
    /** Players who are not ready, as a list: `Ann and Bob`. */
    readonly waitingFor: (names: string) => string;
    /** In place of what is to be done. */
    readonly whenHere: string;
    readonly whenReady: string;
    readonly begun: string;
    /** The accessible name of the QR code. */
    readonly code: string;
    readonly scan: string;
    /** On buttons beside it. */
    readonly copyLink: string;
    readonly hideCode: string;
  };
}
