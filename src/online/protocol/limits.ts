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
