import { bestSquare, cubo } from '../../../src/games/cubo/index.js';
import type { CuboDie, CuboMove, CuboSquare, CuboState } from '../../../src/games/cubo/index.js';
import { linesOf, totalOf } from '../../../src/games/cubo/score.js';
import { freshDice, freshSquare, swapped } from '../../../src/games/cubo/square.js';
import type { Value } from '../../../src/games/cubo/square.js';
import { cuboOpponent } from '../../../src/opponents/cubo/index.js';
import { puzzleRules } from '../../../src/puzzles/cubo/index.js';
import type { Puzzle } from '../../../src/puzzles/puzzle.js';
import { diceFor } from '../dice.js';
import { gains } from '../references/cubo.js';
import { TRIES, WEAK, easeOf, groupOf, rateOf, shuffled } from './maker.js';
import type { IsOpen, Maker, ProvedPuzzle } from './maker.js';
import { greedyOf, solvingOf } from './solving.js';

const OPTIONS = { streets: 'ordered', timeLimits: false } as const;
const SUBJECT = { rules: puzzleRules, gains };
const MARGIN = 3;
const AROUND = [0, 1, 2, 3, 5, 6, 7, 8] as const;
const SWAPS = AROUND.flatMap((one, i) => AROUND.slice(i + 1).map((other) => [one, other] as const));

const worth = (square: CuboSquare): number => totalOf(linesOf(square, OPTIONS));

const rolled = (dice: readonly CuboDie[], random: () => number): CuboSquare =>
  dice.map((die) => ({ ...die, value: (Math.floor(random() * 6) + 1) as Value }));

const textOf = (square: CuboSquare): string => square.map(({ colour, value }) => `${colour}${value}`).join('');

/** All squares that so many swaps lead to, and not fewer, with one way there. */
function reach(square: CuboSquare, swaps: number): readonly ReadonlyMap<string, Reached>[] {
  const seen = new Set([textOf(square)]);
  const rings: Map<string, Reached>[] = [new Map([[textOf(square), { square, way: [] }]])];
  for (let i = 0; i < swaps; i++) {
    const ring = new Map<string, Reached>();
    for (const { square: from, way } of rings[i]!.values()) {
      for (const cells of SWAPS) {
        const to = swapped(from, cells);
        const text = textOf(to);
        if (seen.has(text)) continue;
        seen.add(text);
        ring.set(text, { square: to, way: [...way, { kind: 'swap', cells }] });
      }
    }
    rings.push(ring);
  }
  return rings;
}

interface Reached {
  readonly square: CuboSquare;
  readonly way: readonly CuboMove[];
}

/** A square can be turned and mirrored, and the colours can change their names. */
function keyOf(square: CuboSquare, middle: readonly CuboDie[]): string {
  const keys: string[] = [];
  for (const isRenamed of [false, true]) {
    const renamed = (dice: readonly CuboDie[]) =>
      dice.map((die) =>
        isRenamed && die.colour !== 'w'
          ? { ...die, colour: die.colour === 'r' ? ('b' as const) : ('r' as const) }
          : die,
      );
    const rest = renamed(middle)
      .map((die) => textOf([die]))
      .sort()
      .join('');
    let board = renamed(square);
    for (let i = 0; i < 8; i++) {
      keys.push(`${textOf(board)} ${rest}`);
      const now = board;
      board = now.map((_, cell) => {
        const [column, row] = [cell % 3, Math.floor(cell / 3)];
        return i === 3 ? now[row * 3 + 2 - column]! : now[(2 - column) * 3 + row]!;
      });
    }
  }
  return keys.sort()[0]!;
}

const positionText = (square: CuboSquare, stage: 'open' | 'called', middle: readonly CuboDie[]): string =>
  cubo.makePosition({
    round: 1,
    start: 0,
    phase: 'build',
    turn: 0,
    seats: [{ square, stage, taken: null, score: 0 }],
    middle,
  });

/** How often weak players solve a puzzle, playing on while they do what belongs to an answer. */
function weakRate(asked: Puzzle, random: () => number): number {
  return rateOf(TRIES, (i) => {
    let state: CuboState = cubo.start(cubo.parsePosition(asked.position), OPTIONS);
    const played: CuboMove[] = [];
    while (puzzleRules.judge(asked, state, played) === 'open') {
      const move = cuboOpponent.choose(state, 0, { level: WEAK[i % 2]!, random });
      if (!puzzleRules.allows(asked, move)) return false;
      played.push(move);
      state = cubo.play(state, 0, move);
    }
    return puzzleRules.judge(asked, state, played) === 'solved';
  });
}

