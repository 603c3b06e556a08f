import type { Seat } from '../../../games/game.js';
import type { Term } from '../../../interaction/language.js';
import { whenPainted } from '../../../interaction/when-painted.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import { resultCard } from '../../../ui/result/result-card.js';
import type { FinalScore, ResultCard } from '../../../ui/result/result-card.js';
import { resultCardStyles } from '../../../ui/result/result-card.styles.js';
import type { Mood } from '../../../ui/result/result-mark.js';
import { bestOf, isRecord, keepBest } from '../../play/best-so-far.js';
import type { Best } from '../../play/best-so-far.js';
import type { AnyContext } from '../../play/play-context.js';
import { startOf } from '../../session/match-loading.js';
import { describeRank } from './solo-rank.js';

export const styles = resultCardStyles;

/** The end of a game: who has won, the points, what decided, and what can be done next. */
export function renderEnding(
  context: AnyContext,
  parts: Pick<ResultCard, 'isNew' | 'offer' | 'again' | 'tools'> & {
    readonly isOpen: boolean;
    readonly toggle: () => void;
  },
): unknown {
  const { match, play, situation, intentions, commonWords: words } = context;
  const { scores = [], deciles } = play.ending;
  const { winners = [] } = match.outcome ?? {};
  const { notice } = intentions;
  const decided = notice ? undefined : describeReason(context);
  const all = scores
    .map((points, seat): FinalScore => {
      return {
        name: context.names.shown(seat),
        sign: play.signOf?.(seat),
        points,
        label: words('tabletop.points', points),
        isBest: winners.includes(seat),
      };
    })
    .sort((a, b) => b.points - a.points);
  const best = bestOf(context);
  if (best && parts.isNew) keepBest(match, best.points);
  const [alone] = match.seats === 1 && match.start === undefined ? scores : [];
  const rank = alone !== undefined && deciles ? describeRank(alone, deciles, words) : undefined;
  const content = play.renderSums?.();
  return resultCard({
    ...parts,
    label: words('tabletop.result'),
    mood: parts.isNew && best && isRecord(best) ? 'record' : moodOf(context, winners),
    title: notice?.() ?? withoutReason(situation, decided),
    best: best && describeBest(best, words),
    scores: all,
    decided,
    rank,
    sums: content === undefined ? undefined : { label: words('tabletop.howItAddsUp'), content, ...parts },
  });
}

/** Looks through the game, and then goes to its start: both at once would keep a slow phone busy for too long. */
export async function lookThrough({ match, play, renderRoot, session }: AnyContext): Promise<void> {
  const focused = (renderRoot as ShadowRoot).activeElement as HTMLElement | null;
  // While a focused button is removed, the browser lays everything out.
  focused?.blur();
  session.lookThrough(true);
  await whenPainted();
  if (!session.isLookedThrough) return;
  if (focused && document.activeElement === document.body) play.focusTable();
  session.goTo(startOf(match), 'user');
}

/** Why the game is over. For somebody alone, the reason is given only if the game gives it in its own sentence. */
function describeReason({ match, play }: AnyContext): string | undefined {
  if (!match.outcome || match.concession) return undefined;
  const words = play.words as unknown as (term: string) => string;
  const reason = words(`${match.game.id}.reason.${match.outcome.reason}`);
  return match.seats > 1 || play.situation.endsWith(reason) ? reason : undefined;
}

/** The sentence about the result, whose reason stands below it. */
const withoutReason = (sentence: string, reason: string | undefined): string =>
  reason && sentence.endsWith(reason) ? sentence.slice(0, -reason.length).trimEnd() : sentence;

/** The first game has nothing to be compared with. */
function describeBest(best: Best, words: Term<CommonTerms>): string | undefined {
  const { points, before } = best;
  if (before === undefined) return undefined;
  return isRecord(best) ? words('tabletop.newBest', points - before) : words('tabletop.bestSoFar', before);
}

/** Whether somebody at this element has won. */
function moodOf({ match, play }: AnyContext, winners: readonly Seat[]): Mood {
  const { gate, seats } = match;
  if (seats === 1) return play.ending.isReached ? 'win' : 'plain';
  if (winners.length === seats || winners.length === 0) return 'draw';
  if (!gate.hasUser) return 'plain';
  return winners.some((seat) => gate.playerOf(seat).kind === 'human') ? 'win' : 'loss';
}
