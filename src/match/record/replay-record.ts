import { GameError, brief, gameError, shown } from '../../games/game-error.js';
import type { MoveMaker } from '../moves/move-maker.js';
import { parsePlayer } from '../players.js';
import { readMove } from '../moves/read-move.js';
import type { MatchSettings, RecordSettings } from '../settings.js';
import type { Timeline } from '../moves/timeline.js';
import type { AnyGame, GameRecord, RecordedMove } from './record.js';

/** Where the moves of a record are replayed. */
interface ReplayTarget<State, Move> {
  readonly game: AnyGame<State, Move>;
  readonly timeline: Timeline<State, Move>;
  readonly moves: MoveMaker<State, Move>;
  /** Whether the seed of the match is the one that the record was played with. */
  readonly isSeeded: boolean;
}

/** The settings of a match that continues a record. */
export function settingsOf(record: GameRecord, settings: RecordSettings): MatchSettings {
  const { format: revision, seats, options, seed = settings.seed, start, positionCheck } = record;
  const players = settings.players ?? record.players?.flatMap((word) => parsePlayer(word) ?? []);
  return { ...settings, players, seats, options, revision, seed, start, positionCheck };
}

/** @throws GameError `record-move` naming the first ply that is not legal */
export function replayRecord<State, Move>({ moves, concession }: GameRecord, target: ReplayTarget<State, Move>): void {
  moves.forEach((recorded, i) => {
    try {
      replayMove(recorded, target);
    } catch (error) {
      const { message, refusal } = gameError(error);
      const ply = i + 1;
      const place = `ply ${ply}`;
      const text = brief(recorded.move);
      throw new GameError(
        'record-move',
        `${place} of the record, ${shown(recorded.move)}: ${message}`,
        { place, ply, text },
        refusal,
      );
    }
  });
  // Who has resigned after the end has changed nothing.
  if (!target.game.outcome(target.timeline.state)) target.timeline.end = concession;
}

/** A recorded roll that the seed does not yield was rolled by hand. */
function replayMove<State, Move>(
  { move: recorded, by: seat, at, comment }: RecordedMove,
  { game, timeline, moves, isSeeded }: ReplayTarget<State, Move>,
): void {
  const { actor, move } = readMove(game, timeline.state, recorded, seat);
  const { state, text } = timeline.next(actor, move);
  const drawn = actor === 'chance' && isSeeded ? moves.nextDraw : undefined;
  const isDrawn = drawn === undefined ? !isSeeded : game.makeMove(drawn, timeline.state, 'chance') === text;
  const generated = actor === 'chance' && isDrawn;
  moves.append({ actor, move, text, by: 'script', generated, at, comment }, state);
}
