/** How the opponent for Triad plays and analyses: alpha-beta search ({@link Search}), as deep as time or the level allows. */
import type { Seat } from '../../games/game.js';
import type { TriadMove, TriadState } from '../../games/triad/index.js';
import type { Level } from '../level.js';
import type { Meter } from '../meter.js';
import type { Analysis, RatedMove, Steps, Strategy } from '../opponent.js';
import { pickNearBest } from '../pick.js';
import { Board, MOST_PLIES } from './board.js';
import { estimateOf } from './chance.js';
import { SURE, Search, UNSEEN, WIN } from './search.js';
import type { Depth } from './search.js';
import { SKILLS } from './skills.js';

/** In hundredths of a removed die: a certain win, and what it loses with each ply that it takes, so that no level misses what decides the game. */
const CERTAIN = 2000;
const DELAY = 20;

/** An analysis is exact for moves that are not worse than the best one by more than this. */
const MARGIN = 60;

/**
 * The standard error of the difference between the outcomes after two moves. Of 43 pairs of near moves it changed by a root mean square of 0.21 when a search of 100,000 positions
 * became twice as long; both share in that.
 */
const ERROR = 0.15;

export const strategy: Strategy<TriadState, TriadMove> = { unit: 'outcome', analyse, choose };

function* analyse(view: TriadState, _seat: Seat, meter: Meter): Steps<Analysis<TriadMove>> {
  const rated = yield* search(view, meter, { plies: MOST_PLIES, margin: MARGIN });
  const best = rated[0]!.value;
  const moves = rated.map(({ move, value }, place) => {
    const isExact = place === 0 || Math.min(Math.abs(value), Math.abs(best)) >= SURE;
    return { move, value: outcomeOf(value), ...(!isExact && { error: ERROR }) };
  });
  return { value: moves[0]!.value, moves };
}

function* choose(view: TriadState, _seat: Seat, level: Level, random: () => number, meter: Meter): Steps<TriadMove> {
  if (level === 'expert') return (yield* search(view, meter, { plies: MOST_PLIES, margin: 0 }))[0]!.move;
  const skill = SKILLS[level];
  const isCareful = random() < skill.care;
  const depth = { plies: isCareful ? skill.plies : 1, margin: skill.slack, ...(!isCareful && { triads: UNSEEN }) };
  const rated = yield* search(view, meter, depth);
  const moves = rated.map(({ move, value }) => ({ move, value: seenValue(value) }));
  return pickNearBest(moves, skill, random);
}

function* search(view: TriadState, meter: Meter, depth: Depth): Steps<readonly RatedMove<TriadMove>[]> {
  const board = new Board(view);
  const moves = yield* new Search(board, meter).moves(depth);
  return moves.map(({ move, value }) => ({ move: board.decode(move), value }));
}

/** The value as somebody who chooses among near values sees it. */
function seenValue(value: number): number {
  const size = Math.abs(value);
  return size < SURE ? value : Math.sign(value) * (CERTAIN - DELAY * (WIN - size));
}

/** The expected outcome; wins that are certain are the closer to 1 the sooner they come. */
function outcomeOf(value: number): number {
  const size = Math.abs(value);
  if (size < SURE) return estimateOf(value);
  return Math.sign(value) * (1 - (WIN - size) / 10_000);
}
