import type { Actor, Seat } from '../games/game.js';
import { moveText } from '../games/texts.js';
import type { Concession } from './concession.js';
import type { Entry } from './entry.js';
import { omitUndefined } from './record/record.js';
import type { AnyGame } from './record/record.js';
import type { Revision, Timeline } from './moves/timeline.js';

/** The match whose moves are revised. */
interface RevisedMatch<State, Move> {
  readonly game: AnyGame<State, Move>;
  replaceTimeline(revise: (timeline: Timeline<State, Move>) => Revision<State, Move>): void;
}

/** A move as a host elsewhere sends it. */
export interface HostMove {
  readonly actor: Actor;
  /** In the game's notation. */
  readonly move: string;
  /** Milliseconds since the start, in real-time games. */
  readonly at?: number | undefined;
}

/** What a host elsewhere sends. */
export interface HostUpdate<Move> {
  readonly moves: readonly HostMove[];
  /** Moves that the host does not know of yet: they are made again after the others, as far as they are still legal. */
  readonly tail: readonly Entry<Move>[];
  /** Whose view the moves here were sent for: a move that was concealed and is open now is the same one. */
  readonly viewer: Seat | 'public';
  /** How the game was given up. */
  readonly concession?: Concession | undefined;
}

/**
 * Replaces the moves of a match from a ply on by those that a host elsewhere sends. A move that the match has already is not announced again, even if its
 * place has changed.
 * @throws GameError `bad-move`, `illegal-move`; then nothing has changed
 */
export function revise<State, Move>(match: RevisedMatch<State, Move>, from: number, update: HostUpdate<Move>): void {
  const { game } = match;
  match.replaceTimeline((old) => {
    const timeline = revised(game, old, from, update);
    const isConceded = timeline.end !== undefined && !old.end;
    return { timeline, isConceded, ...compare(game, [old, timeline], from, update.viewer) };
  });
}

/** A timeline with other moves from a ply on. @throws GameError `bad-move`, `illegal-move` */
function revised<State, Move>(
  game: AnyGame<State, Move>,
  timeline: Timeline<State, Move>,
  from: number,
  { moves, tail, concession }: HostUpdate<Move>,
): Timeline<State, Move> {
  const next = timeline.branch(from);
  const append = (made: Omit<Entry<Move>, 'text' | 'at'>, at: number | undefined) => {
    const { state, text } = next.next(made.actor, made.move);
    next.append(omitUndefined({ ...made, text, at }), state);
  };
  const known = timeline.entries.slice(from);
  for (const { actor, move: text, at } of moves) {
    const move = game.parseMove(moveText(text), next.state, actor);
    const by = known.find((entry) => entry.actor === actor && entry.text === text)?.by ?? 'remote';
    append({ actor, move, by, generated: actor === 'chance' }, at);
  }
  for (const entry of tail) {
    if (game.refusal(next.state, entry.actor, entry.move)) continue;
    append(entry, entry.at && Math.max(entry.at, next.latest?.at ?? 0));
  }
  next.end = concession;
  return next;
}

/**
 * Compares two timelines that have the same moves up to a ply. A move that is in both is the same one wherever it stands, and also if what was concealed
 * of it from the viewer is open in the other.
 */
function compare<State, Move>(
  game: AnyGame<State, Move>,
  [old, next]: readonly [Timeline<State, Move>, Timeline<State, Move>],
  from: number,
  viewer: Seat | 'public',
): Pick<Revision<State, Move>, 'added' | 'lost'> {
  const known = old.entries.slice(from).map(({ actor, text }, i) => ({ key: `${actor} ${text}`, index: from + i }));
  const take = (entry: string) => {
    const place = known.findIndex(({ key }) => key === entry);
    if (place >= 0) known.splice(place, 1);
    return place >= 0;
  };
  const added: Entry<Move>[][] = [];
  let run: Entry<Move>[] | undefined;
  next.entries.slice(from).forEach((entry, i) => {
    const { actor, move, text } = entry;
    const before = next.states[from + i] as State;
    const concealed = game.conceal?.(move, actor, viewer, before);
    const isKnown =
      take(`${actor} ${text}`) || (concealed && take(`${actor} ${game.makeMove(concealed, before, actor)}`));
    if (isKnown) run = undefined;
    else if (run) run.push(entry);
    else added.push((run = [entry]));
  });
  return { added, lost: known[0]?.index };
}
