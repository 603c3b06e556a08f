import { triad } from '../../src/games/triad/index.js';
import type { TriadMove, TriadState } from '../../src/games/triad/index.js';
import type { Budget } from '../../src/opponents/opponent.js';
import type { Level } from '../../src/opponents/level.js';
import { triadOpponent } from '../../src/opponents/triad/index.js';
import { diceFor } from './dice.js';
import { ladderOf } from './ladder.js';
import { Stopwatch } from './measure.js';
import type { Measure, Sample } from './measure.js';
import { gains } from './references/triad.js';
import { plainMove } from './triad-plain.js';
import { WINS } from './triad-wins.js';

type Player = (state: TriadState, random: () => number) => TriadMove;

const opponent =
  (level: Level, budget: Budget): Player =>
  (state, random) =>
    triadOpponent.choose(state, state.turn, { level, random, budget });

const plain =
  (depth: number): Player =>
  (state, random) =>
    plainMove(state, depth, random);

/** A game from an even roll. Each roll has two seeds: the first player is once White and once Black. @returns the first player's share */
function play(seed: number, first: Player, second: Player): Sample {
  const random = diceFor(-seed);
  const watch = new Stopwatch();
  const own = seed % 2;
  const empty = triad.setup(2, { evenStart: true });
  let state = triad.play(empty, 'chance', triad.chance(empty, diceFor(seed >> 1)));
  for (;;) {
    const outcome = triad.outcome(state);
    if (outcome) return { value: outcome.winners.includes(own) ? 1 / outcome.winners.length : 0, ...watch };
    const now = state;
    const move = now.turn === own ? watch.time(() => first(now, random)) : second(now, random);
    state = triad.play(now, now.turn, move);
  }
}

/** 1 if the opponent finds out that a position is won by force. The list is taken from its beginning again when it ends. */
function findWin(positions: readonly string[], seed: number, budget: Budget): Sample {
  const state = triad.start(triad.parsePosition(positions[(seed - 1) % positions.length]!));
  const watch = new Stopwatch();
  const { value } = watch.time(() => triadOpponent.analyse(state, state.turn, budget));
  return { value: value >= CERTAIN ? 1 : 0, ...watch };
}

/** No estimate is as high. */
const CERTAIN = 0.99;

const SHORT = [WINS[3], WINS[5]].flatMap((list = []) => list);
const ALL = [...SHORT, ...[WINS[7], WINS[9]].flatMap((list = []) => list)];

const PEER = 'plain alpha-beta, 4 plies';

export const measures: readonly Measure[] = [
  {
    name: `share against ${PEER}: expert, 100 ms a move`,
    bound: 0.8,
    games: 1000,
    play: (seed) => play(seed, opponent('expert', { ms: 100 }), plain(4)),
  },
  {
    name: 'forced wins of up to 5 plies found in 1 s',
    bound: 1,
    games: SHORT.length,
    play: (seed) => findWin(SHORT, seed, { ms: 1000 }),
  },
  {
    name: 'forced wins of up to 9 plies found in 5 s',
    bound: 0.9,
    games: ALL.length,
    play: (seed) => findWin(ALL, seed, { ms: 5000 }),
  },
  {
    name: 'share against the same with 2 plies: expert, 20,000 nodes a move',
    games: 400,
    play: (seed) => play(seed, opponent('expert', { nodes: 20_000 }), plain(2)),
  },
  ...ladderOf({
    game: triad,
    opponent: triadOpponent,
    gains,
    options: { evenStart: true },
    budget: { nodes: 20_000 },
    tables: [2],
    games: 400,
  }),
];
