import type { Seat } from '../../games/game.js';

/** The version of the protocol. A host refuses clients of another one. */
export const PROTOCOL = 1;

/** The longest message of a client, in characters of JSON. */
export const MESSAGE_LIMIT = 1000;
/** The longest secret of a seat, in characters. */
export const SECRET_LIMIT = 64;
/** The shortest secret that a client may choose. */
export const SECRET_LEAST = 16;

/** The most numbered messages that a client has sent without an answer. */
export const UNDER_WAY_LIMIT = 20;
/** The longest name of a player, in characters. */
export const NAME_LIMIT = 24;

/** Who looks at the game: a seat, or somebody who knows what everybody may know. */
export type Viewer = Seat | 'public';

/** What others have to agree to: taking back the latest move of the seat that asks, or the next game of the series. */
export const REQUESTS = ['undo', 'new-game'] as const;
export type RequestKind = (typeof REQUESTS)[number];

/** How to go on without a player who need not be waited for any more: with the win, in a game of two, or with a computer in their place. */
export const CLAIMS = ['win', 'computer'] as const;
export type ClaimKind = (typeof CLAIMS)[number];

/** What players can say to each other. Each reader reads it in their own language. */
export const GREETINGS = ['hello', 'good-luck', 'nice-move', 'thanks', 'well-played', 'one-more'] as const;
export type Greeting = (typeof GREETINGS)[number];
/** Milliseconds between two greetings of a seat. */
export const GREETING_PAUSE = 5000;
/** The most greetings of a seat in one game. */
export const GREETINGS_A_GAME = 20;
