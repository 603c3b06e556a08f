import fc from 'fast-check';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import { optionSpecs } from '../../src/games/options.js';
import type { Match } from '../../src/match/match.js';
import { TimedMatch } from '../../src/match/time/timed-match.js';
import type { MatchSettings } from '../../src/match/settings.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { FakeClock } from './fake-clock.js';
import { fuse } from './toy-fuse.js';
import { blitz, race } from './toy-games.js';
import { recordText } from './helpers.js';
import { valuesOf } from '../games/contract/random-game.js';

/** Letters that records use for themselves, among ordinary ones. */
const TRICKY = [';', '{', '}', '"', '\\', '\n', '\r', '=', '#1 ', '@2', ' ', 'a', 'é', '🎲'];

/** Any text, and again and again one that the text form must write with care. */
export const anyText = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...TRICKY), maxLength: 8 }));

/** Numbers that stand for decisions: which actor, which move, how long it took. */
export const choices = fc.array(fc.nat(999), { maxLength: 40 });

export const games = fc.constantFrom<AnyGame>(triad, kubi, tricubo, cubo, triomino, race, blitz, fuse);

/** Some of a game's options, each at one of its values. */
export function optionsOf(game: AnyGame): fc.Arbitrary<object> {
  const values = optionSpecs(game.options).map(([name, spec]): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.constantFrom(...valuesOf(spec)),
  ]);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}

/** Plays one move for each choice. Rolls are now drawn, now entered; in a real-time game time passes. */
export function playChoices(match: Match, clock: FakeClock, picks: readonly number[]): void {
  for (const pick of picks) {
    clock.advance(pick % 400);
    const actors = match.actors.filter((actor) => actor !== 'clock');
    const actor = actors[pick % actors.length];
    if (actor === undefined) return;
    if (actor !== 'chance') {
      const moves = match.legalMoves(actor);
      match.play(moves[pick % moves.length], { actor });
    } else if (pick % 2 === 0) match.draw();
    else
      match.play(
        match.game.chance?.(match.state, () => (pick % 97) / 97),
        { actor },
      );
  }
}

interface Plan {
  readonly settings: MatchSettings;
  readonly before: readonly number[];
  readonly picks: readonly number[];
}

const plans = (game: AnyGame): fc.Arbitrary<Plan> =>
  fc.record({
    settings: fc.record(
      {
        seats: fc.integer({ min: game.seats.min, max: game.seats.max }),
        options: optionsOf(game),
        seed: anyText,
        undoPastChance: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    before: fc.oneof(fc.constant([]), choices),
    picks: choices,
  });

/** A match from the set-up or, where moves were made `before`, from the position they led to. */
function playPlan(game: AnyGame, { settings, before, picks }: Plan): { match: Match; clock: FakeClock } {
  const clock = new FakeClock();
  const earlier = new TimedMatch(game, { ...settings, clock: new FakeClock() });
  playChoices(earlier, new FakeClock(), before);
  const isStart = before.length > 0 && !earlier.outcome;
  const start = isStart ? game.makePosition(game.positionOf(earlier.state)) : undefined;
  const match = new TimedMatch(game, { seed: 'a seed', ...settings, start, clock });
  playChoices(match, clock, picks);
  return { match, clock };
}

/** A match of any game, some moves into it. It is played anew for each test that wants to change it. */
export interface PlayedGame {
  play(): { match: Match; clock: FakeClock };
}

export const playedGames: fc.Arbitrary<PlayedGame> = games.chain((game) =>
  plans(game).map((plan) => {
    const play = () => playPlan(game, plan);
    return { play, [fc.toStringMethod]: () => recordText(play().match) };
  }),
);
