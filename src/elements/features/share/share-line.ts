import type { Seat } from '../../../games/game.js';
import { figure } from '../../../locales/common/figures.js';
import { bestOf, isRecord } from '../../play/best-so-far.js';
import type { AnyContext } from '../../play/play-context.js';
import { titleOf } from '../../play/title-of.js';

/** What stands and for whom, in a few words: `Kubi · 560 points`, `Triad · White 1, Black 3`, `Triad · White 1, Black 2 · White resigned: Black wins`, `Tricubo · 65 points so far`, `Kubi · 560 points · personal best: 720`. What is known of luck and play follows. */
export function shareLine(context: AnyContext): string {
  const note = context.features.first(({ sharedNote }) => sharedNote);
  return [resultLine(context), ...(note ? [note] : [])].join(' · ');
}

function resultLine(context: AnyContext): string {
  const { match, commonWords: words } = context;
  const { game, state, seats, outcome } = match;
  const total = (seat: Seat) => game.score(state, seat).reduce((sum, { points }) => sum + points, 0);
  const scores = outcome?.scores ?? Array.from({ length: seats }, (_, seat) => total(seat));
  const result =
    seats === 1
      ? words('tabletop.points', scores[0] ?? 0)
      : scores.map((points, seat) => `${context.nameOf(seat)} ${figure(points)}`).join(', ');
  const line = `${titleOf(game.id)} · ${result}${outcome ? '' : ` ${words('tabletop.soFar')}`}`;
  const given = context.features.first(({ sharedEnding }) => sharedEnding);
  if (given) return `${line} · ${given}`;
  const best = bestOf(context);
  if (best?.before === undefined) return line;
  return `${line} · ${words('tabletop.personalBest', isRecord(best) ? undefined : best.before)}`;
}
