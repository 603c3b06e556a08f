import { kubi, totalOf } from '../../src/games/kubi/index.js';
import type { KubiEntry, KubiMove, KubiSheet, KubiState } from '../../src/games/kubi/index.js';
import { compactSheet, discardsAfter, marksAfter, wayOfEntry } from '../../src/opponents/kubi/compact.js';
import { expectedValue } from '../../src/opponents/kubi/expectimax.js';
import { kubiOpponent } from '../../src/opponents/kubi/index.js';
import { valueFunction } from '../../src/opponents/kubi/value-function.js';
import type { Level } from '../../src/opponents/level.js';
import { diceFor } from './dice.js';
import { ladderOf } from './ladder.js';
import { Stopwatch } from './measure.js';
import type { Measure, Sample } from './measure.js';
import { gains } from './references/kubi.js';

type Player = (state: KubiState, random: () => number) => KubiMove;

const TRIPLES = kubi.moves(kubi.setup(1), 0);

/**
 * How much better a roll is than rolls are on average, as the opponent sees it. However wrongly it sees, the mean over all rolls is 0, so the mean of
 * results is the same with this taken away, and known from far fewer games.
 */
function luckOf(before: KubiState, rolled: KubiState): number {
  const sheet = compactSheet(before.sheets[0] as KubiSheet);
  const { triple, marks, discards } = sheet;
  const known = valueFunction(triple);
  const values = kubi.moves(rolled, 0).map((move) => {
    const way = wayOfEntry(move as KubiEntry, sheet);
    return known.of(marksAfter(marks, way), discardsAfter(discards, way));
  });
  return Math.max(...values) - expectedValue(known, marks, discards);
}

/**
 * One seat plays against the dice.
 * @param numbers the triple to cross, unless the player chooses it
 * @param isFair whether to take away the {@link luckOf} all rolls
 */
function playAlone(seed: number, player: Player, numbers?: KubiMove, isFair = false): Sample {
  const random = diceFor(seed);
  // Of their own, so that all players have the same dice.
  const choices = diceFor(-seed);
  const watch = new Stopwatch();
  let state = kubi.setup(1);
  if (numbers) state = kubi.play(state, 0, numbers);
  let luck = 0;
  while (!kubi.outcome(state)) {
    const now = state;
    const isRoll = kubi.actors(now)[0] === 'chance';
    const move = isRoll ? kubi.chance(now, random) : watch.time(() => player(now, choices));
    state = kubi.play(now, isRoll ? 'chance' : 0, move);
    if (isFair && isRoll) luck += luckOf(now, state);
  }
  return { value: totalOf(state.sheets[0] as KubiSheet) - luck, ...watch };
}

const opponent =
  (level: Level): Player =>
  (state, random) =>
    kubiOpponent.choose(state, 0, { level, random });

/** Takes the most points of the moment, and the first of equal moves. */
const greedy: Player = (state) => {
  const points = (move: KubiMove) => totalOf(kubi.play(state, 0, move).sheets[0] as KubiSheet);
  const moves = kubi.moves(state, 0).map((move) => ({ move, points: points(move) }));
  return moves.reduce((best, each) => (each.points > best.points ? each : best)).move;
};

const nameOf = (numbers: KubiMove): string => kubi.makeMove(numbers);

export const measures: readonly Measure[] = [
  {
    name: 'mean of one seat, expert, but for luck',
    bound: 316,
    games: 20_000,
    play: (seed) => playAlone(seed, opponent('expert'), undefined, true),
  },
  { name: 'the same with luck', games: 20_000, play: (seed) => playAlone(seed, opponent('expert')) },
  ...ladderOf({ game: kubi, opponent: kubiOpponent, gains, tables: [1, 2, 3, 4], games: 4000 }),
  ...TRIPLES.map((numbers): Measure => ({
    name: `${nameOf(numbers)}, points above greedy`,
    bound: 300,
    games: 1000,
    play: (seed) => {
      const { value, ...times } = playAlone(seed, opponent('expert'), numbers);
      return { value: value - playAlone(seed, greedy, numbers).value, ...times };
    },
  })),
  ...TRIPLES.map((numbers): Measure => ({
    name: `${nameOf(numbers)}, mean, expert, but for luck`,
    games: 1000,
    play: (seed) => playAlone(seed, opponent('expert'), numbers, true),
  })),
];
