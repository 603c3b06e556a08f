import { scorePlacement, triomino } from '../../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../src/games/triomino/index.js';
import type { Level } from '../../src/opponents/level.js';
import type { Budget } from '../../src/opponents/opponent.js';
import { triominoOpponent } from '../../src/opponents/triomino/index.js';
import { diceFor } from './dice.js';
import { ladderOf } from './ladder.js';
import { Stopwatch } from './measure.js';
import type { Measure, Sample } from './measure.js';
import { gains } from './references/triomino.js';

type Player = (view: TriominoState, seat: number, random: () => number) => TriominoMove;

const opponent =
  (level: Level, budget?: Budget): Player =>
  (view, seat, random) =>
    triominoOpponent.choose(view, seat, { level, random, ...(budget && { budget }) });

/** Lays for the most points of the moment, any of equal placements, and buys when nothing fits. */
const greedy: Player = ({ laid, options, ...view }, seat, random) => {
  const moves = triomino.moves({ laid, options, ...view }, seat);
  let best = moves[0]!;
  let most = -1;
  let equals = 1;
  for (const move of moves) {
    if (move.kind !== 'lay') continue;
    const { total } = scorePlacement(laid, move, options);
    if (total > most) equals = 0;
    if (total < most || random() * ++equals >= 1) continue;
    best = move;
    most = total;
  }
  return best;
};

/** A round. Each deal is played from every seat in turn. @returns the share of the first player */
function play(seed: number, players: readonly Player[]): Sample {
  const seats = players.length;
  const random = diceFor(Math.ceil(seed / seats));
  const choices = diceFor(-seed);
  const own = seed % seats;
  const watch = new Stopwatch();
  let state = triomino.setup(seats, { rounds: 1 });
  for (;;) {
    const outcome = triomino.outcome(state);
    if (outcome) return { value: outcome.winners.includes(own) ? 1 / outcome.winners.length : 0, ...watch };
    const now = state;
    const [actor = 'chance'] = triomino.actors(now);
    if (typeof actor !== 'number') {
      state = triomino.play(now, 'chance', triomino.chance(now, random));
      continue;
    }
    const view = triomino.view(now, actor);
    const player = players[(actor - own + seats) % seats]!;
    const choose = () => player(view, actor, choices);
    state = triomino.play(now, actor, actor === own ? watch.time(choose) : choose());
  }
}

const against = (name: string, seats: number, player: Player, games: number, bound?: number): Measure => ({
  name,
  ...(bound !== undefined && { bound }),
  games,
  play: (seed) => play(seed, [player, ...Array.from({ length: seats - 1 }, () => greedy)]),
});

const BUDGET = { nodes: 1500 };

export const measures: readonly Measure[] = [
  against('rounds won, 2 seats, others greedy: expert, 1,500 nodes', 2, opponent('expert', BUDGET), 4000, 0.62),
  against('rounds won, one of 4 seats, others greedy: expert, 1,500 nodes', 4, opponent('expert', BUDGET), 4000, 0.33),
  ...ladderOf({
    game: triomino,
    opponent: triominoOpponent,
    gains,
    options: { rounds: 1 },
    budget: BUDGET,
    tables: [2, 3, 4],
    games: 4000,
  }),
];
