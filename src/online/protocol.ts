/**
 * The messages of a shared game, in both directions, as plain JSON.
 *
 * One host has the whole game; each client has what its seat, or the public, may know of it. Two numberings make sure that nothing is lost and nothing
 * happens twice:
 *
 * - The **host** numbers every change of the game: its `revision`. A client that sees a number left out asks for what it missed with `resync`. Revisions go on over
 *   undo and new games.
 * - A **client** numbers what it wants to do: `n`, one more each time, over all connections of its seat, from the one after `handled` of the first `welcome`. The
 *   host does each number once, in order, and answers it with `done` or `refuse`.
 *
 * So that everything a player wants is done once, in order, or refused, over whatever connections, a client keeps what has not been answered and
 *
 * - numbers it anew after each `welcome`: what is up to `handled` has been done, unless it is among the `refused`; the rest gets the numbers from `handled + 1` on, and is
 *   sent again. If the welcome gives it another `client` number than the one it had, somebody else has had the seat meanwhile: nothing is sent again, and what is not
 *   known to be done is given up;
 * - after `too-fast` or `gap` waits a while, and then sends again, in order, what has not been answered by then. Both leave the number as it was; every other answer
 *   settles it. What has no number and came too fast is lost, too: {@link Resync}, {@link Answer}, {@link Rename},
 *   {@link Ready} and {@link Sit} may be sent again;
 * - has no more than {@link UNDER_WAY_LIMIT} numbers under way: the host remembers no more refusals;
 * - leaves aside what comes before a `welcome`, and takes what the welcome brings in place of all it knew; a request that is not sent after it is over.
 */
export type * from './protocol/client-messages.js';
export type * from './protocol/host-messages.js';
export * from './protocol/limits.js';