/** The middle of a puzzle that is only about the own dice. */
const MIDDLE: readonly CuboDie[] = freshDice(2, 4).map((die, i) => ({ ...die, value: (i + 2) as Value }));

/** The best square of the dice, which lie a few swaps away from it. */
function findSquare(swaps: number, random: () => number, isOpen: IsOpen): ProvedPuzzle | undefined {
  const best = bestSquare(rolled(freshSquare(4), random), OPTIONS);
  let square = best.square;
  for (let i = 0; i < swaps; i++) square = swapped(square, shuffled(SWAPS, random)[0]!);
  if (best.total - worth(square) < 2 * MARGIN) return undefined;
  const puzzle = {
    game: 'cubo',
    kind: 'square',
    moves: swaps,
    proof: 'exact',
    position: positionText(square, 'open', MIDDLE),
    seat: 0,
    best: best.total,
  } as const;
  // All the rest takes much longer.
  const asked = { ...puzzle, number: 1, level: 'easy', solutions: [], margin: MARGIN } as const;
  if (!isOpen(groupOf(puzzle), greedyOf(SUBJECT, asked))) return undefined;
  const rings = reach(square, swaps).map((ring) =>
    [...ring.values()].map((each) => ({ ...each, total: worth(each.square) })),
  );
  const found = rings.at(-1)!.find(({ total }) => total === best.total);
  const isSooner = rings.slice(0, -1).some((ring) => ring.some(({ total }) => total === best.total));
  if (!found || isSooner) return undefined;
  const second = Math.max(...rings.flat().map(({ total }) => (total === best.total ? 0 : total)));
  if (best.total - second < MARGIN) return undefined;
  return { ...puzzle, solutions: [found.way.map(cubo.makeMove)], margin: best.total - second };
}

/** A die of the middle for one of a square that is good but not the best. */
function findExchange(random: () => number): ProvedPuzzle | undefined {
  const best = bestSquare(rolled(freshSquare(4), random), OPTIONS).square;
  const square = swapped(best, shuffled(SWAPS, random)[0]!);
  const middle = rolled(freshDice(2, 4), random);
  const answers = middle.flatMap((die, place) =>
    AROUND.map((cell) => ({
      moves: [`take ${place + 1}`, `put ${cellText(cell)}`],
      total: worth(square.with(cell, die)),
    })),
  );
  const most = Math.max(...answers.map(({ total }) => total));
  const solutions = answers.filter(({ total }) => total === most).map(({ moves }) => moves);
  const second = Math.max(worth(square), ...answers.map(({ total }) => (total === most ? 0 : total)));
  // Two places of the middle may show the same die.
  if (solutions.length > 2 || most - second < MARGIN - 1) return undefined;
  return {
    game: 'cubo',
    kind: 'exchange',
    moves: 2,
    proof: 'exact',
    position: positionText(square, 'called', middle),
    seat: 0,
    solutions,
    best: most,
    margin: most - second,
  };
}

const cellText = (cell: number): string => 'abc'.charAt(cell % 3) + String(Math.floor(cell / 3) + 1);

export const maker: Maker = {
  game: 'cubo',
  wanted: [
    { kind: 'square', moves: 1, proof: 'exact', share: 5, obvious: 5 },
    { kind: 'square', moves: 2, proof: 'exact', share: 35, obvious: 8 },
    { kind: 'square', moves: 3, proof: 'exact', share: 30, obvious: 4 },
    { kind: 'exchange', moves: 2, proof: 'exact', share: 30, obvious: 30 },
  ],
  keyOf({ position, kind }) {
    const { seats, middle } = cubo.parsePosition(position);
    return keyOf(seats[0]!.square, kind === 'square' ? [] : middle.flatMap((die) => die ?? []));
  },
  find(seed, isOpen) {
    const random = diceFor(seed);
    const kind = seed % 2 === 0 ? 'exchange' : 'square';
    const moves = kind === 'exchange' ? 2 : 1 + (((seed - 1) / 2) % 3);
    if (!isOpen(groupOf({ kind, moves, proof: 'exact' }))) return undefined;
    const puzzle = kind === 'exchange' ? findExchange(random) : findSquare(moves, random, isOpen);
    if (!puzzle) return undefined;
    const asked = { ...puzzle, number: 1, level: 'easy' } as const;
    const dice = diceFor(-seed);
    const weak = weakRate(asked, dice);
    const solving = solvingOf(SUBJECT, asked, dice);
    return { ...puzzle, solving, ease: easeOf(solving, weak) };
  },
};
