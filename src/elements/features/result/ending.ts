import type { Seat } from '../../../games/game.js';
import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import { resultCard } from '../../../ui/result/result-card.js';
import type { FinalScore, ResultCard } from '../../../ui/result/result-card.js';
import { resultCardStyles } from '../../../ui/result/result-card.styles.js';
import type { Mood } from '../../../ui/result/result-mark.js';
import { bestOf, isRecord, keepBest } from '../../play/best-so-far.js';
import type { Best } from '../../play/best-so-far.js';
import type { AnyContext } from '../../play/play-context.js';
import { describeRank } from './solo-rank.js';

export const styles = resultCardStyles;

/** The end of a game: who has won, the points, what decided, and what can be done next. */
export function renderEnding(
  context: AnyContext,
  parts: Pick<ResultCard, 'result' | 'isNew' | 'again' | 'tools'>,
): unknown {
  const { match, play, commonWords: words } = context;
  const { scores = [], decided, deciles } = play.ending;
  const { winners = [] } = match.outcome ?? {};
  const all = scores
    .map((points, seat): FinalScore => {
      return {
        name: context.names.shown(seat),
        points,
        label: words('tabletop.points', points),
        isBest: winners.includes(seat),
      };
    })
    .sort((a, b) => b.points - a.points);
  const best = bestOf(context);
  if (best && parts.isNew) keepBest(match.game, match.options, best.points);
  const [alone] = match.seats === 1 && match.start === undefined ? scores : [];
  const sentences = [
    decided,
    context.names.you === undefined ? describeLead(all, winners, words) : undefined,
    alone !== undefined && deciles ? describeRank(alone, deciles, words) : undefined,
    best && describeBest(best, words),
  ];
  const lines = sentences.filter((line) => line !== undefined);
  const mood = parts.isNew && best && isRecord(best) ? 'record' : moodOf(context, winners);
  return resultCard({ ...parts, label: words('tabletop.result'), mood, scores: all, lines });
}

/** How far a single winner is ahead; the result itself tells it to a reader who plays. */
function describeLead(
  [first, second]: readonly FinalScore[],
  winners: readonly Seat[],
  words: Term<CommonTerms>,
): string | undefined {
  if (!first || !second || winners.length !== 1 || first.points === second.points || !first.isBest) return undefined;
  return words('tabletop.ahead', first.points - second.points, second.name);
}

/** The first game has nothing to be compared with. */
function describeBest(best: Best, words: Term<CommonTerms>): string | undefined {
  const { points, before } = best;
  if (before === undefined) return undefined;
  return isRecord(best) ? words('tabletop.newBest', points - before) : words('tabletop.bestSoFar', before);
}

/** Whether somebody at this element has won. */
function moodOf({ match }: AnyContext, winners: readonly Seat[]): Mood {
  const { gate, seats } = match;
  if (winners.length === seats || winners.length === 0 || !gate.hasUser) return 'plain';
  return winners.some((seat) => gate.playerOf(seat).kind === 'human') ? 'win' : 'loss';
}
