import type { Seat } from '../games/game.js';
import type { Term } from '../interaction/language.js';
import type { CommonTerms } from '../locales/common/terms.js';
import { resultCard } from '../ui/result-card.js';
import type { FinalScore, ResultCard } from '../ui/result-card.js';
import { resultCardStyles } from '../ui/result-card.styles.js';
import type { Mood } from '../ui/result-mark.js';
import type { PlayHost } from './play-host.js';
import type { PlayedGame } from './played-game.js';

export const styles = resultCardStyles;

/** The end of a game: who has won, the points, what decided, and what can be done next. */
export function renderEnding<State, Move, Terms extends CommonTerms>(
  host: PlayHost<State, Move, Terms>,
  game: PlayedGame<State, Move>,
  parts: Pick<ResultCard, 'result' | 'isNew' | 'again' | 'tools'>,
): unknown {
  const words = host.words as Term<CommonTerms>;
  const { scores = [], decided } = game.ending;
  const { winners = [] } = host.match.outcome ?? {};
  const all = scores
    .map((points, seat): FinalScore => {
      return {
        name: host.nameOf(seat),
        points,
        label: words('tabletop.points', points),
        isBest: winners.includes(seat),
      };
    })
    .sort((a, b) => b.points - a.points);
  const lines = [decided, describeLead(all, winners, words)].filter((line) => line !== undefined);
  return resultCard({ ...parts, label: words('tabletop.result'), mood: moodOf(host, winners), scores: all, lines });
}

/** How far a single winner is ahead. */
function describeLead(
  [first, second]: readonly FinalScore[],
  winners: readonly Seat[],
  words: Term<CommonTerms>,
): string | undefined {
  if (!first || !second || winners.length !== 1 || first.points === second.points || !first.isBest) return undefined;
  return words('tabletop.ahead', first.points - second.points, second.name);
}

/** Whether somebody at this element has won. */
function moodOf<State, Move, Terms extends CommonTerms>(
  { match }: PlayHost<State, Move, Terms>,
  winners: readonly Seat[],
): Mood {
  const { gate, seats } = match;
  if (winners.length === seats || winners.length === 0 || !gate.hasUser) return 'plain';
  return winners.some((seat) => gate.playerOf(seat).kind === 'human') ? 'win' : 'loss';
}
