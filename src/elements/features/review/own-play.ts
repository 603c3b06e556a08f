import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Review, ReviewUnit } from '../../../opponents/review/review.js';
import { dateOf } from '../../../puzzles/day.js';
import { button } from '../../../ui/panel/button.js';
import type { AnyContext } from '../../play/play-context.js';
import { amountOf } from './amounts.js';
import { forgetPastGames, keepPastGame, pastGames, pastPlayOf } from './past-games.js';
import type { ReviewLanguage } from './summary.js';

/** The size of the line, and the room round it for its last point. Pixels. */
const SIZE = { width: 120, height: 28 } as const;
const ROOM = 4;

/** How the reader plays, over the last games on this device: kept where the page keeps games, of whole games that were played here. */
export class OwnPlay {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  /** Keeps what the reader gave away in the game that was reviewed. */
  keep({ seats }: Review): void {
    const { match, names, session, settings } = this.#context;
    const { game, seed, length, start } = match;
    const outcome = game.outcome(match.stateAt(length));
    const { play } = seats[names.reader ?? -1] ?? {};
    if (!settings.persist || !session.isLookedThrough || !outcome || start !== undefined || play === undefined) return;
    const id = [seed, length, ...outcome.scores].join(' ');
    keepPastGame(game.id, { id, day: dateOf(new Date()), loss: Math.max(0, -play) });
  }

  /** The line, with a press that forgets it. */
  render(unit: ReviewUnit, { code, words }: ReviewLanguage): TemplateResult | typeof nothing {
    const { match, names, settings } = this.#context;
    const { id } = match.game;
    const past = settings.persist && names.reader !== undefined && pastPlayOf(pastGames(id), dateOf(new Date()));
    if (!past) return nothing;
    const { losses, mean, lastMonth } = past;
    const amount = (loss: number) => amountOf(loss, unit, code);
    const forget = () => {
      forgetPastGames(id);
      this.#context.requestUpdate();
    };
    return html`<div class="own-play">
      ${lineOf(losses)}
      <p>${words.ownPlay(losses.length, amount(mean), lastMonth === undefined ? undefined : amount(lastMonth))}</p>
      ${button(words.forget, forget)}
    </div>`;
  }
}

/** The losses from the first to the last; the higher, the more. */
function lineOf(losses: readonly number[]): TemplateResult {
  const { width, height } = SIZE;
  const most = Math.max(...losses, Number.MIN_VALUE);
  const x = (i: number) => ROOM + ((width - 2 * ROOM) * i) / (losses.length - 1);
  const y = (loss: number) => height - ROOM - ((height - 2 * ROOM) * loss) / most;
  const points = losses.map((loss, i) => `${x(i).toFixed(1)},${y(loss).toFixed(1)}`);
  const last = svg`<circle cx=${x(losses.length - 1)} cy=${y(losses.at(-1)!)} r="3"></circle>`;
  return html`<svg class="own-line" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    <path d="M${ROOM},${height - 1}H${width - ROOM}"></path>
    <polyline points=${points.join(' ')}></polyline>
    ${last}
  </svg>`;
}
