import type { Match } from './match.js';
import { optionsFrom } from './record.js';
import type { GameRecord } from './record.js';

/** Whether a record begins with the whole of a match and goes on from there. A record without a seed fits any. */
export function isContinuation(match: Match, record: GameRecord): boolean {
  const { game, entries, start } = match;
  if (record.moves.length <= entries.length || record.game !== game.id) return false;
  const known = match.toRecord();
  const { seats, comment, seed = known.seed } = record;
  const options = optionsFrom(game, record.start, record.options);
  const recordStart = record.start === undefined ? undefined : game.makePosition(game.parsePosition(record.start));
  return (
    seats === known.seats &&
    comment === known.comment &&
    seed === known.seed &&
    recordStart === start &&
    Object.entries(match.options).every(([name, value]) => JSON.stringify(options[name]) === JSON.stringify(value)) &&
    entries.every(({ actor, text, comment }, i) => {
      const move = record.moves[i];
      return move?.move === text && (move.by ?? actor) === actor && move.comment === comment;
    })
  );
}
