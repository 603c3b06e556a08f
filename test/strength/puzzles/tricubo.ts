import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove, TricuboPosition, TricuboState } from '../../../src/games/tricubo/index.js';
import { tricuboOpponent } from '../../../src/opponents/tricubo/index.js';
import { puzzleRules } from '../../../src/puzzles/tricubo/index.js';
import { pick } from '../../games/seeded.js';
import { diceFor } from '../dice.js';
import { gains } from '../references/tricubo.js';
import { TRIES, WEAK, easeOf, rateOf, rounded } from './maker.js';
import type { Maker } from './maker.js';
import { solvingOf } from './solving.js';

/** Rounded down, what anything else falls short of is still two points. */
const MARGIN = 2;
/** Values are rounded to single precision. */
const EQUAL = 0.001;
const LAST_ROUND = 21;

/** A moment of a game alone in which a die is to be used. */
function play(seed: number): TricuboState | undefined {
  const random = diceFor(seed);
  const stop = 3 + Math.floor(random() * (LAST_ROUND - 2));
  let state = tricubo.setup(1);
  while (!tricubo.outcome(state)) {
    const isRoll = tricubo.actors(state)[0] === 'chance';
    if (isRoll) state = tricubo.play(state, 'chance', tricubo.chance(state, random));
    if (isRoll && state.round >= stop) return state;
    const level = pick(['easy', 'medium', 'expert'] as const, random);
    state = tricubo.play(state, 0, tricuboOpponent.choose(state, 0, { level, random }));
  }
  return undefined;
}

/** Rows may be named in any other order. */
function keyOf({ sheets, roll, round }: TricuboPosition): string {
  const { crosses, interims, fields } = sheets[0]!;
  const rows = crosses.map((count, i) =>
    [count, interims[i] ?? '-', roll?.map((die) => (die === i + 1 ? 1 : 0))].join(),
  );
  const sixes = roll?.map((die) => (die === 6 ? 1 : 0)).join('');
  return [...rows.sort(), fields.join(''), round, sixes].join(' ');
}

export const maker: Maker = {
  game: 'tricubo',
  // The opponent's plan is backward induction over all sheets, so its values are exact, in every round.
  wanted: [{ kind: 'use', moves: 1, proof: 'exact', share: 100, obvious: 45 }],
  keyOf: ({ position }) => keyOf(tricubo.parsePosition(position)),
  find(seed) {
    const reached = play(seed);
    if (!reached) return undefined;
    const position = tricubo.positionOf(reached);
    const state = tricubo.start(position);
    const { moves } = tricuboOpponent.analyse(state, 0);
    const best = moves[0]!.value;
    const others = moves.filter(({ value }) => value < best - EQUAL);
    const margin = best - (others[0]?.value ?? best);
    if (margin < MARGIN) return undefined;
    const text = (move: TricuboMove) => tricubo.makeMove(move);
    const solutions = moves.filter((each) => !others.includes(each)).map(({ move }) => [text(move)]);
    // The small die is the answer so often that who always takes it would find half of the hard ones.
    if (seed % 2 === 1 && solutions.some(([each]) => each?.startsWith('S'))) return undefined;
    const random = diceFor(-seed);
    const weak = rateOf(TRIES, (i) => {
      const move = tricuboOpponent.choose(state, 0, { level: WEAK[i % 2]!, random });
      return solutions.some(([each]) => each === text(move));
    });
    const puzzle = {
      game: 'tricubo',
      kind: 'use',
      moves: 1,
      proof: 'exact',
      position: tricubo.makePosition(position),
      seat: 0,
      solutions,
      best: rounded(best),
      margin: rounded(margin),
    } as const;
    const solving = solvingOf({ rules: puzzleRules, gains }, { ...puzzle, number: 1, level: 'easy' }, random);
    return { ...puzzle, solving, ease: easeOf(solving, weak) };
  },
};
