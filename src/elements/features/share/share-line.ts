import type { Seat } from '../../../games/game.js';
import type { Term } from '../../../interaction/language.js';
import { figure } from '../../../locales/common/figures.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import type { Match } from '../../../match/match.js';
import type { Text } from '../../base/attributes.js';
import { bestOf, isRecord } from '../result/best-so-far.js';

interface LineHost<State, Move> {
  readonly match: Match<State, Move>;
  readonly words: Term<CommonTerms>;
  readonly persist?: Text;
  nameOf(seat: Seat): string;
}

/** The game as its readers call it, in every language: `triad` → `Triad`. */
export const titleOf = (game: string): string => game.charAt(0).toUpperCase() + game.slice(1);

/** What stands and for whom, in a few words: `Kubi · 560 points`, `Triad · White 1, Black 3`, `Tricubo · 65 points so far`, `Kubi · 560 points · personal best: 720`. */
export function shareLine<State, Move>(host: LineHost<State, Move>): string {
  const { match, words } = host;
  const { game, state, seats, outcome } = match;
  const total = (seat: Seat) => game.score(state, seat).reduce((sum, { points }) => sum + points, 0);
  const scores = outcome?.scores ?? Array.from({ length: seats }, (_, seat) => total(seat));
  const result =
    seats === 1
      ? words('tabletop.points', scores[0] ?? 0)
      : scores.map((points, seat) => `${host.nameOf(seat)} ${figure(points)}`).join(', ');
  const line = `${titleOf(game.id)} · ${result}${outcome ? '' : ` ${words('tabletop.soFar')}`}`;
  const best = bestOf(host);
  if (best?.before === undefined) return line;
  return `${line} · ${words('tabletop.personalBest', isRecord(best) ? undefined : best.before)}`;
}
