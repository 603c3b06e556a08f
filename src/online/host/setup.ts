import { parseRecord } from '../../match/record/parse-record.js';
import type { AnyGame } from '../../match/record/record.js';
import { TimedMatch } from '../../match/time/timed-match.js';
import type { LagCompensatedClock } from './lag-compensated-clock.js';
import type { HostOptions, HostSurroundings, SavedHost } from './options.js';
import { parseSeatWords } from './room.js';
import type { Room, RoomSeat } from './room.js';
import { checkSaved } from './saved-host.js';
import { Commands } from './commands.js';

/** What a new or a restored host starts from. */
export interface HostSetup<State, Move> {
  /** Makes the match, whose dice do not roll before somebody lets them. */
  readonly match: (clock: LagCompensatedClock, room: Room) => TimedMatch<State, Move>;
  readonly seats: readonly RoomSeat[];
  readonly saved?: SavedHost;
}

/** 128 random bits as text, for seeds and secrets. */
export const randomText = (random: () => number): string =>
  Array.from({ length: 4 }, () => Math.floor(random() * 2 ** 32))
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');

/** Dice that come when the game begins. */
const HELD = { dice: 'remote' } as const;

/** @throws GameError `bad-seats`; its match also `bad-options`, `bad-position`, `bad-seed` */
export function newGame<State, Move>(game: AnyGame<State, Move>, options: HostOptions<Move>): HostSetup<State, Move> {
  const { seats: wanted = game.seats.min, start, undoPastChance } = options;
  const words = parseSeatWords(wanted, game);
  const seed = options.seed ?? randomText(options.random);
  const settings = { seats: words.length, options: options.options, start, seed, undoPastChance };
  return {
    seats: words.map((word) => ({ word, name: '', commands: new Commands(), isReplaced: false })),
    match: (clock, { players }) => new TimedMatch<State, Move>(game, { ...settings, ...HELD, clock, players }),
  };
}

/** @throws GameError `save-damaged`, `bad-seats`; its match also what a record can be wrong about */
export function savedGame<State, Move>(
  game: AnyGame<State, Move>,
  input: unknown,
  { undoPastChance, loadOpponent }: HostSurroundings<Move>,
): HostSetup<State, Move> {
  const saved = checkSaved(input, game);
  const { seed, elapsed } = saved;
  return {
    saved,
    seats: saved.seats.map(({ word, secret, name = '', hasLeft, isReplaced = false, commands }) => ({
      ...{ word, secret, name, hasLeft, isReplaced: isReplaced && loadOpponent !== undefined },
      commands: new Commands(commands),
    })),
    match: (clock, { players }) =>
      TimedMatch.fromRecord(game, parseRecord(saved.record, game), {
        seed,
        elapsed,
        clock,
        players,
        ...HELD,
        undoPastChance,
      }),
  };
}
