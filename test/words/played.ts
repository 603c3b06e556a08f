/** The part of a game that is needed to play a few moves from a position. */
interface Playable<State, Move> {
  readonly parseMove: (text: string, state: State, actor: never) => Move;
  readonly play: (state: State, actor: never, move: Move) => State;
}

/** A move and the state it was made in, after other moves. */
export interface Made<State, Move> {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
}

/** Plays moves, each with the actor that makes it, and returns the last of them. */
export function played<State, Move>(
  game: Playable<State, Move>,
  before: State,
  ...moves: readonly (readonly [actor: number | 'chance' | 'clock', move: string])[]
): Made<State, Move> {
  const [[actor, text] = ['chance', ''], ...others] = moves;
  const move = game.parseMove(text, before, actor as never);
  const after = game.play(before, actor as never, move);
  return others.length > 0 ? played(game, after, ...others) : { before, move, after };
}
